import { eq, type SQL, sql } from "drizzle-orm";
import { places } from "#db/schema/places.ts";
import { auditedEdit } from "#worker/audit.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import { foldName } from "#worker/species/names.ts";
import type { PlaceChange } from "./contract.ts";
import { hasRoomFor, whyCrowded } from "./crowding.ts";
import { whyNot } from "./making.ts";
import { fitsUnder, holdsItsOwn } from "./nesting.ts";
import { type Place, placeRow, placesWhere, positionOf } from "./queries.ts";

/**
 * Changes a place; where it may stand and what it may hold is checked inside the write, so that two edits at once cannot
 * put two places into each other. With a version that is no longer the place's the answer is `stale` and the place.
 */
export async function changePlace(scope: Scope, id: string, change: PlaceChange): Promise<Place> {
  const { version, org_id: _, ...facts } = change;
  const may = mayBecome(scope, id, change);
  const said = Object.entries(facts).filter(([, value]) => value !== undefined);
  // The id never differs: a change of nothing leaves no line.
  const wanted = Object.fromEntries([["id", id], ...said]);
  const [before, , changed, [place], parents] = await scope.db.batch([
    placeRow(scope, id),
    auditedEdit(scope, { table: "places", subject: "place", subject_id: id, wanted, when: may }),
    scope.db.all<{ id: string }>(sql`
      UPDATE places SET ${sql.join(settings(scope, facts), sql`, `)}
      WHERE places.org_id = ${scope.org_id} AND places.id = ${id} AND ${may} RETURNING id`),
    placeRow(scope, id),
    placesWhere(scope, eq(places.id, facts.parent_id ?? "")),
  ]);
  if (!place || !before[0]) throw new Refusal("missing");
  if (changed.length > 0) return place;
  // The same edit sent twice under one key has already happened.
  if (scope.idempotency_key && Object.entries(facts).every(([key, value]) => place[key as keyof Place] === value))
    return place;
  if (version !== undefined && version !== place.version) throw new Refusal("stale", {}, { current: place });
  const stands = { kind: facts.kind ?? place.kind, parent_id: facts.parent_id ?? null };
  if (facts.parent_id === id) throw new Refusal("invalid", { parent_id: ["places.parent.itself"] });
  const isMoved = facts.parent_id !== undefined && facts.parent_id !== place.parent_id;
  const crowded = isMoved && (await whyCrowded(scope, { ...stands, count: 1, field: "parent_id" }));
  if (crowded) throw crowded;
  const refusal = whyNot(stands, parents);
  if (refusal.code !== "conflict" || !(await holdsOthers(scope, id, stands.kind))) throw refusal;
  throw new Refusal("invalid", { kind: ["places.kind.holds"] });
}

function settings({ now }: Scope, { name, ...facts }: Omit<PlaceChange, "version" | "org_id">): SQL[] {
  const plain = Object.entries(facts)
    .filter(([, value]) => value !== undefined)
    .map(([column, value]) => sql`${sql.raw(column)} = ${value}`);
  const named =
    name === undefined ? [] : [sql`name = ${name}, name_key = ${foldName(name)}, position = ${positionOf(name)}`];
  return [...plain, ...named, sql`version = version + 1, updated_at = ${now}`];
}

function mayBecome(scope: Scope, id: string, { name, kind, parent_id, version }: PlaceChange): SQL {
  const becomes = kind === undefined ? sql`places.kind` : sql`${kind}`;
  const under = parent_id === undefined ? sql`places.parent_id` : sql`${parent_id}`;
  const conditions = [
    version === undefined ? sql`1` : sql`places.version = ${version}`,
    sql`${under} IS NOT ${id}`,
    fitsUnder(scope, becomes, under),
    sql`(${under} IS places.parent_id OR ${hasRoomFor(scope, under, sql`1`)})`,
    holdsItsOwn(scope, id, becomes),
    sql`NOT EXISTS (
      SELECT 1 FROM places namesake WHERE namesake.org_id = ${scope.org_id} AND namesake.id <> ${id}
      AND namesake.parent_id IS ${under}
      AND namesake.name_key = ${name === undefined ? sql`places.name_key` : foldName(name)}
    )`,
  ];
  return sql`(${sql.join(conditions, sql` AND `)})`;
}

async function holdsOthers(scope: Scope, id: string, kind: Place["kind"]): Promise<boolean> {
  const answer = await scope.db.all<{ fits: 0 | 1 }>(sql`
    SELECT ${holdsItsOwn(scope, id, sql`${kind}`)} AS fits FROM places
    WHERE places.org_id = ${scope.org_id} AND places.id = ${id}`);
  return answer[0]?.fits === 0;
}
