import { newIds } from "#db/ids.ts";
import type { PairSide } from "#db/vocabulary.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import type { PairChange } from "./contract.ts";
import type { Facts } from "./facts.ts";
import { refuseAway, refuseBeforeBirth, refuseBirds, refuseDay, refusePlace } from "./guards.ts";
import type { Joining } from "./joining.ts";
import { type Pair, type PairBird, standing } from "./reading.ts";
import { moved } from "./turning.ts";

/** What an edit of a pair comes to, worked out from what was read of it. */
export type Plan = {
  /** The columns that are written. */
  columns: { [Column in (typeof columnsWritten)[number]]: Pair[Column] };
  /** Who is in it afterwards, by id. */
  cock_ids: string[];
  hen_ids: string[];
  joining: Joining[];
  /** Entries whose days become others, and those that never were. */
  entries: Array<{ id: string; from_on: string | null; until_on: string | null }>;
  dropped: string[];
  /** The birds that leave it, and those that had to be judged. */
  leaving: string[];
  judged: ReadonlySet<string>;
  species_id: string | null;
  /** What becomes of the birds' status, and on which day it takes place. */
  birds: "begin" | "end" | undefined;
  on: string;
};

export const columnsWritten = [
  ...(["kind", "state", "state_since", "place_id", "started_on", "ended_on", "notes"] as const),
] as const;

/** Plans an edit of the pair that was read, or refuses it as adding one does; what is illegal is `illegal_state`. */
export function planOfChange(scope: Scope, facts: Facts, pair: Pair, change: PairChange): Plan {
  const on = change.on ?? scope.today;
  if (on > scope.today) throw new Refusal("invalid", { on: ["pairs.day.future"] });
  const turn = moved(pair, change, on);
  const hasBegun = turn.state !== "planned";
  const sides = (["cock", "hen"] as const).map((side) => planOfSide(pair, side, change, on));
  const [cocks, hens] = [sides[0]?.ids ?? [], sides[1]?.ids ?? []];
  const kind = change.kind ?? pair.kind;
  const place_id = change.place_id === undefined ? pair.place_id : change.place_id;
  const joins = sides.flatMap(({ joining }) => joining);
  const left = sides.flatMap(({ leaving }) => leaving);
  if (pair.state === "ended" && joins.length + left.length > 0)
    throw new Refusal("invalid", { cock_ids: ["pairs.birds.ended"] });
  const judged = new Set(turn.birds === "begin" ? [...cocks, ...hens] : joins);
  if (kind !== pair.kind || joins.length + left.length > 0 || judged.size > 0)
    refuseBirds(facts, { cock_ids: cocks, hen_ids: hens }, kind, judged);
  refuseAway(facts, joins, change.confirmed ?? false);
  if (change.place_id !== undefined) refusePlace(facts, place_id);
  const started_on = change.started_on === undefined ? turn.started_on : change.started_on;
  const birds = [...facts.cocks, ...facts.hens];
  const wasPlanned = pair.state === "planned";
  const isStart = wasPlanned && turn.birds === "begin";
  if (isStart || (change.started_on !== undefined && started_on !== pair.started_on))
    refuseStart(scope, { hasBegun, started_on }, birds, change);
  if (started_on && turn.ended_on && started_on > turn.ended_on)
    throw new Refusal("invalid", { started_on: ["pairs.day.after_end"] });
  const begun = { was: pair.started_on, is: started_on, hasBegun };
  const days = stayDays(scope, pair, change, begun, new Map(left.map((it) => [it.entry_id, on])));
  const { columns } = turn;
  return {
    columns: {
      ...columns,
      state_since: isStart ? started_on : columns.state_since,
      kind,
      place_id,
      started_on,
      notes: change.notes === undefined ? pair.notes : change.notes,
    },
    cock_ids: cocks,
    hen_ids: hens,
    joining: joiningOf(sides, wasPlanned ? (hasBegun ? started_on : null) : on),
    entries: wasPlanned ? days.filter(({ id }) => !left.some((it) => it.entry_id === id)) : days,
    dropped: wasPlanned ? left.map(({ entry_id }) => entry_id) : [],
    leaving: left.flatMap(({ id }) => id ?? []),
    judged,
    species_id: facts.hens.find(({ id }) => id === hens[0])?.species_id ?? pair.species_id,
    birds: turn.birds,
    on: isStart ? (started_on ?? on) : on,
  };
}

