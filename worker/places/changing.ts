import { type SQL, sql } from "drizzle-orm";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import { addressOf, namesPlace } from "./addresses.ts";
import type { PlaceChange } from "./contract.ts";
import { hasRoomFor, whyCrowded } from "./crowding.ts";
import { whyUnfit } from "./making.ts";
import { fitsUnder, holdsItsOwn } from "./nesting.ts";
import { type Place, placeRows, positionOf } from "./queries.ts";
import { hasRoomForSite, whyNoSite } from "./sites.ts";

/**
 * Changes a place; where it may stand and what it may hold is checked inside the write, so that two edits at once cannot
 * put two places into each other, nor make a site more than the plan holds.
 */
export async function changePlace(scope: Scope, id: string, text: PlaceChange): Promise<Place> {
  const change = { ...text, ...(await addressOf(scope, text)) };
  return placeRows.change(scope, id, change, {
    sets: change.name === undefined ? {} : { position: positionOf(change.name) },
    when: mayBecome(scope, id, change),
    why: (place) => whyNot(scope, place, change),
  });
}

async function whyNot(scope: Scope, place: Place, change: PlaceChange): Promise<Refusal | undefined> {
  const { kind = place.kind, parent_id = place.parent_id } = change;
  if (parent_id === place.id) return new Refusal("invalid", { parent_id: ["places.parent.itself"] });
  if (kind !== "site" && namesPlace(change)) return new Refusal("invalid", { address: ["places.address.site"] });
  const isMoved = parent_id !== place.parent_id;
  const crowded = isMoved ? await whyCrowded(scope, { parent_id, count: 1, field: "parent_id" }) : undefined;
  const refusal = crowded ?? (await whyUnfit(scope, { kind, parent_id }));
  if (refusal) return refusal;
  if (kind !== "site" && place.kind === "site") return new Refusal("invalid", { kind: ["places.kind.stays"] });
  if (await holdsOthers(scope, place.id, kind)) return new Refusal("invalid", { kind: ["places.kind.holds"] });
  return kind === "site" && place.kind !== "site" ? whyNoSite(scope) : undefined;
}

function mayBecome(scope: Scope, id: string, change: PlaceChange): SQL {
  const { kind, parent_id } = change;
  const becomes = kind === undefined ? sql`places.kind` : sql`${kind}`;
  const under = parent_id === undefined ? sql`places.parent_id` : sql`${parent_id}`;
  const conditions = [
    sql`${under} IS NOT ${id}`,
    fitsUnder(scope, becomes, under),
    sql`(${under} IS places.parent_id OR ${hasRoomFor(scope, under, sql`1`)})`,
    holdsItsOwn(scope, id, becomes),
    // A registration may refer to this place.
    ...(kind === undefined || kind === "site" ? [] : [sql`places.kind <> 'site'`]),
    ...(kind === "site" ? [sql`(places.kind = 'site' OR ${hasRoomForSite(scope)})`] : []),
    ...(kind === undefined && namesPlace(change) ? [sql`places.kind = 'site'`] : []),
  ];
  return sql`(${sql.join(conditions, sql` AND `)})`;
}

async function holdsOthers(scope: Scope, id: string, kind: Place["kind"]): Promise<boolean> {
  const answer = await scope.db.all<{ fits: 0 | 1 }>(sql`
    SELECT ${holdsItsOwn(scope, id, sql`${kind}`)} AS fits FROM places
    WHERE places.org_id = ${scope.org_id} AND places.id = ${id}`);
  return answer[0]?.fits === 0;
}
