import { type SQL, sql } from "drizzle-orm";
import { isGone } from "#worker/birds/columns/presence.ts";
import { isTooEarly, storedFacts } from "#worker/birds/columns/status-day.ts";
import { inFlock, writeStampSql } from "#worker/birds/columns/write-stamp.ts";
import { batch } from "#worker/kit/batch.ts";
import { translate } from "#worker/locales/translate.ts";
import { type Place, placeRow } from "#worker/places/queries.ts";
import { Refusal } from "#worker/refusal.ts";
import { ringKey } from "#worker/rings/keys.ts";
import type { Scope } from "#worker/scope.ts";
import type { BirdMove } from "./contract.ts";

export type Moved = {
  moved: number;
  /** What `POST /api/birds/bulk/undo` takes the move back by. */
  undo: string;
  place: (Pick<Place, "id" | "name" | "capacity"> & { birds: number }) | null;
};
type Warning = { code: "birds.over_capacity"; message: string };

type Selection = {
  /** Which rows of `birds` are meant. */
  which: SQL;
  /** How many they have to be; undefined moves whatever there is. */
  expected?: number;
  /** The versions in which birds were seen, by their ids. */
  versions?: Readonly<Record<string, number>>;
};
type MovesRead = {
  chosen: number;
  gone: number;
  gone_ring: string | null;
  arriving: number;
  residing: number;
  /** Birds that were not born yet on the day of the move, or had not arrived. */
  early: number;
  early_ring: string | null;
  /** Birds of another version than the one that was seen. */
  stale: number;
  stale_ring: string | null;
};

/** Moves birds named by id or ring, all or none; refuses on `rings` what is not in the flock, and `stale` whom `versions` know otherwise. */
export async function moveBirds(scope: Scope, { ids, rings, versions, ...move }: BirdMove) {
  const keys = [...new Set(rings.map(ringKey))];
  const named = [...new Set(ids)];
  const byId = sql`birds.id IN (SELECT value FROM json_each(${JSON.stringify(named)}))`;
  const byRing = sql`birds.identifier_key IN (SELECT value FROM json_each(${JSON.stringify(keys)}))`;
  const known = await unknownRing(scope, rings, byRing);
  if (known) throw new Refusal("invalid", { rings: ["moves.unknown_ring"] }, { values: { ring: known } });
  const which = keys.length === 0 ? byId : named.length === 0 ? byRing : sql`(${byId} OR ${byRing})`;
  // A bird may be named both ways; then how many they have to be is not known beforehand.
  const expected = keys.length > 0 && named.length > 0 ? undefined : named.length + keys.length;
  const selection = { which, ...(expected !== undefined && { expected }), ...(versions && { versions }) };
  return moveChosen(scope, selection, move);
}

async function unknownRing(scope: Scope, rings: string[], byRing: SQL): Promise<string | undefined> {
  if (rings.length === 0) return undefined;
  const found = await scope.db.all<{ key: string }>(sql`
    SELECT identifier_key AS key FROM birds WHERE birds.org_id = ${scope.org_id} AND ${inFlock} AND ${byRing}`);
  const known = new Set(found.map(({ key }) => key));
  return rings.find((ring) => !known.has(ringKey(ring)));
}

/**
 * Moves the chosen birds of the flock in one write, however many they are. A place that would hold more than its
 * capacity refuses `conflict` on `reason` until one is given; birds that are gone are refused on `ids`, a day that has not
 * come or on which one of them was not here yet on `moved_on`. `undo` takes the whole move back.
 */
async function moveChosen(scope: Scope, selection: Selection, move: Move) {
  const { statements, serialize } = moving(scope, selection, move);
  return serialize(await batch(scope.db, statements));
}

type Move = Pick<BirdMove, "place_id" | "reason" | "moved_on">;
type MoveAnswers = {
  before: MovesRead[];
  moved: Array<{ id: string }>;
  place: Place[];
};

/**
 * The statements of such a move for a larger batch, which happens only where `when` holds. `allowed` is whether it may, the
 * same before it and behind it: what must not happen without the move asks it. `told` refuses as the move does.
 */
