/** By how much instruments are off from an instant on: °C and points. */
export type Offset = { from_at: string; temperature_c: number; humidity_pct: number };
/** What was measured at an instant (ISO); null is not measured. */
export type Measured = { at: string; temperature_c: number | null; humidity_pct: number | null };

const none = { temperature_c: 0, humidity_pct: 0 };

/** What is added to what a machine's instruments say at an instant; `rising` are its offsets from the oldest on. */
export const offsetAt = (rising: readonly Offset[], at: string): Omit<Offset, "from_at"> =>
  rising.findLast(({ from_at }) => from_at <= at) ?? none;

/** A reading with the offset of its time, as it is shown and judged; to the thousandth. */
export function corrected<Reading extends Measured>(reading: Reading, rising: readonly Offset[]): Reading {
  if (rising.length === 0) return reading;
  const { temperature_c, humidity_pct } = offsetAt(rising, reading.at);
  return {
    ...reading,
    temperature_c: added(reading.temperature_c, temperature_c),
    humidity_pct: added(reading.humidity_pct, humidity_pct),
  };
}

/** A value with an offset; null stays null. */
export const added = (value: number | null, offset: number): number | null =>
  value === null ? null : Math.round((value + offset) * 1000) / 1000;
