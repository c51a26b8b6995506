/** Hours of the organisation's day between which no device sounds, 0 to 23; the same twice means never quiet. */
type QuietHours = { quiet_from: number; quiet_to: number };

const formats = new Map<string, Intl.DateTimeFormat>();

/** The hour that clocks in a zone show at an instant, 0 to 23. */
function hourIn(timeZone: string, at: number): number {
  const format =
    formats.get(timeZone) ?? new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", hourCycle: "h23" });
  formats.set(timeZone, format);
  return Number(format.format(at));
}

const isQuiet = (hour: number, { quiet_from, quiet_to }: QuietHours) =>
  quiet_from <= quiet_to ? hour >= quiet_from && hour < quiet_to : hour >= quiet_from || hour < quiet_to;

const quarter = 15 * 60_000;

/**
 * The instant, ISO, at which the quiet hours end that `now` lies in; undefined outside them. By the clocks themselves,
 * quarter by quarter: no zone is off by less, and where clocks are put forward or back they say so.
 */
export function endOfQuiet(timeZone: string, now: string, hours: QuietHours): string | undefined {
  let at = Date.parse(now);
  if (!isQuiet(hourIn(timeZone, at), hours)) return undefined;
  at -= at % quarter;
  while (isQuiet(hourIn(timeZone, at), hours)) at += quarter;
  return new Date(at).toISOString();
}
