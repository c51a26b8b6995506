import { daysBetween } from "#app/locales/day-words.ts";
import { type SeasonStep, seasonSteps } from "#db/vocabulary.ts";
import type { Beyond } from "#worker/agenda/entries.ts";
import type { Agenda, AgendaEntry } from "#worker/agenda/queries.ts";
import type { AgendaLine } from "#worker/kit/slots.ts";

type Entry = Exclude<AgendaEntry, AgendaLine>;
const isOfNest = (it: AgendaEntry): it is Entry => "pair_id" in it;
const isBrought = (it: AgendaEntry): it is AgendaLine => !isOfNest(it);

/** Which part of the agenda a page shows: what was missed, today with that before it, the next 7 days, the next 30. */
export const spans = ["late", "today", "week", "month"] as const;
export type Span = (typeof spans)[number];
const daysIn = { week: 7, month: 30 } as const;

/** Or today alone, to which something else led. */
type Shown = Span | "now";
export const spanIn = (text: string | null): Shown => (["now", ...spans] as const).find((it) => it === text) ?? "today";

/** Of a nest; `isSince` where it is put together of several days, of which the first is told. */
export type Line = Omit<Entry, "egg_ids" | "bird_ids" | "is_late"> & { count: number; isSince?: boolean };
/** `more` are nests that are not listed. */
type Step = { step: SeasonStep; count: number; lines: Line[]; more: number };
/** What is done together: all that was missed, or what falls on one day. */
export type Section = {
  kind: "late" | "today" | "ahead";
  day: string;
  steps: Step[];
  /** What other rooms bring. */
  brought: AgendaLine[];
};

/** The part of the agenda asked for, section by section, and how many eggs and chicks each part has. */
export function sheetOf(
  { data: entries, beyond }: Pick<Agenda, "data" | "beyond">,
  { today, span }: { today: string; span: Shown },
) {
  const late = entries.filter(({ is_late }) => is_late);
  const now = entries.filter(({ is_late, on }) => !is_late && on <= today);
  const within = (days: number) => entries.filter(({ on }) => on > today && daysBetween(today, on) <= days);
  const [week, month] = [within(daysIn.week), within(daysIn.month)];
  const far = {
    late: beyond.filter(({ is_late }) => is_late),
    today: beyond.filter(({ is_late, on }) => !is_late && on <= today),
    week: beyond.filter(({ on }) => on > today && daysBetween(today, on) <= daysIn.week),
    month: beyond.filter(({ on }) => on > today && daysBetween(today, on) <= daysIn.month),
  };
  const near = { late, today: now, week, month };
  const counts = Object.fromEntries(
    spans.map((it) => [it, sum(near[it]) + far[it].reduce((all, { count }) => all + count, 0)]),
  ) as Record<Span, number>;
  const room = { left: mostOnPage };
  const part = (kind: Section["kind"], of: "late" | "today") =>
    sectionOf({ kind, day: today, room }, near[of], far[of]);
  const shown: Section[] = {
    late: () => [part("late", "late")],
    today: () => [part("late", "late"), part("today", "today")],
    now: () => [part("today", "today")],
    week: () => byDay(room, week, far.week),
    month: () => byDay(room, month, far.month),
  }[span]();
  return {
    counts,
    sections: shown.filter(({ steps, brought }) => steps.length + brought.length > 0),
    next: month[0]?.on ?? far.month[0]?.on ?? null,
  };
}

const sizeOf = (it: AgendaEntry) => (isOfNest(it) ? it.egg_ids.length + it.bird_ids.length : 1);
const sum = (entries: readonly AgendaEntry[]) => entries.reduce((all, it) => all + sizeOf(it), 0);

const byDay = (room: Room, entries: readonly AgendaEntry[], beyond: readonly Beyond[]): Section[] =>
  [...new Set([...entries, ...beyond].map(({ on }) => on))].map((day) =>
    sectionOf(
      { kind: "ahead", day, room },
      entries.filter(({ on }) => on === day),
      beyond.filter(({ on }) => on === day),
    ),
  );

/** So many nests of a step stand on a page, and so many of all; the round goes to all. */
const mostLines = 100;
const mostOnPage = 500;
type Room = { left: number };

/** What a nest is late for since several days is one line: it is done in one go. */
function byNest(lines: readonly Line[]): Line[] {
  const nests = new Map<string, Line>();
  for (const line of lines) {
    const key = `${line.pair_id ?? line.incubator_id} ${line.place_id}`;
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

type Where = Pick<Section, "kind" | "day"> & { room: Room };

function sectionOf({ kind, day, room }: Where, all: readonly AgendaEntry[], beyond: readonly Beyond[]): Section {
  const entries = all.filter(isOfNest);
  const brought = all.filter(isBrought).slice(0, room.left);
  room.left -= brought.length;
  const steps = seasonSteps.flatMap((step) => {
    const own = entries.filter((it) => it.step === step);
    const far = beyond.filter((it) => it.step === step);
    if (own.length + far.length === 0) return [];
    const lines = kind === "late" ? byNest(own.map(lineOf)) : own.map(lineOf);
    const shown = lines.slice(0, Math.min(mostLines, room.left));
    room.left -= shown.length;
    const more = lines.length - shown.length + far.reduce((all, { nests }) => all + nests, 0);
    return [{ step, count: sum(own) + far.reduce((all, { count }) => all + count, 0), lines: shown, more }];
  });
  return { kind, day, steps, brought };
}

const lineOf = ({ egg_ids, bird_ids, is_late: _, ...line }: Entry): Line => ({
  ...line,
  count: egg_ids.length + bird_ids.length,
});
