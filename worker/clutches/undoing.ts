import { type SQL, sql } from "drizzle-orm";
import { auditedLines } from "#worker/audit.ts";
import { whileParentageStands } from "#worker/kinship/parentage.ts";
import { batch } from "#worker/kit/batch.ts";
import { Refusal } from "#worker/refusal.ts";
import { idFor, type Scope } from "#worker/scope.ts";
import { mayFill } from "./egg-actions.ts";
import { type EggRow, idsListed, readEggs, readingEggs } from "./eggs/egg-rows.ts";
import { type Egg, isRinged, serializeEggs } from "./eggs/egg-view.ts";
import { doneAlready, stillSo, writingEggs } from "./eggs/writing.ts";
import { most } from "./limits-contract.ts";
import { roomOf, whatIsFull, withinRoom } from "./room-left.ts";
import { type EggEvent, eggAfter, standing } from "./states/egg-after.ts";

/**
 * Takes the last move of an egg back, as a row of its own; the chick of a hatch goes with it, while nobody touched it.
 * Refuses `missing`; `stale` where the egg is of another version than the one that was seen; and `conflict` where nothing
 * happened since the laying, or the chick was ringed or changed.
 */
export async function undoLast(scope: Scope, id: string, version?: number): Promise<Egg> {
  const event_id = await idFor(scope, "egg_event");
  return whileParentageStands(async () => {
    const { events, untouched, done, ...read } = await batch(scope.db, {
      ...readingEggs(scope, idsListed([id])),
      events: eventsRead(scope, idsListed([id])),
      untouched: scope.db.all<{ id: string }>(untouchedChick(scope, id)),
      done: doneAlready(scope, [event_id]),
    });
    const [egg] = read.rows;
    if (!egg) throw new Refusal("missing");
    if (done.length > 0) return one(serializeEggs(read, scope.today));
    if (version !== undefined && version !== egg.version)
      throw new Refusal("stale", {}, { current: one(serializeEggs(read, scope.today)) });
    const last = standing(events).at(-1);
    if (events.length >= most.events)
      throw new Refusal("conflict", {}, { detail: "clutches.full.events", values: { limit: most.events } });
    if (!last || last.deed === "laid") throw new Refusal("conflict", {}, { detail: "clutches.undo.nothing" });
    if (last.deed === "ringed") throw new Refusal("conflict", {}, { detail: "clutches.undo.ringed" });
    const chick = last.deed === "chick" || last.to_state === "hatched" ? egg.chick_id : null;
    if (chick !== null && untouched.length === 0) throw whyTouched(egg);
    // An erased chick cannot be taken back.
    if (last.to_state === "hatched" && chick === null && egg.chick_ring !== null) throw whyTouched(egg);
    const event = {
      id: event_id,
      deed: "undone" as const,
      from_state: egg.state,
      on_day: last.on_day,
      undoes: last.position,
      from_pair_id: null,
      to_pair_id: null,
    };
    const becomes = eggAfter(events.filter(({ position }) => position !== last.position));
    const move = { egg, event: { ...event, to_state: becomes.state }, becomes };
    const nest = mayFill([move]);
    const [left] = nest.length > 0 ? await roomOf(scope, nest[0] ?? "") : [];
    const full = left && whatIsFull(scope, left, 1, false);
    if (full) throw full;
    await batch(scope.db, {
      ...(chick !== null && { untouched: stillSo(scope, sql`EXISTS (${untouchedChick(scope, id)})`) }),
      ...writingEggs(scope, [move]),
      ...(nest.length > 0 && { withinRoom: stillSo(scope, withinRoom(scope, nest)) }),
      ...(chick !== null && withoutChick(scope, id, chick)),
    });
    return one(serializeEggs(await readEggs(scope, idsListed([id])), scope.today));
  });
}

function one(eggs: readonly Egg[]): Egg {
  const [egg] = eggs;
  if (!egg) throw new Refusal("missing");
  return egg;
}

const whyTouched = (egg: EggRow) =>
  new Refusal("conflict", {}, { detail: isRinged(egg) ? "clutches.undo.ringed" : "clutches.undo.touched" });

