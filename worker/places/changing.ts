import { type SQL, sql } from "drizzle-orm";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import type { PlaceChange } from "./contract.ts";
import { hasRoomFor, whyCrowded } from "./crowding.ts";
import { whyUnfit } from "./making.ts";
import { fitsUnder, holdsItsOwn } from "./nesting.ts";
import { type Place, placeRows, positionOf } from "./queries.ts";

/**
 * Changes a place; where it may stand and what it may hold is checked inside the write, so that two edits at once cannot
 * put two places into each other.
 */
export const changePlace = (scope: Scope, id: string, change: PlaceChange): Promise<Place> =>
  placeRows.change(scope, id, change, {
    sets: change.name === undefined ? {} : { position: positionOf(change.name) },
    when: mayBecome(scope, id, change),
    why: (place) => whyNot(scope, place, change),
  });

async function whyNot(scope: Scope, place: Place, { kind, parent_id }: PlaceChange): Promise<Refusal | undefined> {
  if (parent_id === place.id) return new Refusal("invalid", { parent_id: ["places.parent.itself"] });
  const stands = { kind: kind ?? place.kind, parent_id: parent_id ?? null };
  const isMoved = parent_id !== undefined && parent_id !== place.parent_id;
  const crowded = isMoved ? await whyCrowded(scope, { ...stands, count: 1, field: "parent_id" }) : undefined;
  const refusal = crowded ?? (await whyUnfit(scope, stands));
  if (refusal || !(await holdsOthers(scope, place.id, stands.kind))) return refusal;
  return new Refusal("invalid", { kind: ["places.kind.holds"] });
}

function mayBecome(scope: Scope, id: string, { kind, parent_id }: PlaceChange): SQL {
  const becomes = kind === undefined ? sql`places.kind` : sql`${kind}`;
  const under = parent_id === undefined ? sql`places.parent_id` : sql`${parent_id}`;
  const conditions = [
    sql`${under} IS NOT ${id}`,
    fitsUnder(scope, becomes, under),
    sql`(${under} IS places.parent_id OR ${hasRoomFor(scope, under, sql`1`)})`,
    holdsItsOwn(scope, id, becomes),
  ];
  return sql`(${sql.join(conditions, sql` AND `)})`;
}

async function holdsOthers(scope: Scope, id: string, kind: Place["kind"]): Promise<boolean> {
  const answer = await scope.db.all<{ fits: 0 | 1 }>(sql`
    SELECT ${holdsItsOwn(scope, id, sql`${kind}`)} AS fits FROM places
    WHERE places.org_id = ${scope.org_id} AND places.id = ${id}`);
  return answer[0]?.fits === 0;
}
