import { sql } from "drizzle-orm";
import { ailing } from "#worker/flock/ailing.ts";
import type { Scope } from "#worker/scope.ts";

/** So many are named in a sentence; the rest is counted. */
const named = 3;
/** Days before a trial ends when that is told. */
export const soon = 7;

export type Ailing = { status_id: string; id: string; identifier: string; since: string };

/** The statement that reads, of each status a bird should not stay in, those that have had it longest. */
export const ailingLongest = ({ db, org_id }: Scope) =>
  db.all<Ailing>(sql`
    SELECT statuses.id AS status_id, birds.id, birds.identifier, birds.status_since AS since
    FROM statuses CROSS JOIN birds ON birds.org_id = ${org_id} AND birds.id IN (
      SELECT it.id FROM birds it WHERE it.org_id = ${org_id} AND it.status_id = statuses.id
      AND it.deleted_at IS NULL AND it.is_reference = 0 AND it.status_since IS NOT NULL
      ORDER BY it.status_since, it.n LIMIT ${named}
    )
    WHERE statuses.org_id = ${org_id} AND statuses.key IN (${ailing[0]}, ${ailing[1]})
    ORDER BY birds.status_since, birds.n`);
