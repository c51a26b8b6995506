import { desc, eq, sql } from "drizzle-orm";
import { birdCounts, birds } from "#db/schema/birds.ts";
import { species } from "#db/schema/species.ts";
import type { StatusKind } from "#db/vocabulary.ts";
import { answeredColumns } from "#worker/birds/stored/columns.ts";
import { limitOf } from "#worker/birds/stored/counts.ts";
import { inFlock } from "#worker/birds/stored/write-stamp.ts";
import { batch } from "#worker/kit/batch.ts";
import { owned, type Scope } from "#worker/scope.ts";
import { statusesInOrder } from "#worker/statuses/queries.ts";

const latestShown = 5;

/**
 * What the dashboard shows of the flock, in one round trip; every figure is a kept count. By species those that are present
 * are told, by status all.
 */
export async function flockOverview(scope: Scope) {
  const { bySpecies, counts, statuses, latest, kinds } = await batch(scope.db, {
    bySpecies: countsBySpecies(scope),
    counts: countsByStatus(scope),
    statuses: statusesInOrder(scope),
    latest: latestBirds(scope),
    kinds: scope.db.select({ n: sql<number>`count(*)` }).from(species).where(owned(scope, species)),
  });
  const counted = new Map(counts.map(({ key, n }) => [key, n]));
  const none = { id: null, key: null, name: null, kind: "present" as const };
  const byStatus = [...statuses, none].flatMap((status) => {
    const n = counted.get(status.id ?? "") ?? 0;
    return n > 0
      ? [{ status_id: status.id, key: status.key, status_name: status.name, kind: status.kind, birds: n }]
      : [];
  });
  const of = (asked: StatusKind) => byStatus.reduce((sum, { kind, birds }) => sum + (kind === asked ? birds : 0), 0);
  const [present, away, gone] = [of("present"), of("away"), of("gone")];
  const total = present + away + gone;
  const species_count = kinds[0]?.n ?? 0;
  const limit = limitOf(scope, present + away);
  const trial_days_left = daysUntil(scope.trial_ends_at, scope.now);
  return {
    ...{ total, present, away, gone, species_count, by_species: bySpecies, by_status: byStatus },
    ...{ latest, limit, trial_days_left },
  };
}

/** Days from one instant to a later one, the begun one counted; null without an end. */
function daysUntil(end: string | null, now: string): number | null {
  return end === null ? null : Math.ceil((Date.parse(end) - Date.parse(now)) / 86_400_000);
}

type OfSpecies = { species_id: string; species_name: string; birds: number };

/** The statement that reads how many birds of each species are present. */
function countsBySpecies({ db, org_id }: Scope) {
  return db.all<OfSpecies>(sql`
    SELECT species.id AS species_id, species.common_name AS species_name, sum(counted.n) AS birds
    FROM bird_counts counted
    JOIN species ON species.org_id = ${org_id} AND species.id = substr(counted.key, 1, instr(counted.key, ' ') - 1)
    LEFT JOIN statuses ON statuses.org_id = ${org_id} AND statuses.id = substr(counted.key, instr(counted.key, ' ') + 1)
    WHERE counted.org_id = ${org_id} AND counted.dimension = 'species_status' AND counted.n > 0
      AND ifnull(statuses.kind, 'present') = 'present'
    GROUP BY species.id ORDER BY birds DESC, species.name_key`);
}

function countsByStatus(scope: Scope) {
  return scope.db
    .select({ key: birdCounts.key, n: birdCounts.n })
    .from(birdCounts)
    .where(owned(scope, birdCounts, eq(birdCounts.dimension, "status")));
}

function latestBirds(scope: Scope) {
  return scope.db
    .select(answeredColumns(scope.language))
    .from(birds)
    .where(owned(scope, birds, inFlock))
    .orderBy(desc(birds.created_at), desc(birds.id))
    .limit(latestShown);
}
