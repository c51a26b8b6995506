import { inArray, sql } from "drizzle-orm";
import { birds } from "#db/schema/birds.ts";
import { answeredColumns, recordColumns } from "#worker/birds/columns/columns.ts";
import { jsonCells } from "#worker/json-rows.ts";
import { parentageMoved, whileParentageStands } from "#worker/kinship/parentage.ts";
import { batch, type Statements } from "#worker/kit/batch.ts";
import { Refusal } from "#worker/refusal.ts";
import { owned, type Scope } from "#worker/scope.ts";
import { type Births, birthsPlanned } from "./chicks/births.ts";
import { addingHybrids, hybridsIn, mixedOf } from "./chicks/hybrids.ts";
import type { EggActionInput } from "./contract.ts";
import { type EggRow, type EggsRead, idsListed, readEggs, readingEggs } from "./eggs/egg-rows.ts";
import { type Egg, serializeEggs, tagOf } from "./eggs/egg-view.ts";
import {
  type Caution,
  cautionsOf,
  type DoneEvent,
  dayOf,
  doneAlready,
  type EggMove,
  eventIds,
  factsOf,
  refuseStale,
  stillSo,
  writingEggs,
} from "./eggs/writing.ts";
import { chickIds, chickOf, type Hatching, type Mate, matesOf, mixedCautions, parentsOf } from "./hatching.ts";
import { refuseAction, type Target } from "./judging.ts";
import { most } from "./limits-contract.ts";
import { fullNest, roomOf, roomsOfOwn, withinRoom } from "./room-left.ts";
import { after } from "./states/egg-after.ts";
import { isOpen, setByTray } from "./states/egg-states.ts";
import { judgeTray, readingTray, trayNote, trayWarnings } from "./trays/putting.ts";

/** What was done, and what of it is worth a second look. */
type Done = { eggs: Egg[]; birds: Awaited<ReturnType<typeof readHatched>>; warnings: Caution[] };

/**
 * Does one thing to eggs, to all of them or to none: another state, another nest or tray, or a look that changed nothing. What
 * hatches becomes a bird in the same write, under all guards of an added one; where the plan has no room the egg hatches
 * without it. Refuses `illegal_state` with the states that stand in the way, `stale` with what was noted since the eggs were
 * seen, and days that cannot be. A repeated key is answered, not done again. What stands besides is written behind it.
 */
export async function doToEggs(scope: Scope, input: EggActionInput, besides: Statements = {}): Promise<Done> {
  const { egg_ids } = input;
  const on = dayOf(scope, input.on);
  const [events, chicks] = await Promise.all([eventIds(scope, egg_ids), chickIds(scope, egg_ids)]);
  return whileParentageStands(async () => {
    const { mates, mixed, target, room, lastDays, done, intoTray, kinds, ...read } = await batch(scope.db, {
      ...readingEggs(scope, idsListed(egg_ids)),
      ...readingTray(scope, input.tray_id ?? null, egg_ids),
      mates: matesOf(scope, egg_ids),
      mixed: mixedOf(scope, input.state === "hatched" ? egg_ids : []),
      target: targetNest(scope, input.foster_pair_id ?? ""),
      room: input.tray_id === null ? roomsOfOwn(scope, egg_ids) : roomOf(scope, input.foster_pair_id ?? ""),
      lastDays: lastDays_(scope, egg_ids),
      done: doneAlready(scope, events.values()),
    });
    if (read.rows.length !== egg_ids.length) throw new Refusal("invalid", { egg_ids: ["fields.unknown_id"] });
    if (done.length > 0) return { ...(await answered(scope, repeated(read, done, input), mates)), warnings: [] };
    if (lastDays.some(({ noted }) => noted >= most.events))
      throw new Refusal("conflict", {}, { detail: "clutches.full.events", values: { limit: most.events } });
    refuseStale(scope, read.rows, input.versions);
    const days = new Map(lastDays.map(({ egg_id, on_day }) => [egg_id, on_day]));
    refuseAction(scope, { rows: read.rows, input, on, days, target: target[0] });
    const tray = judgeTray(read.rows, input, intoTray[0]);
    const full = room.map((it) => fullNest(it, it.coming ?? read.rows.length)).find(Boolean);
    if ((input.foster_pair_id || input.tray_id === null) && full) throw full;
    const moves = read.rows.map((egg) => moveOf(egg, input, on, events.get(egg.id) ?? ""));
    const around = { mates, hybrids: await hybridsIn(scope, mixed), ids: chicks };
    const births = input.state === "hatched" ? read.rows.flatMap((egg) => chickOf(egg, around, on)) : [];
    const along = { ...(tray && trayNote(scope, tray, input.reason ?? null)), ...besides };
    await write(scope, moves, births, { along });
    const warnings = [
      ...cautionsOf(scope, read.rows, input.state, on),
      ...mixedCautions(scope, births, read.species),
      ...trayWarnings(scope, { tray, rows: read.rows, kinds }),
    ];
    return { ...(await answered(scope, await readEggs(scope, idsListed(egg_ids)), mates)), warnings };
  });
}

