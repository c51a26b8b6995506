import { type SQL, sql } from "drizzle-orm";
import type { Scope } from "#worker/scope.ts";
import { lostNumbers, usedNumbers } from "./states.ts";

/** Numbers that follow each other, the first and the last of them. */
export type Span = readonly [first: number, last: number];
/** What a club is told of a whole series: which numbers are used, gone otherwise, and left. */
type SeriesSpans = { used: Span[]; lost: Span[]; left: Span[] };

/** The statement that reads the spans of a series, however many pages its grid has. */
export const readingSpans = (scope: Scope, id: string) => {
  const one = sql`FROM ring_series series WHERE series.org_id = ${scope.org_id} AND series.id = ${id}`;
  return scope.db.all<{ first_number: number; last_number: number; used: string; lost: string }>(sql`
    SELECT series.first_number, series.last_number, ${spansOf(usedNumbers(scope, "series"))} AS used,
      ${spansOf(lostNumbers(scope, "series"))} AS lost ${one}`);
};

// Within a run of numbers each is as far from its place in the list as the others.
const spansOf = (numbers: SQL): SQL => sql`(
  SELECT json_group_array(json_array(first, last)) FROM (
    SELECT min(number) AS first, max(number) AS last FROM (
      SELECT number, number - row_number() OVER (ORDER BY number) AS run FROM (${numbers}))
    GROUP BY run ORDER BY first))`;

/** Those spans, and what is left between them. */
export function spansFrom(row: { first_number: number; last_number: number; used: string; lost: string }): SeriesSpans {
  const [used, lost] = [JSON.parse(row.used) as Span[], JSON.parse(row.lost) as Span[]];
  const left: Span[] = [];
  let at = row.first_number;
  for (const [first, last] of [...used, ...lost].sort(([one], [other]) => one - other)) {
    if (first > at) left.push([at, first - 1]);
    at = last + 1;
  }
  if (at <= row.last_number) left.push([at, row.last_number]);
  return { used, lost, left };
}
