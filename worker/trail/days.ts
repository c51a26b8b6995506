import { dateFormat } from "#worker/locales/formats.ts";

/** The instant at which a calendar day begins in a time zone, ISO. */
export function startOfDay(day: string, timeZone: string): string {
  const noonless = Date.parse(`${day}T00:00:00Z`);
  // Twice: the first guess may lie on the other side of a change of clocks.
  const first = noonless - offsetAt(noonless, timeZone);
  return new Date(noonless - offsetAt(first, timeZone)).toISOString();
}

// Years of five digits are written with a sign, which no comparison of texts understands.
const lastDay = "9999-12-30";

/** The day after, `YYYY-MM-DD`; beyond the last days that have four digits for their year it stays where it is. */
export const nextDay = (day: string) =>
  day > lastDay ? day : new Date(Date.parse(`${day}T00:00:00Z`) + 24 * 3600 * 1000).toISOString().slice(0, 10);

function offsetAt(instant: number, timeZone: string): number {
  const parts = dateFormat("en", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  }).formatToParts(instant);
  const part = (type: string) => Number(parts.find((it) => it.type === type)?.value ?? 0);
  const local = Date.UTC(part("year"), part("month") - 1, part("day"), part("hour"), part("minute"), part("second"));
  return local - Math.floor(instant / 1000) * 1000;
}
