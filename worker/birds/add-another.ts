import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { birds } from "#db/schema/birds.ts";
import { ringKey } from "#worker/rings/keys.ts";
import { countedRing, ringAfter } from "#worker/rings/running-number.ts";
import { owned, type Scope } from "#worker/scope.ts";
import { inFlock } from "./columns/write-stamp.ts";

/** The statement that finds the species of the bird added last. */
export const lastSpecies = (scope: Scope) =>
  scope.db
    .select({ species_id: birds.species_id })
    .from(birds)
    .where(owned(scope, birds, inFlock))
    .orderBy(desc(birds.n))
    .limit(1);

const ringOf = (parent: "father_id" | "mother_id") => sql<string | null>`(
  SELECT parent.identifier FROM birds parent
  WHERE parent.org_id = birds.org_id AND parent.id = birds.${sql.raw(parent)} AND parent.deleted_at IS NULL
)`;

/** The statement that reads what a bird added behind another has in common with it: its species, its birth, its parents. */
export const birdBefore = (scope: Scope, ring: string) =>
  scope.db
    .select({
      species_id: birds.species_id,
      birth_date: birds.birth_date,
      birth_precision: birds.birth_precision,
      father_ring: ringOf("father_id").as("father_ring"),
      mother_ring: ringOf("mother_id").as("mother_ring"),
    })
    .from(birds)
    .where(and(owned(scope, birds, eq(birds.identifier_key, ringKey(ring))), isNull(birds.deleted_at)));

// A series longer than this is not looked through: the ring is typed.
const mostSteps = 20_000;
const longestRing = 100;

/** The statement that counts a ring up to the first number no bird of the flock has. */
export function freeNumber({ db, org_id, today }: Scope, ring: string) {
  const counted = countedRing(ring, today);
  if (!counted) return db.all<{ steps: number }>(sql`SELECT 0 AS steps WHERE 0`);
  const { head, digits, tail } = counted;
  // A key of a part would lose the blanks at its ends.
  const [front, back] = [ringKey(`${head}0`).slice(0, -1), ringKey(`0${tail}`).slice(1)];
  const number = sql`printf('%0*d', ${digits.length}, CAST(${Number(digits)} AS INTEGER) + counted.steps)`;
  return db.all<{ steps: number }>(sql`
    WITH RECURSIVE counted(steps) AS (
      SELECT 1 UNION ALL
      SELECT counted.steps + 1 FROM counted WHERE counted.steps < ${mostSteps} AND EXISTS (
        SELECT 1 FROM birds WHERE birds.org_id = ${org_id} AND birds.deleted_at IS NULL
        AND birds.identifier_key = ${front} || ${number} || ${back}
      )
    )
    SELECT max(steps) AS steps FROM counted`);
}

/** The first free ring behind one, by what `freeNumber` found; null where there is none to propose. */
export function freeRing({ today }: Scope, ring: string, steps: number | undefined): string | null {
  const counted = countedRing(ring, today);
  if (!counted || !steps || steps >= mostSteps) return null;
  const next = ringAfter(counted, steps);
  return next.length > longestRing ? null : next;
}
