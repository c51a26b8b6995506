import type { Cell, Kind, Values } from "../cells/cells.ts";
import type { Concept } from "../patterns/concepts.ts";
import type { Days, Period } from "../periods/period.ts";
import { type Calendar, seasonBy, unitAway } from "../periods/spans.ts";

/** What an intent reads of a question: what was said, and what was said in a way it has no use for. */
export type Slots = {
  calendar: Calendar;
  has(...concepts: Concept[]): boolean;
  /** The first thing of a kind that was named. */
  one<K extends Kind>(kind: K): Values[K] | undefined;
  /** All things of a kind that were named, each once. */
  all<K extends Kind>(kind: K): Values[K][];
  /** The days that were said, the nearest before or behind today. */
  days(side: "back" | "ahead"): Days | undefined;
  /** The year of the season that was said. */
  season(): string | undefined;
  /** The years of all seasons that were said. */
  seasons(): string[];
  /** What was said and cannot be meant: its kind. */
  refused: Set<Kind>;
};

/** The slots of an intent that uses those cells so. */
export function slotsOf(used: ReadonlyArray<{ cell: Cell; kind: Kind; values: unknown[] }>, calendar: Calendar): Slots {
  const refused = new Set<Kind>();
  const all = <K extends Kind>(kind: K) =>
    used.filter((it) => it.kind === kind).map(({ values }) => values[0] as Values[K]);
  const concepts = new Set(used.flatMap(({ kind, values }) => (kind === "concept" ? (values as Concept[]) : [])));
  const seasons = () => {
    const years = all("period").map((it) => seasonIn(it, calendar));
    if (years.some((it) => it === undefined)) refused.add("period");
    return years.filter((it) => it !== undefined);
  };
  return {
    calendar,
    refused,
    has: (...request) => request.some((it) => concepts.has(it)),
    one: (kind) => all(kind)[0],
    all,
    days: (side) => all("period")[0]?.[side],
    season: () => seasons()[0],
    seasons,
  };
}

// A year is the season it names; other days are the season that has just those days.
function seasonIn({ year, kind, back }: Period, calendar: Calendar): string | undefined {
  if (year !== undefined) return String(year);
  if (kind === "days" || kind === "day") return undefined;
  const here = unitAway("season", 0, calendar).year ?? 0;
  const found = [here - 1, here, here + 1].find((it) => {
    const { from, to } = seasonBy(it, calendar).back;
    return from === back.from && to === back.to;
  });
  return found === undefined ? undefined : String(found);
}

/** The year of this season. */
export const seasonNow = ({ calendar }: Slots): number => unitAway("season", 0, calendar).year ?? 0;
