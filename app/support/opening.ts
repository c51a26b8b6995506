import { supportHours } from "./hours.ts";

/** Whether somebody is there, and the instant, ISO, at which they leave or come back. */
export type Opening = { is_open: boolean; at: string };

const dayMs = 86_400_000;
const lisbon = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/Lisbon",
  hourCycle: "h23",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
});

/** Whether somebody is there at an instant, by the clock of Lisbon, and until or from when. */
export function openingAt(now: Date): Opening {
  const [today] = shown(now);
  for (let days = 0; days < 3; days += 1) {
    const day = new Date(Date.parse(`${today}T00:00:00Z`) + days * dayMs);
    const isWeekend = [0, 6].includes(day.getUTCDay());
    const { opens, closes } = supportHours[isWeekend ? 1 : 0];
    const [from, until] = [instantOf(day, opens), instantOf(day, closes)];
    if (now < from) return { is_open: false, at: from.toISOString() };
    if (now < until) return { is_open: true, at: until.toISOString() };
  }
  throw new Error("no day has hours");
}

/** What the clock of Lisbon shows: the day and the hour. */
function shown(at: Date): [day: string, hour: number] {
  const [day = "", hour = ""] = lisbon.format(at).split(" ");
  return [day, Number(hour)];
}

// The clock is changed at night, hours before anybody comes.
function instantOf(day: Date, hour: number): Date {
  const inUtc = new Date(day.getTime() + hour * 3_600_000);
  const ahead = shown(inUtc)[1] - hour;
  return new Date(inUtc.getTime() - ahead * 3_600_000);
}