function refuseStart(
  scope: Scope,
  { hasBegun, started_on }: { hasBegun: boolean; started_on: string | null },
  birds: Facts["cocks"],
  { started_on: input }: PairChange,
): void {
  const field = input === undefined ? "on" : "started_on";
  if (!started_on) {
    if (hasBegun) throw new Refusal("invalid", { started_on: ["fields.required"] });
    return;
  }
  if (hasBegun) refuseDay(scope, field, started_on, birds);
  else refuseBeforeBirth(field, started_on, birds);
}

type Side = { side: PairSide; ids: string[]; joining: string[]; leaving: PairBird[] };

function planOfSide(pair: Pair, side: PairSide, change: PairChange, on: string): Side {
  const birds = standing(side === "cock" ? pair.cocks : pair.hens);
  const ids = birds.flatMap(({ id }) => id ?? []);
  const input = side === "cock" ? change.cock_ids : change.hen_ids;
  if (!input) return { side, ids, joining: [], leaving: [] };
  const joining = input.filter((id) => !ids.includes(id));
  // An erased bird leaves the pair once another joins.
  const leaving = birds.filter(({ id }) => (id === null ? joining.length > 0 : !input.includes(id)));
  const early = leaving.find(({ from_on }) => from_on !== null && from_on > on);
  if (early) throw new Refusal("invalid", { on: ["pairs.day.before_from"] }, { values: { ring: early.identifier } });
  return { side, ids: input, joining, leaving };
}

function joiningOf(sides: readonly Side[], from_on: string | null): Joining[] {
  const all = sides.flatMap(({ side, joining }) => joining.map((bird_id) => ({ side, bird_id })));
  const ids = newIds("pair_bird", all.length);
  return all.map((bird, at) => ({ ...bird, id: ids[at] ?? "", from_on }));
}

type Begun = { was: string | null; is: string | null; hasBegun: boolean };

/** The entries whose days become others: they were said, follow the day on which the pair began, or end with leaving. */
function stayDays({ today }: Scope, pair: Pair, change: PairChange, begun: Begun, left: ReadonlyMap<string, string>) {
  const all = [...pair.cocks, ...pair.hens];
  for (const { bird_id } of change.birds ?? [])
    if (!all.some(({ id }) => id === bird_id)) throw new Refusal("invalid", { birds: ["pairs.birds.missing"] });
  return all.flatMap((entry) => {
    const stated = change.birds?.find(({ bird_id }) => bird_id === entry.id && !hasLater(all, entry));
    const follows =
      begun.hasBegun && entry.until_on === null && entry.from_on === (pair.state === "planned" ? null : begun.was);
    const from_on = stated?.from_on !== undefined ? stated.from_on : follows ? begun.is : entry.from_on;
    const until_on = left.get(entry.entry_id) ?? (stated?.until_on !== undefined ? stated.until_on : entry.until_on);
    if (from_on === entry.from_on && until_on === entry.until_on) return [];
    const values = { ring: entry.identifier };
    if ((from_on ?? "") > today || (until_on ?? "") > today)
      throw new Refusal("invalid", { birds: ["pairs.day.future"] });
    if (from_on && until_on && until_on < from_on)
      throw new Refusal("invalid", { birds: ["pairs.day.before_from"] }, { values });
    if (entry.until_on !== null && until_on === null)
      throw new Refusal("invalid", { birds: ["pairs.birds.back"] }, { values });
    return [{ id: entry.entry_id, from_on, until_on }];
  });
}

// A bird that left and came back has two entries; what is said of it is said of the last.
const hasLater = (all: readonly PairBird[], entry: PairBird) =>
  all.some(({ id, entry_id }) => id === entry.id && entry_id > entry.entry_id);
