import { dayIn } from "#worker/accounts/authenticate.ts";
import { plusDays } from "#worker/locales/calendar.ts";

/** The hour at which an organisation's day begins for the clock. */
const morningHour = 5;
const formats = new Map<string, Intl.DateTimeFormat>();

/** The instant, ISO, of the next 05:00 in a time zone after an instant. */
export const nextMorning = (timeZone: string, now: string): string => nextHour(timeZone, morningHour, now);

/**
 * The instant, ISO, at which clocks in a time zone next show a whole hour (0 to 23) after an instant; where a clock is put
 * forward over it, the first minute after.
 */
export function nextHour(timeZone: string, hour: number, after: string): string {
  const today = dayIn(timeZone, after);
  const instants = [today, plusDays(today, 1)].map((day) => instantOf(day, hour, timeZone));
  return instants.find((at) => at > after) ?? instantOf(plusDays(today, 2), hour, timeZone);
}

/** The instant, ISO, at which clocks in a zone show a whole hour of a day (`YYYY-MM-DD`). */
export function instantOf(day: string, hour: number, timeZone: string): string {
  const wanted = Date.parse(`${day}T${String(hour).padStart(2, "0")}:00:00Z`);
  // What a clock shows at an instant tells how far off it is; asked twice, for it may be put forward in between.
  let at = wanted;
  for (let pass = 0; pass < 2; pass += 1) at += wanted - shownAt(at, timeZone);
  return new Date(at).toISOString();
}

/** What clocks in a zone show at an instant, as the milliseconds of a clock in UTC that shows the same. */
function shownAt(at: number, timeZone: string): number {
  const format = formats.get(timeZone) ?? clockFormat(timeZone);
  formats.set(timeZone, format);
  const [, y, mo, d, h, mi, s] = /(\d+)-(\d+)-(\d+) (\d+):(\d+):(\d+)/.exec(format.format(at)) ?? [];
  return Date.UTC(Number(y), Number(mo) - 1, Number(d), Number(h), Number(mi), Number(s));
}

const clockFormat = (timeZone: string) =>
  new Intl.DateTimeFormat("sv-SE", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  });
