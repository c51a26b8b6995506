import type { Room } from "#worker/kit/room.ts";
import { archivedCharges } from "./archived.ts";
import { complainOfPayments, followClosings, removeOldEvents, tendSubscriptions } from "./clock.ts";
import { documentRoutes } from "./documents/routes.ts";
import { eventRoutes } from "./event-routes.ts";
import { numberLeftOver } from "./events/numbering.ts";
import { billingRoutes } from "./routes.ts";
import { testRoutes } from "./test-routes.ts";
import { summaries } from "./words/api.ts";
import { en } from "./words/en.ts";
import { pt } from "./words/pt.ts";

export const subscriptions = {
  mounts: [
    { at: "/api/billing", routes: billingRoutes, access: "members" },
    { at: "/api/billing/documents", routes: documentRoutes, access: "members" },
    { at: "/api/billing/test", routes: testRoutes, access: "members" },
    { at: "/api/billing-events", routes: eventRoutes, access: "everyone" },
  ],
  subjects: { subscription: { called: "only", known_by: [] } },
  jobs: [
    { name: "follow closings", asksOthers: true, run: followClosings },
    { name: "tend subscriptions", asksOthers: true, run: tendSubscriptions },
    { name: "number receipts", run: (db, _env, now) => numberLeftOver(db, now) },
    { name: "remove old payment events", run: (db, _env, now) => removeOldEvents(db, now) },
    { name: "complain of payments", run: complainOfPayments },
  ],
  archived: [archivedCharges],
  words: { pt, en },
  summaries,
} satisfies Room;
