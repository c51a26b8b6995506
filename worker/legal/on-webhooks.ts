import { sql } from "drizzle-orm";
import type { HookEvents } from "#worker/kit/hook-slots.ts";
import { findHandover } from "./handover/rows.ts";
import { paperPage } from "./papers/reading.ts";

const subject = sql`line.subject_id`;

/** A paper that got its number; the return of a year has one as it is made. An offer of birds that was taken. */
export const papersOnWebhooks: HookEvents = {
  "paper.issued": {
    source: "audit",
    when: sql`line.subject = 'paper' AND (line.changes ->> '$.state[1]' = 'issued'
      OR (line.deed = 'created' AND line.changes ->> '$.kind[1]' = 'annual_return'))`,
    subject,
    data: (scope, _env, id) => paperPage(scope, id),
  },
  "handover.accepted": {
    source: "audit",
    when: sql`line.subject = 'handover' AND line.changes ->> '$.state[1]' = 'accepted'`,
    subject,
    data: findHandover,
  },
};
