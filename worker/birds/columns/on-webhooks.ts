import { type SQL, sql } from "drizzle-orm";
import type { HookEvents } from "#worker/kit/hook-slots.ts";
import type { Scope } from "#worker/scope.ts";
import { findBird } from "./details.ts";

const subject = sql`line.subject_id`;
const source = "audit" as const;
const data = (scope: Scope, _env: unknown, id: string) => findBird(scope, id);
const isGone = (at: 0 | 1): SQL => sql`EXISTS (SELECT 1 FROM statuses WHERE statuses.org_id = line.org_id
  AND statuses.id = line.changes ->> ${`$.status_id[${at}]`} AND statuses.kind = 'gone')`;

/** A bird made, changed in whatever way, and gone: by a status that means so where none did before. */
export const birdsOnWebhooks: HookEvents = {
  "bird.created": { source, subject, data, when: sql`line.subject = 'bird' AND line.deed = 'created'` },
  "bird.changed": {
    source,
    subject,
    data,
    when: sql`line.subject = 'bird' AND line.deed IN ('changed', 'deleted', 'restored')`,
  },
  "bird.left": {
    source,
    subject,
    data,
    when: sql`line.subject = 'bird' AND line.deed = 'changed' AND ${isGone(1)} AND NOT ${isGone(0)}`,
  },
};
