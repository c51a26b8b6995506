import { sql } from "drizzle-orm";
import type { Scope } from "#worker/scope.ts";
import { statusName } from "#worker/statuses/queries.ts";

/** Statuses a bird should not stay in for long, by their keys. */
export const ailing: readonly string[] = ["sick", "quarantine"];

/** So many of each status are named. */
const most = 6;

type AilingBird = {
  id: string;
  identifier: string;
  name: string | null;
  species_name: string;
  status_name: string;
  /** The calendar day on which that status began. */
  status_since: string;
  place_name: string | null;
};

/** Birds that are sick or in quarantine, of each those that have been so longest; and the organisation's day. One trip. */
export async function ailingBirds({ db, org_id, language, today }: Scope) {
  const items = await db.all<AilingBird>(sql`
    SELECT birds.id, birds.identifier, birds.name, species.common_name AS species_name,
      statuses.${statusName(language)} AS status_name, birds.status_since, places.name AS place_name
    FROM statuses CROSS JOIN birds ON birds.org_id = ${org_id} AND birds.id IN (
      SELECT it.id FROM birds it WHERE it.org_id = ${org_id} AND it.status_id = statuses.id
      AND it.deleted_at IS NULL AND it.is_reference = 0 AND it.status_since IS NOT NULL
      ORDER BY it.status_since, it.n LIMIT ${most}
    )
    JOIN species ON species.org_id = ${org_id} AND species.id = birds.species_id
    LEFT JOIN places ON places.org_id = ${org_id} AND places.id = birds.place_id
    WHERE statuses.org_id = ${org_id} AND statuses.key IN (${ailing[0]}, ${ailing[1]})
    ORDER BY statuses.key = ${ailing[0]} DESC, birds.status_since, birds.n`);
  return { items, today };
}
export type AilingBirds = Awaited<ReturnType<typeof ailingBirds>>;
