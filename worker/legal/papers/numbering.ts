import { type SQL, sql } from "drizzle-orm";
import { newId } from "#db/ids.ts";
import type { PaperKind } from "#db/words/legal.ts";
import type { Scope } from "#worker/scope.ts";

/** A place in a series: of which kind and year, and the how manieth. */
export type Place = { kind: PaperKind; year: number; n: number };

/** A number as it stands on a paper: `2027/0001`. */
export const numberOf = ({ year, n }: Pick<Place, "year" | "n">): string => `${year}/${String(n).padStart(4, "0")}`;

const lastOf = ({ org_id }: Pick<Scope, "org_id">, { kind, year }: Omit<Place, "n">) =>
  sql`ifnull((SELECT last FROM series WHERE series.org_id = ${org_id} AND series.key = ${kind} AND series.year = ${year}), 0)`;

/** Whether a number still is the next one. */
export const isNext = (scope: Scope, place: Place): SQL => sql`${lastOf(scope, place)} = ${place.n - 1}`;

/** The statement that takes a number, where it still is the next and `when` holds. It stands before the write that bears it. */
export const takeNumber = (scope: Scope, place: Place, when: SQL) =>
  scope.db.run(sql`INSERT INTO series (id, org_id, key, year, last)
    SELECT ${newId("series")}, ${scope.org_id}, ${place.kind}, ${place.year}, 1 WHERE ${isNext(scope, place)} AND ${when}
    ON CONFLICT (org_id, key, year) DO UPDATE SET last = series.last + 1`);
