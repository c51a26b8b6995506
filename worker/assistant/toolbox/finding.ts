import type { AssistantTool } from "#db/words/assistant.ts";
import { translate } from "#worker/locales/translate.ts";
import { Refusal } from "#worker/refusal.ts";
import { may } from "#worker/rights.ts";
import { type Finding, noRows, type ToolContext } from "../tools/tool.ts";
import { tools } from "./all.ts";

type Used = Omit<Finding, "outcome"> & { outcome: Finding["outcome"] | "not_allowed" };
const nothing = { figures: {}, rows: noRows, href: null, how: "" };

/** Uses one tool as who asks: what their role does not see, and what is not there, is an answer. Throws every other Refusal. */
export async function findBy(name: AssistantTool, input: unknown, context: ToolContext): Promise<Used> {
  const { say } = context.speech;
  const found = tools[name];
  if (!found) throw new Error(`there is no tool ${name}`);
  const refused: Used = { ...nothing, outcome: "not_allowed", answer: say("not_allowed") };
  if (!may(context.scope, found.permission)) return refused;
  try {
    return await found.find(found.arguments.parse(input), context);
  } catch (error) {
    if (error instanceof Refusal && error.code === "forbidden") return refused;
    if (error instanceof Refusal && error.code === "missing")
      return { ...nothing, outcome: "not_there", answer: say("not_there") };
    // More days than its page shows at once: what it says of them is the answer.
    if (error instanceof Refusal && error.code === "invalid") {
      const keys = [...new Set(Object.values(error.fields).flat())];
      const answer = keys.map((key) => translate(context.language, key, error.extras.values)).join(" ");
      return { ...nothing, outcome: "unknown", answer: answer || say("unknown.words") };
    }
    throw error;
  }
}
