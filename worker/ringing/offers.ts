import { type SQL, sql } from "drizzle-orm";
import type { RingColour } from "#db/vocabulary.ts";
import type { Scope } from "#worker/scope.ts";
import { partsOf, ringOf } from "./pattern.ts";
import { isFree, widthOf } from "./states.ts";

/** A series as it is chosen from: of which year and size, and how its rings read. */
export type OfferedSeries = {
  id: string;
  pattern: string;
  year: number;
  size_mm: number;
  colour: RingColour | null;
};

/** The statement that reads the series of some years, a SELECT of numbers, in the order in which they are begun. */
export const seriesOfYears = ({ db, org_id }: Scope, years: SQL) =>
  db.all<OfferedSeries>(sql`SELECT id, pattern, year, size_mm, colour FROM ring_series
    WHERE org_id = ${org_id} AND year IN (${years}) ORDER BY year, size_mm, id`);

/** For whom a ring is wanted: the year of the hatch, and the sizes in mm that fit; `last` is the one given last. */
type Wanted = { year: number; sizes: readonly [low: number, high: number] | null; last: number | null };

/**
 * The series whose year and size fit, those of the size given last first. Where nobody knows the sizes of a species it is
 * the one given last that fits, and where none was, every one of the year.
 */
export function fitting<Series extends Pick<OfferedSeries, "year" | "size_mm">>(
  all: readonly Series[],
  { year, sizes, last }: Wanted,
): Series[] {
  const fits = (size: number) => {
    if (sizes) return size >= sizes[0] && size <= sizes[1];
    return last === null || size === last;
  };
  const found = all.filter((it) => it.year === year && fits(it.size_mm));
  return [...found.filter((it) => it.size_mm === last), ...found.filter((it) => it.size_mm !== last)];
}

/** A free number of a series. */
type FreeNumber = { series_id: string; number: number };

/** The statement that finds the first so many free numbers of each of these series. */
export const freeOf = (scope: Scope, ids: readonly string[], most: number) =>
  scope.db.all<FreeNumber>(sql`
    WITH RECURSIVE counted(series_id, number, last, is_free, found) AS (
      SELECT series.id, series.first_number, series.last_number, ${isFree(scope, "series", "series.first_number")}, 0
      FROM json_each(${JSON.stringify(ids)}) named
      CROSS JOIN ring_series series ON series.org_id = ${scope.org_id} AND series.id = named.value
      UNION ALL
      SELECT counted.series_id, counted.number + 1, counted.last, ${isFree(scope, "series", "(counted.number + 1)")},
        counted.found + counted.is_free
      FROM counted CROSS JOIN ring_series series ON series.org_id = ${scope.org_id} AND series.id = counted.series_id
      WHERE counted.number < counted.last AND counted.found + counted.is_free < ${most})
    SELECT series_id, number FROM counted WHERE is_free ORDER BY series_id, number`);

/** The free rings of these series in their order, by what `freeOf` found. */
export const ringsOf = (series: readonly OfferedSeries[], found: readonly FreeNumber[]): string[] =>
  series.flatMap((it) => {
    const parts = partsOf(it);
    return found.filter(({ series_id }) => series_id === it.id).map(({ number }) => ringOf(parts, number));
  });

/** The query of the series that a ring is of, by its key. */
export const seriesWith = ({ org_id }: Pick<Scope, "org_id">, key: SQL, columns: SQL): SQL => sql`
  SELECT ${columns} FROM ring_series series
  WHERE series.org_id = ${org_id} AND series.head_key = substr(${key}, 1, length(series.head_key))
    AND ${ofSeries(key)} LIMIT 1`;

/** Whether a ring of a series, by its key, has a mark, as SQL. */
export const markedKey = ({ org_id }: Pick<Scope, "org_id">, key: SQL): SQL => sql`EXISTS (
  SELECT 1 FROM ring_series series CROSS JOIN ring_marks mark ON mark.org_id = series.org_id AND mark.ring_series_id = series.id
    AND mark.number = ${numberIn(key)}
  WHERE series.org_id = ${org_id} AND series.head_key = substr(${key}, 1, length(series.head_key)) AND ${ofSeries(key)})`;

/** The number of the ring of a key within the row `series` whose ring it is, as SQL. */
export const numberIn = (key: SQL): SQL =>
  sql`CAST(substr(${key}, length(series.head_key) + 1, ${widthOf("series")}) AS INTEGER)`;

// Behind the head as many digits as the number has, and behind these nothing but the tail.
const ofSeries = (key: SQL): SQL => {
  const width = widthOf("series");
  const number = sql`substr(${key}, length(series.head_key) + 1, ${width})`;
  return sql`length(${key}) = length(series.head_key) + ${width} + length(series.tail_key)
    AND substr(${key}, length(series.head_key) + ${width} + 1) = series.tail_key AND ${number} NOT GLOB '*[^0-9]*'
    AND CAST(${number} AS INTEGER) BETWEEN series.first_number AND series.last_number`;
};
