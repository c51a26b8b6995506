import { and, eq, type SQL, sql } from "drizzle-orm";
import { birdCounts } from "#db/schema/birds.ts";
import type { StatusKind } from "#db/vocabulary.ts";
import { planOf } from "#worker/billing/plans.ts";
import { owned, type Scope } from "#worker/scope.ts";

type Dimension = "all" | "species" | "status" | "sex" | "place";
type Counted = { n: number };

/** The statement that reads how many birds are counted under one key; no row means none. */
export function countOf(scope: Scope, dimension: Dimension, key: string) {
  return scope.db
    .select({ n: birdCounts.n })
    .from(birdCounts)
    .where(owned(scope, birdCounts, and(eq(birdCounts.dimension, dimension), eq(birdCounts.key, key))));
}

/** What the plan allows and how much of it is used; `birds: null` is unlimited. */
type BirdLimit = { birds: number | null; used: number };

/** The limit of the plan in force beside the number in use. */
export const limitOf = (scope: Scope, used: number): BirdLimit => ({ birds: planOf(scope.plan).birds, used });

// By what the statuses mean now: one that comes to mean another thing takes its birds along.
const kept = ({ org_id }: Pick<Scope, "org_id">, means: SQL): SQL => sql`(
  SELECT ifnull(sum(counted.n), 0) FROM bird_counts counted
  LEFT JOIN statuses ON statuses.org_id = ${org_id} AND statuses.id = counted.key
  WHERE counted.org_id = ${org_id} AND counted.dimension = 'status' AND ifnull(statuses.kind, 'present') ${means}
)`;

/** How many birds count against the plan, as SQL: those present or away, and those without a status. */
export const inPlan = (scope: Pick<Scope, "org_id">): SQL => kept(scope, sql`<> 'gone'`);

// Whoever is gone lives nowhere, and nobody looks for a place for them.
const homeless = (scope: Pick<Scope, "org_id">): SQL => sql`${inPlan(scope)} - (
  SELECT ifnull(sum(n), 0) FROM bird_counts WHERE org_id = ${scope.org_id} AND dimension = 'place' AND key <> ''
)`;

/** The statement that reads how many birds count against the plan. */
export const countInPlan = (scope: Scope) => scope.db.all<Counted>(sql`SELECT ${inPlan(scope)} AS n`);

/** The statement that reads how many birds have a status of that kind; without one they are present. */
export const countOfKind = (scope: Scope, kind: StatusKind) =>
  scope.db.all<Counted>(sql`SELECT ${kept(scope, sql`= ${kind}`)} AS n`);

/** The statement that reads how many birds that are not gone live in no place. */
export const countHomeless = (scope: Scope) => scope.db.all<Counted>(sql`SELECT ${homeless(scope)} AS n`);

/**
 * The kept counts a list is parted by, as rows of `facet, key, n`: under `place none` only birds that are not gone; with
 * `isOfCurrent` by species and sex too.
 */
export function countsByFacet(scope: Pick<Scope, "org_id">, isOfCurrent: boolean): SQL {
  const plain = sql.raw(isOfCurrent ? "'status'" : "'species', 'status', 'sex'");
  const parted = isOfCurrent
    ? sql`UNION ALL ${currentBy(scope, "species")} GROUP BY 2 HAVING sum(n) > 0 UNION ALL ${currentBy(scope, "sex")} GROUP BY 2 HAVING sum(n) > 0`
    : sql``;
  return sql`
    SELECT dimension AS facet, iif(key = '', 'none', key) AS key, n FROM bird_counts
    WHERE org_id = ${scope.org_id} AND (dimension IN (${plain}) OR (dimension = 'place' AND key <> '')) AND n > 0
    UNION ALL SELECT 'place', 'none', ${homeless(scope)} ${parted}`;
}

/** Where a kept count has a status beside a species, or beside a sex and a year: what is counted, and the status. */
const besideStatus = {
  species: {
    dimension: "species_status",
    key: "substr(key, 1, instr(key, ' ') - 1)",
    status: "substr(key, instr(key, ' ') + 1)",
  },
  sex: {
    dimension: "cohort",
    key: "substr(key, instr(key, ' ') + 1, instr(substr(key, instr(key, ' ') + 1), ' ') - 1)",
    status: "substr(key, 1, instr(key, ' ') - 1)",
  },
} as const;

/** How many birds that are not gone are of each species or sex, or of the one given, as `facet, key, n` before they are grouped. */
export function currentBy({ org_id }: Pick<Scope, "org_id">, facet: keyof typeof besideStatus, one?: string): SQL {
  const { dimension, key, status } = besideStatus[facet];
  return sql`
    SELECT ${sql.raw(`'${facet}'`)} AS facet, ${sql.raw(key)} AS key, ifnull(sum(n), 0) AS n FROM bird_counts
    WHERE org_id = ${org_id} AND dimension = ${dimension} AND ${sql.raw(status)} NOT IN (
      SELECT id FROM statuses WHERE org_id = ${org_id} AND kind = 'gone'
    ) ${one === undefined ? sql`` : sql`AND ${sql.raw(key)} = ${one}`}`;
}

type OneOf = { species_id: string; sex: string };

/** The statement that reads how many birds are not gone: all of them, those of a species, or those of a sex. */
export function countCurrent(scope: Scope, { species_id, sex }: OneOf) {
  if (species_id) return scope.db.all<Counted>(currentBy(scope, "species", species_id));
  return sex ? scope.db.all<Counted>(currentBy(scope, "sex", sex)) : countInPlan(scope);
}
