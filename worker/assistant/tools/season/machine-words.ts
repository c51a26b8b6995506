import type { OpenAlarm } from "#worker/incubators/last-readings.ts";
import type { IncubatorPage } from "#worker/incubators/page.ts";
import type { Speech } from "../speech.ts";

const minute = 60_000;
const units = { temperature_c: "°C", humidity_pct: "%" } as const;

/** How long ago an instant was: in minutes, from 90 in hours, from 48 in days. */
export function ageOf(at: string, now: string, { say }: Speech): string {
  const minutes = Math.max(0, Math.round((Date.parse(now) - Date.parse(at)) / minute));
  if (minutes < 90) return say("machines.ago.minutes", { count: minutes });
  const hours = Math.round(minutes / 60);
  return hours < 48
    ? say("machines.ago.hours", { count: hours })
    : say("machines.ago.days", { count: Math.round(hours / 24) });
}

/** What is wrong with a machine, and how far it went. */
export function alarmText({ kind, level, worst }: OpenAlarm, { say, number }: Speech): string {
  const unit = kind === "temperature" ? units.temperature_c : units.humidity_pct;
  const value = worst === null || kind === "silent" ? "" : ` (${number(worst, 1)} ${unit})`;
  return `${say(`machines.alarm.${kind}`)}, ${say(`machines.level.${level}`)}${value}`;
}

/** What was read last of a measure, when, and what is wanted; empty where nothing was read. */
export function readingText(
  measure: keyof typeof units,
  { name, last, temperature_c, humidity_now_pct }: IncubatorPage,
  now: string,
  speech: Speech,
): string {
  const { say, number } = speech;
  const read = last[measure];
  if (read === null) return "";
  const value = `${number(read.value, 1)} ${units[measure]}`;
  const wanted = measure === "temperature_c" ? temperature_c : humidity_now_pct;
  const text = say(`machines.read.${measure}`, { name, value, ago: ageOf(read.at, now, speech) });
  return wanted === null
    ? text
    : `${text} ${say("machines.wanted", { value: `${number(wanted, 1)} ${units[measure]}` })}`;
}
