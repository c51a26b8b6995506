import { subscriptions as table } from "#db/schema/subscriptions.ts";
import type { Room } from "#worker/kit/room.ts";
import { eventRoutes } from "./event-routes.ts";
import { numberLeftOver } from "./events/numbering.ts";
import { billingRoutes } from "./routes.ts";
import { testRoutes } from "./test-routes.ts";
import { en } from "./words/en.ts";
import { pt } from "./words/pt.ts";

export const subscriptions = {
  mounts: [
    { at: "/api/billing", routes: billingRoutes, access: "members" },
    { at: "/api/billing/test", routes: testRoutes, access: "members" },
    { at: "/api/billing-events", routes: eventRoutes, access: "everyone" },
  ],
  subjects: { subscription: { called: table.plan, known_by: ["plan", "period"] } },
  jobs: [{ name: "number receipts", run: (db, _env, now) => numberLeftOver(db, now) }],
  words: { pt, en },
} satisfies Room;
