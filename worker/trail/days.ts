import { instantOf } from "#worker/locales/wall-clock.ts";

/** The instant at which a calendar day begins in a time zone, ISO. */
export const startOfDay = (day: string, timeZone: string): string => instantOf(`${day}T00:00:00`, timeZone);

// Years of five digits are written with a sign, which no comparison of texts understands.
const lastDay = "9999-12-30";

/** The day after, `YYYY-MM-DD`; beyond the last days that have four digits for their year it stays where it is. */
export const nextDay = (day: string) =>
  day > lastDay ? day : new Date(Date.parse(`${day}T00:00:00Z`) + 24 * 3600 * 1000).toISOString().slice(0, 10);
