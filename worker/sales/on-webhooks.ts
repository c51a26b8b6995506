import { sql } from "drizzle-orm";
import type { HookEvents } from "#worker/kit/hook-slots.ts";
import { findSale } from "./reading.ts";

/** A sale whose birds and goods were handed over, at once or later. */
export const salesOnWebhooks: HookEvents = {
  "sale.delivered": {
    source: "audit",
    when: sql`line.subject = 'sale' AND line.changes ->> '$.state[1]' = 'delivered'`,
    subject: sql`line.subject_id`,
    data: (scope, _env, id) => findSale(scope, id),
  },
};
