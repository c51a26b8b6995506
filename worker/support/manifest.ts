import { feedback, tickets } from "#db/schema/support.ts";
import type { Room } from "#worker/kit/room.ts";
import { carryLeftOver } from "./console/carrying.ts";
import { forgetGrants } from "./grants/listing.ts";
import { grantRoutes } from "./grants/routes.ts";
import { removeOldMessages, report } from "./queries.ts";
import { contact } from "./routes.ts";
import { ticketRoutes } from "./tickets/routes.ts";
import { summaries } from "./words/api.ts";
import { en } from "./words/en.ts";
import { pt } from "./words/pt.ts";

export const support = {
  mounts: [
    { at: "/api/contact", routes: contact, access: "everyone" },
    { at: "/api/support/grants", routes: grantRoutes, access: "members" },
    { at: "/api/support/tickets", routes: ticketRoutes, access: "members" },
  ],
  jobs: [
    { name: "remove old contact messages", run: (db, _env, now) => removeOldMessages(db, now) },
    { name: "forget old looks", run: (db, _env, now) => forgetGrants(db, now) },
    { name: "carry to the operator's lists", run: carryLeftOver },
  ],
  reporting: report,
  subjects: {
    ticket: { called: tickets.number, known_by: ["number"] },
    feedback: { called: feedback.title, known_by: ["title"] },
  },
  words: { pt, en },
  summaries,
} satisfies Room;
