import { dateFormat } from "./formats.ts";

/**
 * The instant, ISO, at which the clocks of a time zone show a local time `YYYY-MM-DDTHH:MM[:SS]`. A time they skip is that
 * much later; of one they show twice it is the second, when they stand as they will for months.
 */
export function instantOf(local: string, timeZone: string): string {
  const asUtc = Date.parse(`${local}Z`);
  // Twice: the first guess may lie on the other side of a change of clocks.
  const first = asUtc - clockOffset(asUtc, timeZone);
  return new Date(asUtc - clockOffset(first, timeZone)).toISOString();
}

/** What the clocks of a time zone show at an instant, `YYYY-MM-DDTHH:MM`, as a field of date and time takes it. */
export function wallClock(instant: string, timeZone: string): string {
  const at = Date.parse(instant);
  return new Date(at + clockOffset(at, timeZone)).toISOString().slice(0, 16);
}

/** By how many milliseconds the clocks of a time zone are ahead of universal time at an instant. */
export function clockOffset(instant: number, timeZone: string): number {
  const shown = dateFormat("en", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  }).format(instant);
  const [day = 0, month = 0, year = 0, hour, minute, second] = (shown.match(/\d+/g) ?? []).map(Number);
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instant / 1000) * 1000;
}
