import type { Room } from "#worker/kit/room.ts";
import { removeOldMessages } from "./queries.ts";
import { contact } from "./routes.ts";

export const support = {
  mounts: [{ at: "/api/contact", routes: contact, doors: "everyone" }],
  deeds: [{ name: "remove old contact messages", run: (db, _env, now) => removeOldMessages(db, now) }],
} satisfies Room;
