import { type SQL, sql } from "drizzle-orm";

/** By how much a machine's instruments are off, °C and %: added to whatever they showed. */
export type Deviation = { temperature_c: number; humidity_pct: number };
/** The same from an instant on, ISO, until the next of the machine's. */
export type Offset = Deviation & { from_at: string };
/** What was measured at an instant (ISO); null is not measured. */
export type Measured = { at: string; temperature_c: number | null; humidity_pct: number | null };

const none: Deviation = { temperature_c: 0, humidity_pct: 0 };

/** What is added to what a machine's instruments showed at an instant; `rising` are its offsets from the oldest on. */
export function offsetAt(rising: readonly Offset[], at: string): Deviation {
  const last = rising.findLast(({ from_at }) => from_at <= at);
  return last ? { temperature_c: last.temperature_c, humidity_pct: last.humidity_pct } : none;
}

/** What was read and what is added to it, in hundredths, so that 0.1 + 0.2 is 0.3; what was not read stays null. */
export const added = (read: number | null, offset: number): number | null =>
  read === null ? null : Math.round((read + offset) * 100) / 100;

/** A reading with the offset of its time, as it is shown and judged. */
export function corrected<Reading extends Measured>(reading: Reading, rising: readonly Offset[]): Reading {
  const { temperature_c, humidity_pct } = offsetAt(rising, reading.at);
  return {
    ...reading,
    temperature_c: added(reading.temperature_c, temperature_c),
    humidity_pct: added(reading.humidity_pct, humidity_pct),
  };
}

/** What a row of readings is called in the statement, such as `sql.raw("reading")`; it has `org_id`, `incubator_id`, `at`. */
type ReadingRow = SQL;

/** `offsetAt` in the database: the offset of one measure at the row's instant. */
const offsetOf = (row: ReadingRow, measure: keyof Deviation): SQL => sql`ifnull((
  SELECT ${sql.identifier(measure)} FROM incubator_offsets since
  WHERE since.org_id = ${row}.org_id AND since.incubator_id = ${row}.incubator_id AND since.from_at <= ${row}.at
  ORDER BY since.from_at DESC LIMIT 1), 0)`;

/** `corrected` in the database: one measure of the row as it is shown and judged. */
export const correctedOf = (row: ReadingRow, measure: keyof Deviation): SQL =>
  sql`round(${row}.${sql.identifier(measure)} + ${offsetOf(row, measure)}, 2)`;
