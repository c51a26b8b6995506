import type { EggState, Language, SeasonStep } from "#db/vocabulary.ts";
import { type DueTask, dueTasks } from "#worker/agenda/due-tasks.ts";
import type { Due } from "#worker/clutches/eggs/due.ts";
import { type AtPlaces, roundStart } from "#worker/kit/slots.ts";
import { naturalOrder } from "#worker/locales/formats.ts";
import { layingOf } from "./laying.ts";
import { machinesOf, type RoundTray, traysOf } from "./machines.ts";
import { waysOf } from "./place-paths.ts";
import type { OpenPair, RoundRead } from "./reading.ts";

/** A step from a day (`YYYY-MM-DD`), until another where it takes several. */
export type RoundStep = [step: SeasonStep, on: string, until?: string];
/**
 * Eggs of a clutch that are alike, by their numbers; `v` is the version of all, or of each in their order; `steps` are what
 * they are due for by today, else what comes next.
 */
type AlikeEggs = {
  numbers: number[];
  v: number | number[];
  state: EggState;
  seen_on?: string;
  steps: RoundStep[];
};
type RoundClutch = { id: string; number: string; eggs: AlikeEggs[] };
/** A chick that is due for a ring, or to be weaned. */
export type RoundChick = {
  id: string;
  ring: string;
  egg_id: string;
  clutch_id: string;
  number: number;
  steps: RoundStep[];
};
/** A pair and what lies in its nest; it may lay, unless `lays` says that an egg is awaited now, or none any more. */
export type RoundNest = {
  pair_id: string;
  pair: string;
  /** In a machine: which of its trays these eggs lie in, from 0; what the pair has in its nest stands at its cage. */
  tray?: number;
  lays?: "now" | "never";
  clutches: RoundClutch[];
  chicks?: RoundChick[];
};
/**
 * One stop of the round: where it begins (`start`, without a name), a place, all pairs that have none (`id` null), or a machine, which has `trays`. `way` is that of the places around it. What other
 * rooms have to be done there stands beside the nests, by the names these rooms give it.
 */
export type RoundCage = {
  id: string | null;
  name: string | null;
  way?: number;
  trays?: RoundTray[];
  nests: RoundNest[];
};

type Tasks = ReadonlyArray<readonly [name: string, all: AtPlaces[string]]>;
type StopsQuery = { today: string; language: Language; place_id?: string | undefined; tasks?: Tasks };

/**
 * The cages where something is due, eggs are open or another room has a task, in the order of rooms, banks and cages, and the
 * machines in which eggs lie behind the cages of their places; pairs without a cage come last. A place or machine that is asked for is among them in any case, if it is there.
 */
export function stopsOf(read: RoundRead, { today, language, place_id, tasks = [] }: StopsQuery) {
  const { ways, nameOf, nameOfMachine, compare } = waysOf(read.places, language);
  const machines = new Map([...read.asked, ...machinesOf(read.activeRows)].map((it) => [it.id, it]));
  const cages: Cages = new Map();
  const cageAt = (id: string | null) => kept(cages, id, () => new Map<string, NestOrTray>());
  if (place_id && (place_id === roundStart || machines.has(place_id) || nameOf(place_id))) cageAt(place_id);
  const all = dueTasks(read, today);
  for (const it of all) if (isHere(it, today)) enter(cageAt(it.row.incubator_id ?? it.row.place_id), it, today);
  const trays = traysOf(all, { today, language, hatchers: read.hatchers });
  for (const it of tasks.flatMap(([, some]) => some)) cageAt(it.place_id);
  const standOf = (id: string | null) => {
    const machine = machines.get(id ?? "");
    return machine ? { place_id: machine.place_id, machine: machine.name } : { place_id: id };
  };
  function placed(id: string | null) {
    const machine = machines.get(id ?? "");
    if (!machine) return nameOf(id) ?? { name: null };
    return { ...nameOfMachine(machine), trays: trays.get(machine.id) ?? [] };
  }
  addLaying(cages, read.pairs, layingOf(all, read, today));
  const { compare: byNumber } = naturalOrder(language);
  // In a machine tray by tray.
  function inOrder(nests: NestOrTray[], within: readonly RoundTray[]): RoundNest[] {
    const turns = new Map<string | undefined, number>(within.map((it, at) => [it.id, at]));
    return nests
      .map(({ tray_id, ...nest }): RoundNest => (tray_id ? { ...nest, tray: turns.get(tray_id) ?? 0 } : nest))
      .sort((one, other) => (one.tray ?? 0) - (other.tray ?? 0) || byNumber(one.pair, other.pair));
  }
  const stops: RoundCage[] = [...cages]
    .sort(
      ([one], [other]) =>
        Number(other === roundStart) - Number(one === roundStart) || compare(standOf(one), standOf(other)),
    )
    .map(([id, nests]) => ({
      id,
      ...placed(id),
      nests: inOrder([...nests.values()], trays.get(id ?? "") ?? []),
      ...tasksAt(id, tasks),
    }));
  return { stops, ways };
}

