import { type SQL, sql } from "drizzle-orm";
import { idForKey, newId } from "#db/ids.ts";
import type { EggAction, EggState } from "#db/vocabulary.ts";
import { mostDummies } from "#db/words/nest.ts";
import { jsonCells } from "#worker/json-rows.ts";
import { translate } from "#worker/locales/translate.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import { isSeenTooSoon } from "../days/cautions.ts";
import type { EggFacts } from "../states/egg-after.ts";
import type { EggRow } from "./egg-rows.ts";
import { tagOf } from "./egg-view.ts";
import { traysWritten } from "./tray-writes.ts";

type OrgScope = Pick<Scope, "db" | "org_id">;

/**
 * The statement that fails, and with it its batch, unless something is still as it was read: a condition in SQL. As with
 * parentage that moved, `whileParentageStands` plans the write anew.
 */
export const stillSo = ({ db, org_id }: OrgScope, condition: SQL) =>
  db.run(sql`UPDATE organizations SET bonds_version = iif(${condition}, bonds_version, NULL) WHERE id = ${org_id}`);

/** The same for eggs: each of the version that was read, and its pair or nest no other. */
const eggsStand = (scope: OrgScope, eggs: ReadonlyArray<{ id: string; version: number }>) =>
  stillSo(
    scope,
    sql`(SELECT count(*) FROM ${jsonCells(eggs.map(({ id, version }) => [id, version]))} AS asked
      CROSS JOIN eggs ON eggs.org_id = ${scope.org_id} AND eggs.id = asked.value->>0
      WHERE eggs.version = asked.value->>1) = ${eggs.length}`,
  );

/** An event about to be written. */
export type NewEvent = {
  id: string;
  deed: EggAction;
  from_state: EggState | null;
  to_state: EggState | null;
  on_day: string | null;
  from_pair_id: string | null;
  to_pair_id: string | null;
  from_tray_id?: string | null;
  to_tray_id?: string | null;
  undoes: number | null;
};
/** What becomes of an egg as it was read. */
export type EggMove = { egg: EggRow; event: NewEvent; becomes: EggFacts };

/** The ids of the events a request writes for eggs: made before the write, the same for the same Idempotency-Key. */
export async function eventIds({ idempotency_key: key, org_id }: Scope, eggs: readonly string[]) {
  const of = async (egg: string) =>
    [egg, key ? await idForKey("egg_event", org_id, `${key}\n${egg}`) : newId("egg_event")] as const;
  return new Map(await Promise.all(eggs.map(of)));
}

export type DoneEvent = Pick<NewEvent, "id" | "deed" | "to_state" | "on_day" | "to_pair_id">;

/** The statement that reads which of these events were written already: then the request was answered once. */
export const doneAlready = ({ db, org_id }: Scope, ids: Iterable<string>) =>
  db.all<DoneEvent>(sql`
    SELECT egg_events.id, deed, to_state, on_day, to_pair_id FROM json_each(${JSON.stringify([...ids])}) named
    CROSS JOIN egg_events ON egg_events.org_id = ${org_id} AND egg_events.id = named.value`);

/** What an egg is, as its columns say. */
export const factsOf = (egg: EggRow): EggFacts => ({
  state: egg.state,
  ended_from: egg.ended_from,
  foster_pair_id: egg.foster_pair_id,
  tray_id: egg.tray_id,
  tray_on: egg.tray_on,
  set_on: egg.set_on,
  stored_on: egg.stored_on,
  seen_on: egg.seen_on,
  once_fertile: egg.once_fertile === 1,
  once_clear: egg.once_clear === 1,
  hatched_on: egg.hatched_on,
  weaned_on: egg.weaned_on,
});

/**
 * The statements by which eggs become what they become, if they are still as they were read; else the batch fails. Nothing
 * is written where `when` does not hold.
 */