export function moving(
  scope: Scope,
  { which, expected, versions }: Selection,
  { place_id, reason, moved_on }: Move,
  when = sql`1`,
) {
  const { org_id, today } = scope;
  const on = moved_on ?? today;
  if (on > today) throw new Refusal("invalid", { moved_on: ["moves.moved_on.future"] });
  // A move without a given day is dated today, so it cannot be too early.
  const isEarly = moved_on
    ? sql`(birds.place_id IS NOT ${place_id} AND ${isTooEarly(sql`${on}`, storedFacts)})`
    : sql`0`;
  const seen = sql`json_extract(${JSON.stringify(versions)}, '$."' || birds.id || '"')`;
  const isStale = versions ? sql`(${seen} IS NOT NULL AND ${seen} <> birds.version)` : sql`0`;
  const chosen = sql`birds.org_id = ${org_id} AND ${inFlock} AND ${which}`;
  const selection = sql`
    SELECT count(*) AS chosen, ifnull(sum(${isGone(scope)}), 0) AS gone,
      min(CASE WHEN ${isGone(scope)} THEN birds.identifier END) AS gone_ring, ifnull(sum(birds.place_id IS NOT ${place_id}), 0) AS arriving, ifnull((
      SELECT n FROM bird_counts WHERE org_id = ${org_id} AND dimension = 'place' AND key = ${place_id ?? ""}
    ), 0) AS residing, ifnull(sum(${isEarly}), 0) AS early, min(CASE WHEN ${isEarly} THEN birds.identifier END) AS early_ring,
      ifnull(sum(${isStale}), 0) AS stale, min(CASE WHEN ${isStale} THEN birds.identifier END) AS stale_ring
    FROM birds WHERE ${chosen}`;
  const allowed = sql`
    (${place_id} IS NULL OR told.gone = 0 AND EXISTS (
      SELECT 1 FROM places WHERE places.org_id = ${org_id} AND places.id = ${place_id} AND (
        ${reason} IS NOT NULL OR capacity IS NULL OR told.arriving = 0 OR told.arriving + told.residing <= capacity
      )
    )) AND told.early = 0 AND told.stale = 0 AND ${expected === undefined ? sql`1` : sql`told.chosen = ${expected}`}`;
  const statements = {
    before: scope.db.all<MovesRead>(selection),
    moved: scope.db.all<{ id: string }>(sql`
      WITH told AS MATERIALIZED (${selection}), may AS MATERIALIZED (SELECT ${allowed} AS may FROM told)
      UPDATE birds SET place_id = ${place_id}, ${writeStampSql(scope, { reason, on })}
      WHERE ${chosen} AND birds.place_id IS NOT ${place_id} AND (SELECT may FROM may) AND ${when} RETURNING id`),
    place: placeRow(scope, place_id ?? ""),
  };
  return {
    statements,
    allowed: sql`(WITH told AS MATERIALIZED (${selection}) SELECT ${allowed} FROM told)`,
    serialize: (answers: MoveAnswers) => answered(scope, { expected, place_id }, answers),
  };
}

function answered(
  scope: Scope,
  { expected, place_id }: Pick<Selection, "expected"> & Pick<Move, "place_id">,
  { before: [before], moved, place: [place] }: MoveAnswers,
): { data: Moved; warnings: Warning[] } {
  const { arriving = 0, residing = 0, chosen: found = 0, gone = 0, gone_ring, early = 0, early_ring } = before ?? {};
  if (before && before.stale > 0)
    throw new Refusal("stale", {}, { detail: "moves.stale", values: { ring: before.stale_ring ?? "" } });
  if (place_id !== null && !place) throw new Refusal("invalid", { place_id: ["fields.unknown_id"] });
  if (expected !== undefined && found !== expected) throw new Refusal("invalid", { ids: ["moves.unknown_birds"] });
  if (place_id !== null && gone > 0)
    throw new Refusal("invalid", { ids: ["moves.gone"] }, { values: { count: gone, ring: gone_ring ?? "" } });
  if (early > 0)
    throw new Refusal(
      "invalid",
      { moved_on: ["moves.moved_on.early"] },
      { values: { count: early, ring: early_ring ?? "" } },
    );
  const values = { place: place?.name ?? "", capacity: place?.capacity ?? 0, birds: residing + arriving };
  const isOver = place?.capacity != null && values.birds > place.capacity && arriving > 0;
  if (isOver && moved.length === 0) throw new Refusal("conflict", { reason: ["moves.over_capacity"] }, { values });
  const message = translate(scope.language, "places.full", values);
  return {
    data: { undo: scope.now, moved: moved.length, place: place ? { ...only(place), birds: values.birds } : null },
    warnings: isOver ? [{ code: "birds.over_capacity", message }] : [],
  };
}

const only = ({ id, name, capacity }: Place) => ({ id, name, capacity });
