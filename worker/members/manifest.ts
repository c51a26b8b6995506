import { users } from "#db/schema/accounts.ts";
import { invitations } from "#db/schema/members.ts";
import type { Room } from "#worker/kit/room.ts";
import { endInvitations, removeOldInvitations } from "./inviting.ts";
import { members as routes } from "./routes.ts";
import { summaries } from "./words/api.ts";
import { en } from "./words/en.ts";
import { pt } from "./words/pt.ts";

export const members = {
  mounts: [{ at: "/api/members", routes, access: "everyone" }],
  subjects: {
    member: { called: users.name, known_by: [] },
    // An address is told for as long as it is kept, and in no line.
    invitation: { called: invitations.email, known_by: [] },
  },
  jobs: [{ name: "remove old invitations", run: (db, _env, now) => removeOldInvitations(db, now) }],
  takingBack: endInvitations,
  words: { pt, en },
  summaries,
} satisfies Room;