export function writingEggs(scope: Scope, moves: readonly EggMove[], when: SQL = sql`1`) {
  const { db, org_id, user_id, now } = scope;
  const events = moves.map(({ egg, event: it }) => [
    ...[it.id, egg.id, it.deed, it.from_state, it.to_state, it.on_day, it.from_pair_id, it.to_pair_id, it.undoes],
  ]);
  const eggs = moves.map(({ egg, becomes: it }) => [
    ...[egg.id, it.state, it.ended_from, it.foster_pair_id, it.set_on, it.stored_on, it.seen_on],
    ...[Number(it.once_fertile), Number(it.once_clear), it.hatched_on, it.weaned_on],
  ]);
  return {
    eggsStand: eggsStand(
      scope,
      moves.map(({ egg }) => egg),
    ),
    events: db.run(sql`
      INSERT INTO egg_events (id, org_id, egg_id, position, deed, from_state, to_state, on_day, from_pair_id, to_pair_id,
        undoes, user_id, at)
      SELECT value->>0, ${org_id}, value->>1, (
        SELECT ifnull(max(before.position), 0) + 1 FROM egg_events before
        WHERE before.org_id = ${org_id} AND before.egg_id = value->>1
      ), value->>2, value->>3, value->>4, value->>5, value->>6, value->>7, value->>8, ${user_id}, ${now}
      FROM ${jsonCells(events)} WHERE ${when}`),
    eggs: db.run(sql`
      UPDATE eggs SET state = said.value->>1, ended_from = said.value->>2, foster_pair_id = said.value->>3,
        set_on = said.value->>4, stored_on = said.value->>5, seen_on = said.value->>6, once_fertile = said.value->>7,
        once_clear = said.value->>8, hatched_on = said.value->>9, weaned_on = said.value->>10,
        version = eggs.version + 1, updated_at = ${now}
      FROM ${jsonCells(eggs)} AS said WHERE +eggs.org_id = ${org_id} AND eggs.id = said.value->>0 AND ${when}`),
    ...traysWritten(scope, moves, when),
    ...dummiesMoved(scope, moves, when),
  };
}

/**
 * The statement by which dummies that somebody counted in a nest become more or fewer, one for each egg that is taken out or
 * put back; none where no egg is.
 */
function dummiesMoved({ db, org_id, now }: Scope, moves: readonly EggMove[], when: SQL) {
  const more = new Map<string, number>();
  for (const { egg, becomes } of moves) {
    const change = Number(becomes.state === "stored") - Number(egg.state === "stored");
    if (change !== 0) more.set(egg.clutch_id, (more.get(egg.clutch_id) ?? 0) + change);
  }
  return (
    more.size > 0 && {
      dummies: db.run(sql`
      UPDATE clutches SET dummy_eggs = max(0, min(${mostDummies}, dummy_eggs + said.value->>1)),
        version = clutches.version + 1, updated_at = ${now}
      FROM ${jsonCells([...more])} AS said WHERE +clutches.org_id = ${org_id} AND clutches.id = said.value->>0
        AND clutches.dummy_eggs IS NOT NULL AND ${when}`),
    }
  );
}

/** Refuses a day that has not come, and answers today where none is said. */
export function dayOf({ today }: Scope, on: string | null): string {
  if (on !== null && on > today) throw new Refusal("invalid", { on: ["clutches.on.future"] });
  return on ?? today;
}

/** What is allowed and still worth a second look. */
export type Caution = { code: string; message: string };

/** Cautions about eggs that go to a state on a day (`YYYY-MM-DD`). */
export function cautionsOf(
  { language }: Scope,
  rows: readonly EggRow[],
  state: EggState | undefined,
  on: string,
): Caution[] {
  const early = state === "fertile" && rows.find(({ laid_on }) => isSeenTooSoon(laid_on, on));
  const code = "clutches.seen_too_soon";
  return early ? [{ code, message: translate(language, code, { egg: tagOf(early) }) }] : [];
}

/** What is told of an egg that stands in the way. */
export const standingOf = ({ id, number, state, version }: EggRow) => ({ id, number, state, version });

/** Refuses `stale` where eggs are of another version than the one that was seen, and tells what stands there now. */
export function refuseStale(
  { language }: Scope,
  rows: readonly EggRow[],
  versions: Readonly<Record<string, number>> = {},
): void {
  const moved = rows.filter(({ id, version }) => version !== (versions[id] ?? version));
  const [first] = moved;
  if (!first) return;
  const state = translate(language, `clutches.states.${first.state}`);
  const values = { egg: tagOf(first), state };
  throw new Refusal("stale", {}, { detail: "clutches.moved", values, current: moved.map(standingOf) });
}