/** Writes what becomes of eggs, and the birds that come of them, all in one batch; see `birthsPlanned`. */
export async function write(
  scope: Scope,
  moves: readonly EggMove[],
  hatching: readonly Hatching[],
  { along, ...limits }: { orRefuse?: boolean; along?: Statements } = {},
): Promise<void> {
  const chicks = hatching.map(({ birth }) => birth);
  const births = chicks.length > 0 ? await birthsPlanned(scope, chicks, limits) : undefined;
  try {
    await batch(scope.db, {
      ...births?.before,
      ...addingHybrids(
        scope,
        hatching.flatMap(({ hybrid }) => hybrid ?? []),
      ),
      ...writingEggs(scope, moves),
      ...along,
      ...(mayFill(moves).length > 0 && { withinRoom: stillSo(scope, withinRoom(scope, mayFill(moves))) }),
      ...(births && hatchings(scope, births, hatching)),
    });
  } catch (thrown) {
    // Where somebody else was quicker the chick that is there is its own: the eggs say so when they are read anew.
    const isOurs = births && parentageMoved(thrown) && (await areAsRead(scope, moves));
    const refusal = isOurs ? await births.refusal() : undefined;
    throw refusal ?? thrown;
  }
}

/** The nests that eggs come into: those that lay elsewhere, and those that are in work again. */
export const mayFill = (moves: readonly EggMove[]): string[] => {
  const nestOf = (egg: EggRow, foster: string | null) => foster ?? egg.pair_id;
  const coming = moves.filter(
    ({ egg, becomes }) =>
      isOpen(becomes.state) &&
      (!isOpen(egg.state) ||
        (becomes.tray_id === null && (egg.tray_id !== null || becomes.foster_pair_id !== egg.foster_pair_id))),
  );
  return [...new Set(coming.map(({ egg, becomes }) => nestOf(egg, becomes.foster_pair_id)))];
};

async function areAsRead(scope: Scope, moves: readonly EggMove[]): Promise<boolean> {
  const { rows } = await readEggs(scope, idsListed(moves.map(({ egg }) => egg.id)));
  const now = new Map(rows.map(({ id, version }) => [id, version]));
  return moves.every(({ egg }) => now.get(egg.id) === egg.version);
}

function hatchings(scope: Scope, births: Births, hatching: readonly Hatching[]) {
  const chicks = hatching.map(({ egg, birth }) => [egg.id, birth.id, tagOf(egg)]);
  return {
    ...births.born,
    complete: stillSo(scope, births.complete),
    chicks: scope.db.run(sql`
      UPDATE eggs SET chick_id = said.value->>1, chick_tag = said.value->>2 FROM ${jsonCells(chicks)} AS said
      WHERE +eggs.org_id = ${scope.org_id} AND eggs.id = said.value->>0 AND EXISTS (
        SELECT 1 FROM birds WHERE birds.org_id = ${scope.org_id} AND birds.id = said.value->>1)`),
    ...births.behind,
  };
}

