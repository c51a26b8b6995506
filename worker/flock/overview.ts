import { and, desc, eq, gt, sql } from "drizzle-orm";
import { birdCounts, birds } from "#db/schema/birds.ts";
import { species } from "#db/schema/species.ts";
import { answeredColumns } from "#worker/birds/stored/columns.ts";
import { limitOf } from "#worker/birds/stored/counts.ts";
import { inFlock } from "#worker/birds/stored/write-stamp.ts";
import { batch } from "#worker/kit/batch.ts";
import { owned, type Scope } from "#worker/scope.ts";
import { statusesInOrder } from "#worker/statuses/queries.ts";

const latestShown = 5;

/** What the dashboard shows of the flock, in one round trip; every figure is a kept count. */
export async function flockOverview(scope: Scope) {
  const { bySpecies, counts, statuses, latest, kinds } = await batch(scope.db, {
    bySpecies: countsBySpecies(scope),
    counts: countsByStatus(scope),
    statuses: statusesInOrder(scope),
    latest: latestBirds(scope),
    kinds: scope.db.select({ n: sql<number>`count(*)` }).from(species).where(owned(scope, species)),
  });
  const counted = new Map(counts.map(({ key, n }) => [key, n]));
  const total = bySpecies.reduce((sum, it) => sum + it.birds, 0);
  const none = { id: null, key: null, name: null, kind: "present" as const };
  const byStatus = [...statuses, none].flatMap((status) => {
    const n = counted.get(status.id ?? "") ?? 0;
    return n > 0
      ? [{ status_id: status.id, key: status.key, status_name: status.name, kind: status.kind, birds: n }]
      : [];
  });
  const species_count = kinds[0]?.n ?? 0;
  const limit = limitOf(scope, total);
  const trial_days_left = daysUntil(scope.trial_ends_at, scope.now);
  return { total, species_count, by_species: bySpecies, by_status: byStatus, latest, limit, trial_days_left };
}

/** Days from one instant to a later one, the begun one counted; null without an end. */
function daysUntil(end: string | null, now: string): number | null {
  return end === null ? null : Math.ceil((Date.parse(end) - Date.parse(now)) / 86_400_000);
}

function countsBySpecies(scope: Scope) {
  return scope.db
    .select({ species_id: species.id, species_name: species.common_name, birds: birdCounts.n })
    .from(birdCounts)
    .innerJoin(species, and(eq(species.org_id, birdCounts.org_id), eq(species.id, birdCounts.key)))
    .where(owned(scope, birdCounts, eq(birdCounts.dimension, "species"), gt(birdCounts.n, 0)))
    .orderBy(desc(birdCounts.n), species.name_key);
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
