import type { Language } from "#db/vocabulary.ts";
import { isOfNest } from "#worker/agenda/lines.ts";
import type { AgendaEntry } from "#worker/agenda/queries.ts";
import type { AgendaLine } from "#worker/kit/slots.ts";
import { translate } from "#worker/locales/translate.ts";

/** An entry of a calendar: on a day (`YYYY-MM-DD`) or until another, `hour` as `HH:MM` of the organisation's clock. */
export type CalendarEntry = { uid: string; on_day: string; until_on: string; hour: string | null; summary: string };

/**
 * The agenda as a calendar shows it, each entry once. A uid names what it is about and not its day, so that an entry whose
 * day moves stays the same; of what comes several times it names which. No prices and no people are told.
 */
export function calendarEntries(entries: readonly AgendaEntry[], language: Language): CalendarEntry[] {
  const all = entries.map((it) => (isOfNest(it) ? ofNest(it, language) : ofLine(it, language)));
  return [...new Map(all.map((it) => [it.uid, it])).values()];
}

type NestEntry = Exclude<AgendaEntry, AgendaLine>;

function ofNest(
  { step, on, until, egg_ids, bird_ids, pair, place, why }: NestEntry,
  language: Language,
): CalendarEntry {
  const [first = ""] = [...egg_ids, ...bird_ids].sort();
  const count = egg_ids.length + bird_ids.length;
  // What is overdue was due to hatch before: the same entry, which moves on.
  const about = step === "overdue" ? "hatch" : step === "candle" ? `candle${why[0]?.number ?? ""}` : step;
  const what = translate(language, `calendar.step.${step}`, { count });
  const where = [pair, place].filter(Boolean).join(", ");
  return { uid: `${about}.${first}`, on_day: on, until_on: until, hour: null, summary: `${what} (${where})` };
}

function ofLine(
  { step, on, until, hour, subject_id, occurrence, title, detail, place }: AgendaLine,
  language: Language,
) {
  const uid = [step, subject_id, ...(occurrence ? [occurrence] : [])].join(".");
  const what = step === "task" ? title : translate(language, `calendar.line.${step}`, { title });
  const where = [detail, place].filter(Boolean).join(", ");
  return { uid, on_day: on, until_on: until, hour, summary: where ? `${what} (${where})` : what };
}
