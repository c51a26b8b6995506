import * as z from "zod";
import { clutches, clutchFeeders, eggEvents, eggs } from "#db/schema/clutches.ts";
import { eggActions, eggStates } from "#db/vocabulary.ts";
import { incubationRoles, nestKinds, nestMaterials } from "#db/words/nest.ts";
import { archived } from "#worker/kit/archived.ts";
import {
  day,
  empty,
  flag,
  instant,
  number,
  oneOf,
  rowId,
  text,
  version,
  whole,
  word,
} from "#worker/kit/archived-fields.ts";
import { most } from "./limits-contract.ts";
import { couldBe } from "./states/derived-columns.ts";
import { archivedEggTrayMoves, archivedEggTrays } from "./trays/archived.ts";

const state = oneOf(eggStates);

export const archivedClutches = archived(clutches, {
  worded: {
    incubated_by: "audit.clutch.incubated_by",
    nest_kind: "audit.clutch.nest_kind",
    nest_material: "audit.clutch.nest_material",
  },
  kind: "clutch",
  beside: "refused",
  row: z.strictObject({
    id: rowId,
    pair_id: rowId,
    number: whole(1, 100_000),
    notes: text(8000),
    dummy_eggs: empty(whole(0, most.dummies)),
    incubated_by: empty(oneOf(incubationRoles)),
    nest_kind: empty(oneOf(nestKinds)),
    nest_material: empty(oneOf(nestMaterials)),
    nest_detail: text(1000),
    version,
    created_at: instant,
    updated_at: instant,
  }),
});

export const archivedFeeders = archived(clutchFeeders, {
  kind: "clutch_feeder",
  beside: "refused",
  row: z.strictObject({ id: rowId, clutch_id: rowId, bird_id: empty(rowId), ring: word }),
  fault(rows) {
    const counts = new Map<string, number>();
    const at = rows.findIndex(({ clutch_id }) => {
      counts.set(clutch_id, (counts.get(clutch_id) ?? 0) + 1);
      return (counts.get(clutch_id) ?? 0) > most.feeders;
    });
    return at < 0 ? undefined : { key: "clutches.archive.feeders", values: { row: at + 1, limit: most.feeders } };
  },
  same: ({ clutch_id, bird_id }) => (bird_id === null ? null : `${clutch_id} ${bird_id}`),
});

export const archivedEggs = archived(eggs, {
  worded: { state: "clutches.states", ended_from: "clutches.states" },
  kind: "egg",
  beside: "refused",
  row: z.strictObject({
    id: rowId,
    clutch_id: rowId,
    pair_id: rowId,
    number: whole(1, 1_000_000),
    mark: text(200),
    hen_id: empty(rowId),
    laid_on: day,
    set_on: day,
    stored_on: day,
    state,
    ended_from: empty(state),
    foster_pair_id: empty(rowId),
    seen_on: day,
    once_fertile: flag,
    once_clear: flag,
    hatched_on: day,
    weaned_on: day,
    chick_id: empty(rowId),
    chick_ring: text(500),
    chick_tag: text(500),
    length_mm: empty(number(1, 300)),
    breadth_mm: empty(number(1, 300)),
    notes: text(4000),
    version,
    created_at: instant,
    updated_at: instant,
  }),
  fault(rows, brought) {
    const pairOf = new Map(brought(archivedClutches).map(({ id, pair_id }) => [id, pair_id]));
    const at = rows.findIndex(
      ({ clutch_id, pair_id, state, chick_id, foster_pair_id }) =>
        pairOf.get(clutch_id) !== pair_id || (chick_id !== null && state !== "hatched") || foster_pair_id === pair_id,
    );
    return at < 0 ? undefined : { key: "clutches.archive.egg", values: { name: "data/eggs.jsonl", row: at + 1 } };
  },
});

export const archivedEggEvents = archived(eggEvents, {
  worded: { deed: "clutches.events", from_state: "clutches.states", to_state: "clutches.states" },
  kind: "egg_event",
  beside: "refused",
  unread: ["user_id"],
  row: z.strictObject({
    id: rowId,
    egg_id: rowId,
    position: whole(1, 1_000_000),
    deed: oneOf(eggActions),
    from_state: empty(state),
    to_state: empty(state),
    on_day: day,
    from_pair_id: empty(rowId),
    to_pair_id: empty(rowId),
    undoes: empty(whole(1, 1_000_000)),
    user_id: empty(rowId),
    at: instant,
  }),
  fault(rows, brought) {
    const events = new Map<string, Array<(typeof rows)[number]>>();
    for (const row of rows) {
      const own = events.get(row.egg_id);
      if (own) own.push(row);
      else events.set(row.egg_id, [row]);
    }
    const moves = new Map(brought(archivedEggTrayMoves).map((move) => [move.event_id, move]));
    const trays = new Map(brought(archivedEggTrays).map((it) => [it.egg_id, it]));
    const tray = (id: string) => ({
      tray_id: trays.get(id)?.tray_id ?? null,
      tray_on: trays.get(id)?.since_on ?? null,
    });
    const inOrder = (id: string) =>
      (events.get(id) ?? [])
        .toSorted((one, other) => one.position - other.position)
        .map(({ id: event_id, ...event }) => {
          const { from_tray_id, to_tray_id } = moves.get(event_id) ?? {};
          return { ...event, ...(from_tray_id && { from_tray_id }), ...(to_tray_id && { to_tray_id }) };
        });
    const mayJudge = (id: string) => (events.get(id)?.length ?? 0) <= most.events;
    const at = brought(archivedEggs).findIndex(
      (egg) => !mayJudge(egg.id) || !couldBe(inOrder(egg.id), { ...egg, ...tray(egg.id) }),
    );
    const actions = new Map(rows.map(({ id, deed }) => [id, deed]));
    const stray = [...moves.values()].findIndex(({ event_id }) => actions.get(event_id) !== "tray");
    if (at < 0 && stray >= 0)
      return { key: "clutches.archive.events", values: { name: "data/egg_tray_moves.jsonl", row: stray + 1 } };
    return at < 0 ? undefined : { key: "clutches.archive.events", values: { name: "data/eggs.jsonl", row: at + 1 } };
  },
});
