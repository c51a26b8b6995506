import { type SeasonStep, seasonSteps } from "#db/vocabulary.ts";
import type { Agenda } from "#worker/agenda/queries.ts";
import { daysBetween } from "./day-words.ts";

type Entry = Agenda["data"][number];

/** Which part of the agenda a page shows: what was missed, today with that before it, the next 7 days, the next 30. */
export const spans = ["late", "today", "week", "month"] as const;
export type Span = (typeof spans)[number];
const daysIn = { week: 7, month: 30 } as const;

export const spanIn = (asked: string | null): Span => spans.find((it) => it === asked) ?? "today";

/** Of a nest; `isSince` where it is put together of several days, of which the first is told. */
export type Line = Omit<Entry, "egg_ids" | "bird_ids" | "is_late"> & { count: number; isSince?: boolean };
/** `more` are nests that are not listed. */
export type Step = { step: SeasonStep; count: number; lines: Line[]; more: number };
/** What is done together: all that was missed, or what falls on one day. */
export type Section = { kind: "late" | "today" | "ahead"; day: string; steps: Step[] };

/** The part of the agenda asked for, section by section, and how many eggs and chicks each part has. */
export function sheetOf(entries: readonly Entry[], today: string, span: Span) {
  const late = entries.filter(({ is_late }) => is_late);
  const now = entries.filter(({ is_late, on }) => !is_late && on <= today);
  const within = (days: number) => entries.filter(({ on }) => on > today && daysBetween(today, on) <= days);
  const [week, month] = [within(daysIn.week), within(daysIn.month)];
  const counts: Record<Span, number> = { late: sum(late), today: sum(now), week: sum(week), month: sum(month) };
  const shown: Section[] = {
    late: () => [sectionOf("late", today, late)],
    today: () => [sectionOf("late", today, late), sectionOf("today", today, now)],
    week: () => byDay(week),
    month: () => byDay(month),
  }[span]();
  return { counts, sections: shown.filter(({ steps }) => steps.length > 0), next: month[0]?.on ?? null };
}

const sizeOf = ({ egg_ids, bird_ids }: Pick<Entry, "egg_ids" | "bird_ids">) => egg_ids.length + bird_ids.length;
const sum = (entries: readonly Entry[]) => entries.reduce((all, it) => all + sizeOf(it), 0);

const byDay = (entries: readonly Entry[]): Section[] =>
  [...new Set(entries.map(({ on }) => on))].map((day) =>
    sectionOf(
      "ahead",
      day,
      entries.filter(({ on }) => on === day),
    ),
  );

/** So many nests of a step stand on a page; the round goes to all. */
const mostLines = 100;

/** What a nest is late for since several days is one line: it is done in one go. */
function byNest(lines: readonly Line[]): Line[] {
  const nests = new Map<string, Line>();
  for (const line of lines) {
    const key = `${line.pair_id} ${line.place_id}`;
    const first = nests.get(key);
    if (!first) nests.set(key, line);
    else
      nests.set(key, {
        ...first,
        count: first.count + line.count,
        uncandled: (first.uncandled ?? 0) + (line.uncandled ?? 0),
        isSince: true,
      });
  }
  return [...nests.values()];
}

function sectionOf(kind: Section["kind"], day: string, entries: readonly Entry[]): Section {
  const steps = seasonSteps.flatMap((step) => {
    const own = entries.filter((it) => it.step === step);
    if (own.length === 0) return [];
    const lines = kind === "late" ? byNest(own.map(lineOf)) : own.map(lineOf);
    return [{ step, count: sum(own), lines: lines.slice(0, mostLines), more: Math.max(0, lines.length - mostLines) }];
  });
  return { kind, day, steps };
}

const lineOf = ({ egg_ids, bird_ids, is_late: _, ...line }: Entry): Line => ({
  ...line,
  count: sizeOf({ egg_ids, bird_ids }),
});
