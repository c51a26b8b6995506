import { clockOffset } from "#worker/locales/wall-clock.ts";

const hour = 3_600_000;
const day = 24 * hour;

/** How far clocks are ahead of universal time from an instant on; all in milliseconds. */
type Period = { from: number; ahead: number };
/** Part of an hour, 0 to 23, of a local day: from an instant up to another (ISO). */
type HourSlice = { hour: number; from: string; to: string };

/** When the clocks of a zone were put forward or back between two instants, to the second. */
function periodsOf(timeZone: string, from: number, to: number): Period[] {
  const periods = [{ from, ahead: clockOffset(from, timeZone) }];
  let after = clockOffset(from, timeZone);
  for (let at = from; at < to; at += day) {
    const before = after;
    after = clockOffset(at + day, timeZone);
    if (before === after) continue;
    let [low, high] = [at, at + day];
    while (high - low > 1000) {
      const middle = Math.floor((low + high) / 2000) * 1000;
      if (clockOffset(middle, timeZone) === before) low = middle;
      else high = middle;
    }
    periods.push({ from: high, ahead: after });
  }
  return periods;
}

/**
 * The clocks of a time zone between two instants (milliseconds). Outside them it says what holds at their ends. Local times
 * are milliseconds too, as if they were universal time.
 */
export function zoneClock(timeZone: string, from: number, to: number) {
  const start = Math.floor(from / day) * day - 2 * day;
  const periods = periodsOf(timeZone, start, to + 2 * day);
  const periodAt = (at: number) => periods.findLast((it) => it.from <= at) ?? (periods[0] as Period);
  const endOf = (period: Period) => periods[periods.indexOf(period) + 1]?.from ?? Number.POSITIVE_INFINITY;
  const local = (at: number) => at + periodAt(at).ahead;
  /** The instants at which clocks show a local time: none where they jump over it, two where they show it twice. */
  const instantsOf = (shown: number): number[] =>
    periods.flatMap((period, nth) => {
      const at = shown - period.ahead;
      return (nth === 0 || at >= period.from) && at < endOf(period) ? [at] : [];
    });
  const dayOf = (at: number) => new Date(local(at)).toISOString().slice(0, 10);
  /** When a local day begins: with its first instant, whichever clocks show there. */
  const startOf = (on: string): number => {
    const midnight = Date.parse(`${on}T00:00:00Z`);
    const [first] = instantsOf(midnight);
    return first ?? periods.find((it) => local(it.from) > midnight)?.from ?? midnight;
  };
  const nextDay = (on: string) => new Date(Date.parse(`${on}T00:00:00Z`) + day).toISOString().slice(0, 10);
  /** The hours of a local day, each from when to when: one that clocks show twice has two slices, one they jump over none. */
  const slicesOf = (on: string): HourSlice[] => {
    const slices: HourSlice[] = [];
    const end = startOf(nextDay(on));
    for (let at = startOf(on); at < end; ) {
      const shown = local(at);
      const next = Math.min(at + hour - (((shown % hour) + hour) % hour), endOf(periodAt(at)), end);
      slices.push({ hour: new Date(shown).getUTCHours(), from: iso(at), to: iso(next) });
      at = next;
    }
    return slices;
  };
  return { local, instantsOf, dayOf, startOf, nextDay, slicesOf };
}
export type ZoneClock = ReturnType<typeof zoneClock>;

const iso = (at: number) => new Date(at).toISOString();
