import { sql } from "drizzle-orm";
import type { Scope } from "#worker/scope.ts";
import { daysBetween, type Weighing } from "./weighing.ts";

/** Days from hatching within which a chick is held against its siblings. */
const nestDays = 60;
/** Siblings hatched further apart than this are of another nest. */
const nestSpan = 30;
const mostPoints = 400;

type AtAge = { age: number; grams: number };
/** How a bird grew: grams by days of life, and the same of each sibling of its nest. */
export type Growth = { own: AtAge[]; siblings: { id: string; identifier: string; points: AtAge[] }[] };
type SiblingWeight = { id: string; identifier: string; birth_date: string; weighed_on: string; grams: number };
export type Born = { birth_date: string; birth_precision: string | null };

/** The statement that reads when a bird hatched; no birth, no row. */
export const bornOn = (scope: Scope, id: string) =>
  scope.db.all<Born>(sql`SELECT birth_date, birth_precision FROM birds
    WHERE org_id = ${scope.org_id} AND id = ${id} AND deleted_at IS NULL AND birth_date IS NOT NULL`);

/** The statement that reads what full siblings hatched within a month of a bird weighed in the nest. */
export const siblingWeights = (scope: Scope, id: string) =>
  scope.db.all<SiblingWeight>(sql`
    SELECT sibling.id, sibling.identifier, sibling.birth_date, weight.weighed_on, weight.grams
    FROM birds AS bird
    CROSS JOIN birds AS sibling ON sibling.org_id = bird.org_id AND sibling.father_id = bird.father_id
      AND sibling.mother_id = bird.mother_id AND sibling.id <> bird.id AND sibling.deleted_at IS NULL
      AND sibling.birth_precision IS NULL
      AND sibling.birth_date BETWEEN date(bird.birth_date, ${`-${nestSpan} days`}) AND date(bird.birth_date, ${`+${nestSpan} days`})
    CROSS JOIN bird_weights AS weight ON weight.org_id = sibling.org_id AND weight.bird_id = sibling.id
      AND weight.weighed_on BETWEEN sibling.birth_date AND date(sibling.birth_date, ${`+${nestDays} days`})
    WHERE bird.org_id = ${scope.org_id} AND bird.id = ${id} AND bird.birth_precision IS NULL
    ORDER BY +sibling.id, weight.weighed_on, weight.id LIMIT ${mostPoints}`);

/** Growth against the nest; null where the day of hatching, own weights in the nest, or siblings' are missing. */
export function growthOf(
  weighings: readonly Weighing[],
  born: Born | undefined,
  siblings: readonly SiblingWeight[],
): Growth | null {
  if (!born || born.birth_precision !== null || siblings.length === 0) return null;
  const own = weighings
    .map(({ weighed_on, grams }) => ({ age: daysBetween(born.birth_date, weighed_on), grams }))
    .filter(({ age }) => age >= 0 && age <= nestDays)
    .reverse();
  if (own.length === 0) return null;
  const nest = new Map<string, Growth["siblings"][number]>();
  for (const { id, identifier, birth_date, weighed_on, grams } of siblings) {
    const one = nest.get(id) ?? { id, identifier, points: [] };
    one.points.push({ age: daysBetween(birth_date, weighed_on), grams });
    nest.set(id, one);
  }
  return { own, siblings: [...nest.values()] };
}

/** Growth with, for each day the bird itself was weighed, what its siblings weighed at that age. */
export type Nest = Growth & { rows: (AtAge & { nest: ReturnType<typeof nestAt> })[] };

/** Growth as a table beside its drawing; null where there is none. */
export const nestTable = (growth: Growth | null): Nest | null =>
  growth && { ...growth, rows: growth.own.map((it) => ({ ...it, nest: nestAt(growth, it.age) })) };

/** What siblings weighed at an age, give or take a day: lightest, heaviest and how many; null where none was weighed. */
function nestAt({ siblings }: Growth, age: number): { low: number; high: number; birds: number } | null {
  const near = siblings.flatMap(({ points }) => points.find((it) => Math.abs(it.age - age) <= 1) ?? []);
  if (near.length === 0) return null;
  const grams = near.map((it) => it.grams);
  return { low: Math.min(...grams), high: Math.max(...grams), birds: near.length };
}
