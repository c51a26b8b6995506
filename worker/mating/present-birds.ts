import { type SQL, sql } from "drizzle-orm";
import { inFlock } from "#worker/birds/columns/write-stamp.ts";
import type { CachedPedigree } from "#worker/kinship/pedigree-cache.ts";
import type { Scope } from "#worker/scope.ts";

/** Birds that live here: in the flock, and of no status that says they are away or gone. */
export const isPresent = ({ org_id }: Pick<Scope, "org_id">): SQL => sql`birds.org_id = ${org_id} AND ${inFlock} AND (
  birds.status_id IS NULL OR birds.status_id IN (
    SELECT statuses.id FROM statuses WHERE statuses.org_id = ${org_id} AND statuses.kind = 'present'
  ))`;

/** The statement that reads the numbers of the present birds of a species; of all without one. */
export const presentNumbers = (scope: Pick<Scope, "db" | "org_id">, species: SQL | undefined) =>
  scope.db.all<{ numbers: string | null }>(sql`
    SELECT group_concat(birds.n, ' ') AS numbers FROM birds
    WHERE ${isPresent(scope)} ${species ? sql`AND birds.species_id = ${species}` : sql``}`);

/** Positions of birds read by `presentNumbers`. */
export function positionsIn(
  { positionOf }: CachedPedigree,
  [row]: ReadonlyArray<{ numbers: string | null }>,
): number[] {
  const numbers = row?.numbers ? String(row.numbers).split(" ") : [];
  return numbers.flatMap((n) => positionOf(Number(n)) ?? []);
}
