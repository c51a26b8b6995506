import { type SQL, sql } from "drizzle-orm";
import type { Scope } from "#worker/scope.ts";
import { ringOf } from "./pattern.ts";
import { widthOf } from "./states.ts";

type Span = { head_key: string; tail_key: string; width: number; first_number: number; last_number: number };

/**
 * The query of a series that has rings in common with one that is to be, however both are taken apart:
 * `A 2{nn}` and `A {nnn}` may.
 */
export function overlapping(
  { org_id }: Pick<Scope, "org_id">,
  { head_key, tail_key, width, ...span }: Span,
  but = "",
): SQL {
  // As SQLite counts letters.
  const length = [...head_key].length;
  const own = { head: head_key, tail: "", width };
  const [first, last] = [ringOf(own, span.first_number), ringOf(own, span.last_number)];
  const others = (number: string) =>
    sql`other.head_key || printf('%0*d', ${widthOf("other")}, other.${sql.raw(number)})`;
  // Of the same length, and alike behind the number, they have rings in common where one begins within the other.
  return sql`SELECT other.pattern, other.year, other.first_number, other.last_number FROM ring_series other
    WHERE other.org_id = ${org_id} AND other.id <> ${but} AND other.tail_key = ${tail_key}
      AND length(other.head_key) + ${widthOf("other")} = ${length + width}
      AND ${others("first_number")} <= ${last} AND ${others("last_number")} >= ${first}
      AND substr(${first}, length(other.head_key) + 1) NOT GLOB '*[^0-9]*'
      AND substr(${others("first_number")}, ${length + 1}) NOT GLOB '*[^0-9]*'
    LIMIT 1`;
}
