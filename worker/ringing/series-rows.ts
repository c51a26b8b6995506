import { sql } from "drizzle-orm";
import { ringSeries } from "#db/schema/ring-series.ts";
import type { RingColour } from "#db/vocabulary.ts";
import { rowsOf } from "#worker/kit/rows.ts";
import type { Scope } from "#worker/scope.ts";
import { partsOf, ringOf } from "./pattern.ts";
import { lostNumbers, nextFree, usedNumbers } from "./states.ts";

export const seriesRows = rowsOf({
  table: ringSeries,
  id: "ring_series",
  subject: "ring_series",
  hidden: ["head_key", "tail_key"],
  order: ringSeries.year,
  auditNames: {
    made: ["pattern", "year", "size_mm", "first_number", "last_number"],
    gone: ["pattern", "year", "size_mm", "first_number", "last_number"],
  },
  messages: { in_use: "ringing.delete.marked", reused: "ringing.reused" },
});

/** A series as it is read with its counts. */
export type SeriesRow = {
  id: string;
  federation: string | null;
  breeder_code: string | null;
  pattern: string;
  year: number;
  size_mm: number;
  colour: RingColour | null;
  first_number: number;
  last_number: number;
  notes: string | null;
  version: number;
  used: number;
  lost: number;
  next_number: number | null;
};

/** The columns of a series with its counts, over the row `series`. */
export const seriesColumns = (scope: Scope) => sql`series.id, series.federation, series.breeder_code, series.pattern,
  series.year, series.size_mm, series.colour, series.first_number, series.last_number, series.notes, series.version,
  (SELECT count(*) FROM (${usedNumbers(scope, "series")})) AS used,
  (SELECT count(*) FROM (${lostNumbers(scope, "series")})) AS lost, ${nextFree(scope, "series")} AS next_number`;

/** A series as it is answered: of `total` numbers `used` are borne by birds, `lost` marked, and the others `free`. */
export function serializeSeries({ first_number, last_number, next_number, ...row }: SeriesRow) {
  const total = last_number - first_number + 1;
  const parts = partsOf(row);
  return {
    ...row,
    first: first_number,
    last: last_number,
    first_ring: ringOf(parts, first_number),
    last_ring: ringOf(parts, last_number),
    total,
    free: total - row.used - row.lost,
    /** The ring that is due; null where none is left. */
    next: next_number === null ? null : ringOf(parts, next_number),
    next_number,
  };
}
export type Series = ReturnType<typeof serializeSeries>;

/** The statement that reads one series with its counts. */
export const readingSeries = (scope: Scope, id: string) =>
  scope.db.all<SeriesRow>(sql`SELECT ${seriesColumns(scope)} FROM ring_series series
    WHERE series.org_id = ${scope.org_id} AND series.id = ${id}`);
