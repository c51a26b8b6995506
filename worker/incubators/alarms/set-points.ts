import type { Bands, SetPoint } from "./alarms-of.ts";

/** What a machine is set to, since when (ISO, null is always) readings are judged by it, and its bands. */
type JudgedMachine = Bands & {
  temperature_c: number | null;
  humidity_pct: number | null;
  temperature_judged_from: string | null;
  humidity_judged_from: string | null;
};
/** Since which local day a tray is in lockdown, and its humidity then. */
type JudgedTray = { lockdown_on: string | null; lockdown_humidity_pct: number | null };

/**
 * What a machine should be at, instant by instant. From its day on a tray in lockdown wants its own humidity: where all trays
 * are, the machine's no longer counts; where some are, the machine is right at the humidity of either, for its air cannot be both.
 */
export function setPointsOf(
  machine: JudgedMachine,
  trays: readonly JudgedTray[],
  clock: { startOf: (day: string) => number },
): (at: number) => SetPoint {
  const from = (instant: string | null) => (instant === null ? Number.NEGATIVE_INFINITY : Date.parse(instant));
  const [temperatureFrom, humidityFrom] = [from(machine.temperature_judged_from), from(machine.humidity_judged_from)];
  const locked = trays.flatMap(({ lockdown_on, lockdown_humidity_pct: wanted }) =>
    lockdown_on === null || wanted === null ? [] : [{ since: clock.startOf(lockdown_on), wanted }],
  );
  const wanted = (at: number): number[] => {
    const own = locked.filter(({ since }) => since <= at).map((it) => it.wanted);
    if (own.length > 0 && own.length === trays.length) return [...new Set(own)];
    return machine.humidity_pct === null ? [] : [...new Set([machine.humidity_pct, ...own])];
  };
  return (at) => ({
    temperature_c: at < temperatureFrom ? null : machine.temperature_c,
    humidity_pct: at < humidityFrom ? [] : wanted(at),
  });
}
