import { sql } from "drizzle-orm";
import { type HealthKind, healthKinds } from "#db/words/care.ts";
import type { BirdEvents } from "#worker/kit/slots.ts";

const kindOf = (what: string | null): HealthKind | null => healthKinds.find((kind) => kind === what) ?? null;

/** What happened to its health, among all that happened to a bird. */
export const healthEventsOfBird = {
  order: 25,
  kinds: { health: {} },
  rows: ({ org_id }, id, most) => sql`
    SELECT 'health' AS kind, on_day AS at, kind AS what, substr(findings, 1, 200) AS before, NULL AS n, until_on AS known
    FROM health_events WHERE org_id = ${org_id} AND bird_id = ${id} ORDER BY on_day DESC, created_at DESC, id DESC LIMIT ${most}`,
  serialize: ({ what, before, known }) => ({ of: kindOf(what), findings: before, until: known }),
} satisfies BirdEvents;
