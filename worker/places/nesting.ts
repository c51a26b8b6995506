import { type SQL, sql } from "drizzle-orm";
import type { PlaceKind } from "#db/vocabulary.ts";
import type { Scope } from "#worker/scope.ts";

/** What each kind may stand in; every kind may also stand alone. No kind stands in itself, so there are no circles. */
export const standsIn: Record<PlaceKind, readonly PlaceKind[]> = {
  site: [],
  room: ["site"],
  bank: ["room"],
  cage: ["bank", "room"],
  aviary: ["room", "site"],
};

const pairs = Object.entries(standsIn).flatMap(([inner, outers]) => outers.map((outer) => `${inner} ${outer}`));
const allowed = sql.raw(`(${pairs.map((pair) => `'${pair}'`).join(", ")})`);

/** True when a place of this kind may stand in that parent as it is stored now. */
export const fitsUnder = ({ org_id }: Pick<Scope, "org_id">, kind: SQL, parent_id: SQL): SQL => sql`(
  ${parent_id} IS NULL OR EXISTS (
    SELECT 1 FROM places outer_place WHERE outer_place.org_id = ${org_id} AND outer_place.id = ${parent_id}
    AND ${kind} || ' ' || outer_place.kind IN ${allowed}
  )
)`;

/** True when everything that stands in a place could stand in one of this kind. */
export const holdsItsOwn = ({ org_id }: Pick<Scope, "org_id">, id: string, kind: SQL): SQL => sql`NOT EXISTS (
  SELECT 1 FROM places inner_place WHERE inner_place.org_id = ${org_id} AND inner_place.parent_id = ${id}
  AND inner_place.kind || ' ' || ${kind} NOT IN ${allowed}
)`;
