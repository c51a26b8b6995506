import { eq, sql } from "drizzle-orm";
import { newIds } from "#db/ids.ts";
import { places } from "#db/schema/places.ts";
import { Refusal } from "#worker/refusal.ts";
import { idFor, type Scope } from "#worker/scope.ts";
import { foldName } from "#worker/species/names.ts";
import type { CageRun, PlaceDraft } from "./contract.ts";
import { hasRoomFor, whyCrowded } from "./crowding.ts";
import { fitsUnder, standsIn } from "./nesting.ts";
import { type Place, placeRow, placesWhere, positionOf } from "./queries.ts";
import { noteMade } from "./trail.ts";

/**
 * Adds a place where it may stand, in one round trip. Refuses `conflict` on `name` when the folded name is taken under
 * the same parent. Asking again with the same Idempotency-Key answers the place it made.
 */
export async function addPlace(scope: Scope, draft: PlaceDraft): Promise<Place> {
  const id = await idFor(scope, "place");
  const { name, kind, parent_id = null, capacity = null, notes = null } = draft;
  const { org_id, now } = scope;
  const [made, [found], parents] = await scope.db.batch([
    scope.db.all<{ id: string }>(sql`
      INSERT INTO places (
        id, org_id, parent_id, kind, name, name_key, position, capacity, notes, created_at, updated_at
      )
      SELECT ${id}, ${org_id}, ${parent_id}, ${kind}, ${name}, ${foldName(name)}, ${positionOf(name)}, ${capacity},
        ${notes}, ${now}, ${now}
      WHERE ${fitsUnder(scope, sql`${kind}`, sql`${parent_id}`)} AND ${hasRoomFor(scope, sql`${parent_id}`, sql`1`)}
      ON CONFLICT DO NOTHING RETURNING id`),
    placeRow(scope, id),
    placesWhere(scope, eq(places.id, parent_id ?? "")),
    noteMade(scope, [id]),
  ]);
  if (!found)
    throw (
      (await whyCrowded(scope, { parent_id, count: 1, field: "parent_id" })) ?? whyNot({ kind, parent_id }, parents)
    );
  const isSame = found.name === name && found.kind === kind && found.parent_id === parent_id;
  if (made.length === 0 && found.version === 1 && !isSame)
    throw new Refusal("conflict", {}, { detail: "places.key_reused" });
  return found;
}

type Wanted = Pick<Place, "kind" | "parent_id">;

/** Why a place could not be made or changed as wanted; `parents` are those found under the wanted id. */
export function whyNot({ kind, parent_id }: Wanted, [parent]: Place[]): Refusal {
  if (parent_id !== null && !parent) return new Refusal("invalid", { parent_id: ["fields.unknown_id"] });
  if (parent && !standsIn[kind].includes(parent.kind))
    return new Refusal("invalid", { parent_id: [`places.parent.of_${kind}`] });
  return new Refusal("conflict", { name: ["places.name.taken"] });
}

/** Adds many cages to a bank or a room in one write; those whose name is there already are left as they are. */
export async function addCages(scope: Scope, parent_id: string, run: CageRun): Promise<{ created: number }> {
  const ids = newIds("place", run.names.length);
  const rows = JSON.stringify(
    run.names.map((name, at) => ({ id: ids[at], name, key: foldName(name), position: positionOf(name) })),
  );
  const { org_id, now } = scope;
  const lacking = sql`SELECT count(*) FROM json_each(${rows}) wanted WHERE NOT EXISTS (
    SELECT 1 FROM places namesake WHERE namesake.org_id = ${org_id} AND namesake.parent_id = ${parent_id}
    AND namesake.name_key = wanted.value ->> '$.key')`;
  const [[left], made, [parent]] = await scope.db.batch([
    scope.db.all<{ n: number }>(sql`SELECT (${lacking}) AS n`),
    scope.db.all<{ id: string }>(sql`
      INSERT INTO places (id, org_id, parent_id, kind, name, name_key, position, capacity, created_at, updated_at)
      SELECT it.value ->> '$.id', ${org_id}, ${parent_id}, ${run.kind}, it.value ->> '$.name', it.value ->> '$.key',
        it.value ->> '$.position', ${run.capacity ?? null}, ${now}, ${now}
      FROM json_each(${rows}) it WHERE ${fitsUnder(scope, sql`${run.kind}`, sql`${parent_id}`)}
        AND ${hasRoomFor(scope, sql`${parent_id}`, sql`(${lacking})`)}
      ON CONFLICT DO NOTHING RETURNING id`),
    placeRow(scope, parent_id),
    noteMade(scope, ids),
  ]);
  if (!parent) throw new Refusal("missing");
  if (!standsIn[run.kind].includes(parent.kind))
    throw new Refusal("invalid", { kind: [`places.parent.of_${run.kind}`] });
  const count = left?.n ?? 0;
  const crowded = made.length < count && (await whyCrowded(scope, { parent_id, count, field: "last" }));
  if (crowded) throw crowded;
  return { created: made.length };
}
