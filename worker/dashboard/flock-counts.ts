import { desc, eq, type SQL, sql } from "drizzle-orm";
import { birdCounts, birds } from "#db/schema/birds.ts";
import { species } from "#db/schema/species.ts";
import type { Sex } from "#db/vocabulary.ts";
import { inFlock } from "#worker/birds/columns/write-stamp.ts";
import { owned, type Scope } from "#worker/scope.ts";

/** So many birds are looked at to see whether the flock has only just begun. */
const latestRead = 5;

/** Whether the status with that id means that its bird is present; a bird without one is. */
const isPresent = ({ org_id }: Pick<Scope, "org_id">, status_id: SQL) => sql`(${status_id} = '' OR ${status_id} IN (
  SELECT statuses.id FROM statuses WHERE statuses.org_id = ${org_id} AND statuses.kind = 'present'
))`;

type OfSpecies = { species_id: string; species_name: string; birds: number };

/** The statement that reads how many birds of each species are present. */
export function countsBySpecies({ db, org_id }: Scope) {
  return db.all<OfSpecies>(sql`
    SELECT species.id AS species_id, species.common_name AS species_name, sum(counted.n) AS birds
    FROM bird_counts counted
    JOIN species ON species.org_id = ${org_id} AND species.id = substr(counted.key, 1, instr(counted.key, ' ') - 1)
    WHERE counted.org_id = ${org_id} AND counted.dimension = 'species_status' AND counted.n > 0
      AND ${isPresent({ org_id }, sql`substr(counted.key, instr(counted.key, ' ') + 1)`)}
    GROUP BY species.id ORDER BY birds DESC, species.name_key`);
}

/** The statement that reads how many birds have each status. */
export function countsByStatus(scope: Scope) {
  return scope.db
    .select({ key: birdCounts.key, n: birdCounts.n })
    .from(birdCounts)
    .where(owned(scope, birdCounts, eq(birdCounts.dimension, "status")));
}

type Cohort = { sex: Sex /** Of birth; empty where it is not known. */; year: string; n: number };

/** The statement that reads how many birds are present of each sex and year of birth. */
export function cohorts({ db, org_id }: Scope) {
  const behind = (text: SQL) => sql`substr(${text}, instr(${text}, ' ') + 1)`;
  const kind = behind(sql`counted.key`);
  return db.all<Cohort>(sql`
    SELECT substr(kind, 1, instr(kind, ' ') - 1) AS sex, ${behind(sql`kind`)} AS year, sum(n) AS n FROM (
      SELECT ${kind} AS kind, counted.n FROM bird_counts counted
      WHERE counted.org_id = ${org_id} AND counted.dimension = 'cohort' AND counted.n > 0
      AND ${isPresent({ org_id }, sql`substr(counted.key, 1, instr(counted.key, ' ') - 1)`)}
    ) GROUP BY kind`);
}

/** The statement that reads how many birds were born in each month since the first of that year (`2025`). */
export function bornSince({ db, org_id }: Scope, year: string) {
  return db.all<{ key: string; n: number }>(sql`
    SELECT key, n FROM bird_counts
    WHERE org_id = ${org_id} AND dimension = 'born' AND key >= ${year} AND n > 0 ORDER BY key`);
}

/** The statement that reads, by year of birth, who has both parents and the sum of their F in millionths. */
export function inbreedingSince({ db, org_id }: Scope, year: string) {
  return db.all<{ year: string; bred: number; millionths: number }>(sql`
    SELECT bred.key AS year, bred.n AS bred, ifnull(summed.n, 0) AS millionths FROM bird_counts bred
    LEFT JOIN bird_counts summed ON summed.org_id = ${org_id} AND summed.dimension = 'inbreeding' AND summed.key = bred.key
    WHERE bred.org_id = ${org_id} AND bred.dimension = 'bred' AND bred.key >= ${year} AND bred.n > 0`);
}

/** The statement that reads of how many birds that are present the ring, or both parents, are not known. */
export function gapsOf({ db, org_id }: Scope) {
  const count = (dimension: "unringed" | "orphan") => sql`(
    SELECT ifnull(sum(counted.n), 0) FROM bird_counts counted
    WHERE counted.org_id = ${org_id} AND counted.dimension = ${dimension} AND ${isPresent({ org_id }, sql`counted.key`)}
  )`;
  return db.all<{ unringed: number; orphans: number }>(
    sql`SELECT ${count("unringed")} AS unringed, ${count("orphan")} AS orphans`,
  );
}

/** The statement that counts the species. */
export const speciesCount = (scope: Scope) =>
  scope.db.select({ n: sql<number>`count(*)` }).from(species).where(owned(scope, species));

/** The statement that reads the birds recorded last, and whether they have parents. */
export function latestBirds(scope: Scope) {
  return scope.db
    .select({ id: birds.id, father_id: birds.father_id, mother_id: birds.mother_id })
    .from(birds)
    .where(owned(scope, birds, inFlock))
    .orderBy(desc(birds.n))
    .limit(latestRead);
}
