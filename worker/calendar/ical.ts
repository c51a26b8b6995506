import ical, { ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import { plusDays } from "#worker/locales/calendar.ts";
import type { KeptEntry } from "./changes.ts";

type Calendar = {
  name: string;
  timezone: string;
  /** The page an entry leads to. */
  url: string;
  entries: readonly KeptEntry[];
  /** The instant of an hour `HH:MM` of a day, ISO. */
  instantOf: (day: string, hour: string) => string;
};

const hours = 3_600_000;

/** A calendar as RFC 5545 writes it; the same entries give the same text. */
export function icalText({ name, timezone, url, entries, instantOf }: Calendar): string {
  const calendar = ical({
    name,
    prodId: { company: "Voliera", product: "Agenda" },
    method: ICalCalendarMethod.PUBLISH,
    ttl: 3600,
    x: { "X-WR-TIMEZONE": timezone },
  });
  for (const { uid, on_day, until_on, hour, summary, sequence, changed_at, gone_at } of entries) {
    const when =
      hour === null
        ? { allDay: true, start: midnight(on_day), end: midnight(plusDays(until_on, 1)) }
        : { start: new Date(instantOf(on_day, hour)), end: new Date(Date.parse(instantOf(on_day, hour)) + hours / 2) };
    calendar.createEvent({
      id: `${uid}@voliera`,
      sequence,
      ...when,
      stamp: new Date(changed_at),
      summary,
      url,
      status: gone_at === null ? ICalEventStatus.CONFIRMED : ICalEventStatus.CANCELLED,
    });
  }
  return calendar.toString();
}

// The library writes days as UTC has them.
const midnight = (day: string) => new Date(`${day}T00:00:00Z`);