/** The statement that reads all events of eggs, of which a query selects the ids, each egg's in their order. */
export const eventsRead = ({ db, org_id }: Scope, found: SQL) =>
  db.all<EggEvent & { egg_id: string }>(sql`
    SELECT egg_id, position, deed, from_state, to_state, on_day, to_pair_id, undoes, (
      SELECT moved.to_tray_id FROM egg_tray_moves moved WHERE moved.org_id = it.org_id AND moved.event_id = it.id
    ) AS to_tray_id FROM egg_events it WHERE it.org_id = ${org_id} AND it.egg_id IN (${found}) ORDER BY egg_id, position`);

/** The query of the chick of an egg as long as it is just as it hatched. */
const untouchedChick = ({ org_id }: Scope, egg_id: string) => sql`
  SELECT birds.id FROM eggs CROSS JOIN birds ON birds.org_id = ${org_id} AND birds.id = eggs.chick_id
  WHERE eggs.org_id = ${org_id} AND eggs.id = ${egg_id} AND birds.version = 1 AND birds.deleted_at IS NULL
    AND birds.identifier = eggs.chick_tag
    AND NOT EXISTS (SELECT 1 FROM bird_weights it WHERE it.org_id = ${org_id} AND it.bird_id = birds.id)
    AND NOT EXISTS (SELECT 1 FROM bird_photos it WHERE it.org_id = ${org_id} AND it.bird_id = birds.id)
    AND NOT EXISTS (SELECT 1 FROM pair_birds it WHERE it.org_id = ${org_id} AND it.bird_id = birds.id)
    AND NOT EXISTS (SELECT 1 FROM birds it WHERE it.org_id = ${org_id} AND it.father_id = birds.id)
    AND NOT EXISTS (SELECT 1 FROM birds it WHERE it.org_id = ${org_id} AND it.mother_id = birds.id)
    AND NOT EXISTS (SELECT 1 FROM birds it WHERE it.org_id = ${org_id} AND it.foster_father_id = birds.id)
    AND NOT EXISTS (SELECT 1 FROM birds it WHERE it.org_id = ${org_id} AND it.foster_mother_id = birds.id)`;

// As of a bird that leaves the trash for good, one line of it stays in the trail.
function withoutChick(scope: Scope, egg_id: string, chick: string) {
  const { db, org_id } = scope;
  const lines = sql`SELECT id AS subject_id, json_object('identifier', json_array(identifier, NULL)) AS changes
    FROM birds WHERE org_id = ${org_id} AND id = ${chick}`;
  return {
    let_go: db.run(sql`UPDATE eggs SET chick_id = NULL, chick_ring = NULL, chick_tag = NULL
      WHERE org_id = ${org_id} AND id = ${egg_id}`),
    history: db.run(sql`DELETE FROM audit WHERE org_id = ${org_id} AND subject_id = ${chick}`),
    noted: auditedLines(scope, { subject: "bird", deed: "erased", lines }),
    gone: db.run(sql`DELETE FROM birds WHERE org_id = ${org_id} AND id = ${chick}`),
  };
}

/** Takes back an egg that was noted by mistake: nothing happened to it since; an empty clutch goes with it. */
export async function unlay(scope: Scope, id: string): Promise<void> {
  const { org_id } = scope;
  const only = sql`org_id = ${org_id} AND id = ${id} AND NOT EXISTS (
    SELECT 1 FROM egg_events since WHERE since.org_id = ${org_id} AND since.egg_id = ${id} AND since.deed <> 'laid')`;
  const clutch = sql`SELECT clutch_id FROM eggs WHERE org_id = ${org_id} AND id = ${id}`;
  const [found] = await scope.db.all<{ clutch_id: string }>(clutch);
  if (!found) throw new Refusal("missing");
  const { gone } = await batch(scope.db, {
    gone: scope.db.all<{ id: string }>(sql`DELETE FROM eggs WHERE ${only} RETURNING id`),
    clutch: scope.db.run(sql`DELETE FROM clutches WHERE org_id = ${org_id} AND id = ${found.clutch_id} AND NOT EXISTS (
      SELECT 1 FROM eggs beside WHERE beside.org_id = ${org_id} AND beside.clutch_id = clutches.id)`),
  });
  if (gone.length === 0) throw new Refusal("conflict", {}, { detail: "clutches.unlay.moved" });
}
