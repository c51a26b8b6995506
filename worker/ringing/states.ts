import { type SQL, sql } from "drizzle-orm";
import type { Scope } from "#worker/scope.ts";

// What a number is follows from who bears it: each is looked up by its key, in the index of the birds at hand and in that
// of those in the trash, so that no list of rings can disagree with the flock.

/** How many digits the number of the series at hand has, as SQL over its row. */
export const widthOf = (series: string): SQL =>
  sql.raw(`(instr(substr(lower(${series}.pattern), instr(lower(${series}.pattern), '{n')), '}') - 2)`);

/** The number of a series as its rings have it, with its zeros. */
const stamped = (series: string, number: string): SQL => sql`printf('%0*d', ${widthOf(series)}, ${sql.raw(number)})`;

/** The key of the ring of a number, as SQL over the row of a series. */
export const keyOf = (series: string, number: string): SQL =>
  sql`${sql.raw(series)}.head_key || ${stamped(series, number)} || ${sql.raw(series)}.tail_key`;

const bearerOf = ({ org_id }: Pick<Scope, "org_id">, key: SQL, inTrash: boolean): SQL => sql`
  SELECT bearer.id FROM birds bearer ${sql.raw(`INDEXED BY ${inTrash ? "birds_in_trash_by_ring" : "birds_by_ring"}`)}
  WHERE bearer.org_id = ${org_id} AND bearer.identifier_key = ${key}
    AND bearer.deleted_at IS ${sql.raw(inTrash ? "NOT NULL" : "NULL")} LIMIT 1`;

/** The id of the bird that bears the ring of a key, at hand or in the trash; the same as a condition. */
export const bearerAtHand = (scope: Pick<Scope, "org_id">, key: SQL): SQL => sql`(${bearerOf(scope, key, false)})`;
export const bearerInTrash = (scope: Pick<Scope, "org_id">, key: SQL): SQL => sql`(${bearerOf(scope, key, true)})`;
export const isUsed = (scope: Pick<Scope, "org_id">, key: SQL): SQL =>
  sql`(EXISTS (${bearerOf(scope, key, false)}) OR EXISTS (${bearerOf(scope, key, true)}))`;

const isMarked = ({ org_id }: Pick<Scope, "org_id">, series: string, number: string): SQL => sql`EXISTS (
  SELECT 1 FROM ring_marks mark WHERE mark.org_id = ${org_id} AND mark.ring_series_id = ${sql.raw(series)}.id
    AND mark.number = ${sql.raw(number)})`;

/** Whether nobody bears a number and nothing became of it. */
export const isFree = (scope: Pick<Scope, "org_id">, series: string, number: string): SQL =>
  sql`(NOT ${isMarked(scope, series, number)} AND NOT ${isUsed(scope, keyOf(series, number))})`;

/** The query of the numbers of the series at hand that birds bear: a walk over that stretch of both indexes. */
export function usedNumbers({ org_id }: Pick<Scope, "org_id">, series: string): SQL {
  const it = sql.raw(series);
  const number = sql`substr(bearer.identifier_key, length(${it}.head_key) + 1, ${widthOf(series)})`;
  const borne = (inTrash: boolean) => sql`
    SELECT CAST(${number} AS INTEGER) AS number FROM birds bearer
      ${sql.raw(`INDEXED BY ${inTrash ? "birds_in_trash_by_ring" : "birds_by_ring"}`)}
    WHERE bearer.org_id = ${org_id} AND bearer.deleted_at IS ${sql.raw(inTrash ? "NOT NULL" : "NULL")}
      AND bearer.identifier_key >= ${it}.head_key || ${stamped(series, `${series}.first_number`)}
      AND bearer.identifier_key <= ${keyOf(series, `${series}.last_number`)}
      AND length(bearer.identifier_key) = length(${it}.head_key) + ${widthOf(series)} + length(${it}.tail_key)
      AND substr(bearer.identifier_key, length(${it}.head_key) + ${widthOf(series)} + 1) = ${it}.tail_key
      AND ${number} NOT GLOB '*[^0-9]*'`;
  return sql`${borne(false)} UNION ${borne(true)}`;
}

/** The query of the numbers that are marked and that no bird bears after all. */
export const lostNumbers = (scope: Pick<Scope, "org_id">, series: string): SQL => sql`
  SELECT mark.number FROM ring_marks mark WHERE mark.org_id = ${scope.org_id} AND mark.ring_series_id = ${sql.raw(series)}.id
    AND mark.number BETWEEN ${sql.raw(series)}.first_number AND ${sql.raw(series)}.last_number
    AND NOT ${isUsed(scope, keyOf(series, "mark.number"))}`;

/** The lowest free number of the series at hand; null where none is left. */
export const nextFree = (scope: Pick<Scope, "org_id">, series: string): SQL => sql`(
  WITH RECURSIVE counted(number) AS (
    SELECT ${sql.raw(series)}.first_number
    UNION ALL SELECT number + 1 FROM counted WHERE number < ${sql.raw(series)}.last_number)
  SELECT number FROM counted WHERE ${isFree(scope, series, "counted.number")} LIMIT 1)`;
