import { bounds } from "./figures.ts";
import type { Measured } from "./offsets.ts";

/** Why a reading is not taken. */
const refusals = ["future", "old", "temperature_range", "humidity_range", "nothing"] as const;
export type ReadingRefusal = (typeof refusals)[number];
export type Refused = { at: string; code: ReadingRefusal };

const minute = 60_000;
const day = 24 * 60 * minute;
/** How far a device's clock may be ahead, and how old a reading may be. */
const [ahead, age] = [10 * minute, 90 * day];
/** Days after which raw readings are cleared: then no day of the calendar that still takes readings lacks any. */
export const keptDays = 92;

const isOutside = (value: number | null, [least, most]: readonly [number, number]) =>
  value !== null && (value < least || value > most);

/** Why a reading is refused at an instant; undefined where it is taken. */
export function refusalOf({ at, temperature_c, humidity_pct }: Measured, now: string): ReadingRefusal | undefined {
  const before = Date.parse(now) - Date.parse(at);
  if (before < -ahead) return "future";
  if (before > age) return "old";
  if (isOutside(temperature_c, bounds.temperature)) return "temperature_range";
  if (isOutside(humidity_pct, bounds.humidity)) return "humidity_range";
  return temperature_c === null && humidity_pct === null ? "nothing" : undefined;
}

/** A reading's time to the whole second, by which there is one of a machine. */
export const wholeSecond = (at: string): string => new Date(Math.floor(Date.parse(at) / 1000) * 1000).toISOString();
