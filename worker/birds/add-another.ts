import { and, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import { birds } from "#db/schema/birds.ts";
import { isRingGone } from "#worker/kit/bird-slots.ts";
import type { RingOfYear } from "#worker/rings/digits-contract.ts";
import { ringKey } from "#worker/rings/keys.ts";
import { type CountedRing, type RingParted, ringAfter } from "#worker/rings/series-contract.ts";
import { owned, type Scope } from "#worker/scope.ts";
import { byNumber, inFlock } from "./columns/write-stamp.ts";

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

/** The query of the birds added last, the newest first: `ring`, the `year` they hatched in, `id` and `n`. */
export const newestRings = ({ org_id }: Pick<Scope, "org_id">, most: number): SQL => sql`
  SELECT birds.identifier AS ring, CAST(substr(birds.birth_date, 1, 4) AS INTEGER) AS year, birds.id, birds.n FROM birds
  WHERE birds.org_id = ${org_id} AND ${byNumber} AND ${inFlock} ORDER BY birds.n DESC LIMIT ${most}`;

// So many show which digits of a ring count up.
const shownBefore = 40;

/** The statement that reads the rings added last: they show how a series counts. */
export const ringsBefore = (scope: Scope) =>
  scope.db.all<RingOfYear>(sql`SELECT ring, year FROM (${newestRings(scope, shownBefore)}) ORDER BY n DESC`);

// A series longer than this is not looked through: the ring is typed.
const mostSteps = 20_000;
const longestRing = 100;

type FreeNumber = { head: string; steps: number };

/** The statement that counts rings up, each at its number, to the first so many that no bird of the flock has and that were not lost. */
export function freeNumbers({ db, org_id }: Scope, rings: readonly RingParted[], most = 1) {
  const series = rings.map(({ head, digits, tail }) => ({
    head,
    // A key of a part would lose the blanks at its ends.
    front: ringKey(`${head}0`).slice(0, -1),
    back: ringKey(`0${tail}`).slice(1),
    width: digits.length,
    number: Number(digits),
  }));
  const number = sql`printf('%0*d', counted.width, counted.number + counted.steps + 1)`;
  const next = sql`(counted.front || ${number} || counted.back)`;
  return db.all<FreeNumber>(sql`
    WITH RECURSIVE counted(head, front, back, width, number, steps, is_free, found) AS (
      SELECT value ->> 'head', value ->> 'front', value ->> 'back', value ->> 'width', value ->> 'number', 0, 0, 0
      FROM json_each(${JSON.stringify(series)})
      UNION ALL
      SELECT counted.head, counted.front, counted.back, counted.width, counted.number, counted.steps + 1, NOT EXISTS (
          SELECT 1 FROM birds WHERE birds.org_id = ${org_id} AND birds.deleted_at IS NULL
            AND birds.identifier_key = ${next}
        ) AND NOT ${isRingGone({ org_id }, next)}, counted.found + counted.is_free
      FROM counted WHERE counted.found + counted.is_free < ${most} AND counted.steps < ${mostSteps}
    )
    SELECT head, steps FROM counted WHERE is_free ORDER BY head, steps`);
}

/** The free rings of a series in their order, by what `freeNumbers` found; none where there is nothing to propose. */
export const freeRings = (counted: CountedRing | null, found: readonly FreeNumber[]): string[] =>
  counted === null
    ? []
    : found
        .filter(({ head }) => head === counted.head)
        .map(({ steps }) => ringAfter(counted, steps))
        .filter((ring) => ring.length <= longestRing);
