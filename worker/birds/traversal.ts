import { and, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { AnySQLiteColumn } from "drizzle-orm/sqlite-core";
import * as z from "zod";
import { birds } from "#db/schema/birds.ts";
import { species } from "#db/schema/species.ts";
import { statuses } from "#db/schema/statuses.ts";
import type { BirdSort } from "#db/vocabulary.ts";
import { owned, type Scope } from "#worker/scope.ts";
import type { BirdFilter } from "./list-contract.ts";
import { matching } from "./matching.ts";

/** What a walk asks: the list's filters and order. */
export type Question = Omit<BirdFilter, "page" | "page_size" | "org_id"> & { ids?: readonly string[] };
/** Where a walk stands: the last bird it came by, as its order sees it. */
export type Cursor = readonly [place: string | number, since: string, n: number];
/** The same as it comes back from a caller. */
export const traversedPlace: z.ZodType<Cursor> = z.tuple([z.union([z.string(), z.int()]), z.string(), z.int()]);

/**
 * Birds one after the other along an index. Lanes follow one another by their place, a number; or a lane goes through
 * a table of few rows, and the place is a column of it. At one place birds stand by `since`, if need be, and as they were added.
 */
type Lane = { through?: SQL; where?: SQL; place: number | AnySQLiteColumn; since?: AnySQLiteColumn };

// NULL sorts before everything, as in the list.
const unknown = -1;

const lanesOf: Record<BirdSort, (scope: Scope) => Lane[]> = {
  created_at: () => [{ place: 0 }],
  identifier: () => [{ place: 0, since: birds.identifier_key }],
  birth_date: () => [
    { place: unknown, where: isNull(birds.birth_date) },
    { place: 0, where: isNotNull(birds.birth_date), since: birds.birth_date },
  ],
  status: (scope) => [
    {
      // CROSS JOIN fixes the order of the loops in SQLite: few rows outside, birds by index inside; nothing is sorted.
      through: sql`${statuses} CROSS JOIN`,
      where: owned(scope, statuses, eq(birds.status_id, statuses.id)),
      place: statuses.position,
    },
    { place: unknown, where: isNull(birds.status_id) },
  ],
  species: (scope) => [
    {
      through: sql`${species} CROSS JOIN`,
      where: owned(scope, species, eq(birds.species_id, species.id)),
      place: species.name_key,
    },
  ],
};

/**
 * The query of the next so many birds behind a cursor, as `place, since, n` in the order of the walk. Every step
 * seeks its place in an index, so the last costs no more than the first, and a bird added meanwhile shifts nothing.
 */
export function nextBirds(scope: Scope, question: Question, after: Cursor | undefined, count: number): SQL {
  const arms = lanesOf[question.sort_by](scope).flatMap((lane) =>
    stretchesOf(lane, question, after).map((stretch) => armOf(scope, question, lane, stretch, count)),
  );
  // Only the few that were found are sorted again, one arm behind the other.
  return sql`${sql.join(arms, sql` UNION ALL `)} ORDER BY ${inOrder(question, "1", "2", "3")} LIMIT ${count}`;
}

/** Columns, each in the walk's direction. */
function inOrder({ order }: Question, ...columns: string[]): SQL {
  return sql.raw(columns.map((column) => `${column} ${order}`).join(", "));
}

function armOf(scope: Scope, question: Question, lane: Lane, stretch: SQL | undefined, count: number): SQL {
  const { through = sql``, where, place, since } = lane;
  const isFixed = typeof place === "number";
  // SQLite sorts by a constant instead of passing over it.
  const order = inOrder(question, ...(isFixed ? [] : ["1"]), ...(since ? ["2"] : []), "3");
  return sql`SELECT * FROM (
    SELECT ${isFixed ? sql.raw(String(place)) : place} AS place, ${since ?? sql`''`} AS since, ${birds.n} AS n
    FROM ${through} ${birds} WHERE ${and(where, stretch, matching(scope, question))}
    ORDER BY ${order} LIMIT ${count}
  )`;
}

/** What of a lane still lies ahead: nothing, all of it (no condition), or what stands behind the cursor. */
function stretchesOf({ place, since }: Lane, { order }: Question, after: Cursor | undefined): Array<SQL | undefined> {
  if (!after) return [undefined];
  const [reached, time, n] = after;
  const beyond = sql.raw(order === "asc" ? ">" : "<");
  const rest = since ? sql`(${since}, ${birds.n}) ${beyond} (${time}, ${n})` : sql`${birds.n} ${beyond} ${n}`;
  if (typeof place !== "number") return [and(sql`${place} = ${reached}`, rest), sql`${place} ${beyond} ${reached}`];
  if (place === reached) return [rest];
  return (order === "asc") === place > Number(reached) ? [undefined] : [];
}