/** What other rooms have to be done at a place; a list of nothing is left out, for a round is kept small. */
const tasksAt = (id: string | null, tasks: Tasks): object =>
  Object.fromEntries(
    tasks
      .map(([name, some]) => [name, some.filter((it) => it.place_id === id)] as const)
      .filter(([, some]) => some.length > 0),
  );

type NestOrTray = Omit<RoundNest, "tray"> & { tray_id?: string };
type Cages = Map<string | null, Map<string, NestOrTray>>;

function kept<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}

// An open egg is looked at whatever is due; a chick only for what it is due for.
const isHere = ({ row, due }: DueTask, today: string) => row.bird_id === null || due.due.some(({ on }) => on <= today);

function enter(nests: Map<string, NestOrTray>, { row, due, eggs }: DueTask, today: string): void {
  const { pair_id, pair, tray_id, clutch_id, bird_id, seen_on, state } = row;
  const key = tray_id === null ? pair_id : `${tray_id} ${pair_id}`;
  const nest = kept(nests, key, () => ({ pair_id, pair, ...(tray_id !== null && { tray_id }), clutches: [] }));
  // The lockdown is told of the tray.
  const own = tray_id === null ? due.due : due.due.filter(({ step }) => step !== "lockdown");
  const steps = soon(own, today);
  const [first] = eggs;
  if (bird_id !== null) {
    if (!first) return;
    const [egg_id, , number] = first;
    nest.chicks = [...(nest.chicks ?? []), { id: bird_id, ring: row.chick ?? "", egg_id, clutch_id, number, steps }];
    return;
  }
  const lying = eggs.toSorted(([, , one], [, , other]) => one - other);
  const numbers = lying.map(([, , number]) => number);
  const known = nest.clutches.find(({ id }) => id === clutch_id);
  const clutch = known ?? { id: clutch_id, number: `${row.own_pair}/${row.clutch_number}`, eggs: [] };
  if (!known) nest.clutches.push(clutch);
  clutch.eggs.push({ numbers, v: versionOf(lying), state, ...(seen_on !== null && { seen_on }), steps });
}

/** Mostly one number for all: a round is kept small. */
function versionOf(eggs: DueTask["eggs"]): number | number[] {
  const versions = eggs.map(([, , , version]) => version);
  const [first = 1] = versions;
  return versions.every((it) => it === first) ? first : versions;
}

/** What is due by today; where nothing is, the first that comes. */
function soon(due: readonly Due[], today: string): RoundStep[] {
  const roundStep = ({ step, on, until }: Due): RoundStep => (on === until ? [step, on] : [step, on, until]);
  const now = due.filter(({ on }) => on <= today);
  return (now.length > 0 ? now : due.toSorted((one, other) => (one.on < other.on ? -1 : 1)).slice(0, 1)).map(roundStep);
}

type Laying = ReturnType<typeof layingOf>;

/** Says of every nest whether it may be laid in; a pair without eggs is there where the round stops anyway. */
function addLaying(cages: Readonly<Cages>, pairs: OpenPair[], laying: Laying) {
  const open = new Map(pairs.map((pair) => [pair.id, pair]));
  for (const { id, number, state, place_id } of pairs)
    if (state === "active" && place_id !== null) {
      const nests = cages.get(place_id);
      if (nests) kept(nests, id, () => ({ pair_id: id, pair: number, clutches: [] }));
    }
  for (const nests of cages.values())
    for (const nest of nests.values()) {
      const pair = open.get(nest.pair_id);
      if (nest.tray_id) continue;
      const isAwaited = pair && laying(pair, nest.chicks !== undefined);
      if (!pair) nest.lays = "never";
      else if (isAwaited) nest.lays = "now";
    }
}
