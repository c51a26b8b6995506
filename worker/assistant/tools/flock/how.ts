import { toolArguments } from "../arguments.ts";
import { noRows, tool } from "../tool.ts";
import { addressOf } from "./address.ts";

/** How something is done in the app: where the help is sought for it. The page adds the articles. */
export const how = tool({
  name: "how",
  permission: "flock.read",
  arguments: toolArguments.how,
  async find({ q }, { speech }) {
    return {
      outcome: "how",
      figures: {},
      rows: noRows,
      href: addressOf("/help", { q }),
      answer: speech.say("how.help"),
      how: speech.say("how.words", { q }),
    };
  },
});
