import {
  type ForecastEgg,
  type HatchForecast,
  type HatchRecord,
  hatchForecast,
} from "#worker/clutches/days/hatch-forecast.ts";
import type { ActiveRow } from "./active-eggs.ts";
import type { DueTask } from "./due-tasks.ts";

/** Eggs of one clutch that may hatch in the period, and the days on which they may. */
export type HatchingClutch = {
  clutch_id: string;
  clutch_number: number;
  /** The pair they are of. */
  pair_id: string;
  pair: string;
  place: string | null;
  species: string;
  eggs: number;
  on: string;
  until: string;
};
/** How many chicks will hatch from one day to another, both counted; of what nothing can be said stands apart. */
export type Hatches = HatchForecast & {
  from: string;
  to: string;
  /** Open eggs that should have hatched before today, that are stored, and whose days are not known. */
  overdue: number;
  stored: number;
  silent: number;
  /** By species: of so many eggs so many, as their record here says. */
  species: Array<{ id: string; name: string; eggs: number; expected: number; record: HatchRecord }>;
};
type HatchQuery = {
  from: string;
  to: string;
  today: string;
  species_id?: string | undefined;
  pair_id?: string | undefined;
};
type Recorded = HatchRecord & { species_id: string };
const noRecord: HatchRecord = { fertile: 0, clear: 0, hatched: 0, lost: 0 };

/** Tells how many will hatch of what is due, with the record of each species. */
export function hatchesIn(tasks: readonly DueTask[], records: readonly Recorded[], query: HatchQuery): Hatches {
  const { from, to, today } = query;
  const apart = { overdue: 0, stored: 0, silent: 0 };
  const eggs: ForecastEgg[] = [];
  const names = new Map<string, string>();
  for (const { row, kind, due, eggs: alike } of tasks.filter((it) => isWanted(it, query))) {
    const hatch = due.due.find(({ step }) => step === "hatch");
    if (row.state === "stored") apart.stored += alike.length;
    else if (hatch ? hatch.until < today : due.due.some(({ step }) => step === "overdue"))
      apart.overdue += alike.length;
    else if (!hatch || !kind) apart.silent += alike.length;
    else {
      names.set(kind.id, kind.common_name);
      const egg: ForecastEgg = { species: kind.id, seen: seenOf(row), on: hatch.on, until: hatch.until };
      eggs.push(...alike.map(() => egg));
    }
  }
  const byId = new Map(records.map(({ species_id, ...record }) => [species_id, record]));
  const forecastOf = (some: readonly ForecastEgg[]) => hatchForecast(some, byId, { from, to, today });
  const all = forecastOf(eggs);
  const species = [...names].map(([id, name]) => {
    const own = names.size === 1 ? all : forecastOf(eggs.filter((egg) => egg.species === id));
    return { id, name, eggs: own.eggs, expected: own.expected, record: byId.get(id) ?? noRecord };
  });
  const met = species.filter((it) => it.eggs > 0).sort((one, other) => other.expected - one.expected);
  return { from, to, ...all, ...apart, species: met };
}

const isWanted = ({ row }: DueTask, { species_id, pair_id }: HatchQuery) =>
  row.bird_id === null &&
  (species_id === undefined || row.species_id === species_id) &&
  (pair_id === undefined || row.own_pair_id === pair_id);

const seenOf = ({ state, once_fertile }: ActiveRow): ForecastEgg["seen"] =>
  state === "pipped" ? "pipped" : state === "fertile" || once_fertile === 1 ? "fertile" : "uncandled";

/** The clutches with eggs that may hatch in the period, the earliest first. */
export function clutchesHatching(tasks: readonly DueTask[], query: HatchQuery): HatchingClutch[] {
  const clutches = new Map<string, HatchingClutch>();
  for (const { row, kind, due, eggs } of tasks.filter((it) => isWanted(it, query))) {
    const hatch = due.due.find(({ step }) => step === "hatch");
    if (!hatch || !kind || hatch.until < query.today || hatch.on > query.to || hatch.until < query.from) continue;
    const { clutch_id, clutch_number, own_pair_id: pair_id, own_pair: pair, place } = row;
    const kept = clutches.get(clutch_id);
    const { on, until } = hatch;
    clutches.set(clutch_id, {
      clutch_id,
      clutch_number,
      pair_id,
      pair,
      place: kept && kept.place !== place ? null : place,
      species: kind.common_name,
      eggs: eggs.length + (kept?.eggs ?? 0),
      on: kept && kept.on < on ? kept.on : on,
      until: kept && kept.until > until ? kept.until : until,
    });
  }
  return [...clutches.values()].sort((one, other) => (one.on < other.on ? -1 : one.on > other.on ? 1 : 0));
}