function moveOf(egg: EggRow, input: EggActionInput, on: string, id: string): EggMove {
  const { state, foster_pair_id, looked, tray_id } = input;
  const home = foster_pair_id === egg.pair_id ? null : (foster_pair_id ?? null);
  const none = { from_state: null, to_state: null, from_pair_id: null, to_pair_id: null, undoes: null };
  const [action] = ([state && "state", looked && "looked", tray_id !== undefined && "tray", "foster"] as const).filter(
    (it) => typeof it === "string",
  );
  const set = tray_id === undefined ? null : setByTray(egg.state, tray_id);
  const event = {
    ...none,
    id,
    deed: action ?? "foster",
    on_day: on,
    ...(state && { from_state: egg.state, to_state: state }),
    ...(set && { from_state: egg.state, to_state: set }),
    ...(action === "tray" && { from_tray_id: egg.tray_id, to_tray_id: tray_id ?? null }),
    ...(action === "foster" && { from_pair_id: egg.foster_pair_id, to_pair_id: home }),
  };
  return { egg, event, becomes: after(factsOf(egg), event) };
}

const targetNest = ({ db, org_id }: Scope, pair_id: string) =>
  db.all<Target>(sql`SELECT id, number, state FROM pairs WHERE org_id = ${org_id} AND id = ${pair_id}`);

// The last day that holds of each egg; its laying counts by its own column, which may have been set right.
const lastDays_ = ({ db, org_id }: Scope, ids: readonly string[]) =>
  db.all<{ egg_id: string; on_day: string | null; noted: number }>(sql`
    SELECT held.egg_id, max(held.on_day) AS on_day, max(held.position) AS noted FROM egg_events held
    WHERE held.org_id = ${org_id} AND held.egg_id IN (${idsListed(ids)}) AND held.deed NOT IN ('laid', 'undone')
      AND NOT EXISTS (SELECT 1 FROM egg_events back WHERE back.org_id = ${org_id} AND back.egg_id = held.egg_id
        AND back.undoes = held.position)
    GROUP BY held.egg_id`);

// Asked for something else under the same key: that is no repetition.
function repeated(read: EggsRead, done: readonly DoneEvent[], { state, tray_id }: EggActionInput): EggsRead {
  const isSame = done.every(({ deed, to_state }) =>
    state ? to_state === state : deed !== "state" && (deed === "tray") === (tray_id !== undefined),
  );
  if (!isSame || done.length !== read.rows.length) throw new Refusal("conflict", {}, { detail: "clutches.key_reused" });
  return read;
}

async function answered(scope: Scope, read: EggsRead, mates: readonly Mate[]): Promise<Omit<Done, "warnings">> {
  const ids = read.rows.flatMap(({ chick_id }) => chick_id ?? []);
  return {
    eggs: serializeEggs(read, scope.today),
    birds: ids.length > 0 ? await readHatched(scope, read.rows, mates, ids) : [],
  };
}

/** The chicks of eggs, each with its egg and with all who may be its parents where nobody knows for sure. */
async function readHatched(scope: Scope, rows: readonly EggRow[], mates: readonly Mate[], ids: readonly string[]) {
  const found = await scope.db
    .select({ ...answeredColumns(scope.language), ...recordColumns(scope) })
    .from(birds)
    .where(owned(scope, birds, inArray(birds.id, [...ids])));
  return found.map((bird) => {
    const egg = rows.find(({ chick_id }) => chick_id === bird.id);
    const { cocks, hens } = egg ? parentsOf(egg, mates) : { cocks: [], hens: [] };
    const serialize = (some: readonly Mate[]) =>
      some.length > 1 ? some.map((it) => ({ id: it.bird_id, ring: it.ring })) : [];
    const kinds = new Set([cocks, hens].flatMap((some) => (some.length === 1 ? (some[0]?.species_id ?? []) : [])));
    return {
      ...bird,
      egg_id: egg?.id ?? null,
      is_hybrid: kinds.size > 1,
      candidates: { fathers: serialize(cocks), mothers: serialize(hens) },
    };
  });
}
