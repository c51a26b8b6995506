import { sql } from "drizzle-orm";
import type { Scope } from "#worker/scope.ts";
import { type Bond, bondsAround, bondsStand, bondsVersion, familyIn } from "./bonds.ts";
import { inbredAfter, storingInbred } from "./inbreeding.ts";

type House = Pick<Scope, "db" | "org_id">;

/**
 * What goes with a write that gives many birds their parents: `stand` before it, which fails when bonds have changed since,
 * and `store` behind it, which writes F, completeness and depth of those birds and of everyone below. One round trip.
 */
export async function bondsKept(house: House, after: readonly Bond[]) {
  const nothing = house.db.run(sql`SELECT 1 WHERE 0`);
  if (after.length === 0) return { stand: nothing, store: nothing };
  const made = new Set(after.map(({ id }) => id));
  const parents = new Set(after.flatMap(({ father_id, mother_id }) => [father_id, mother_id]));
  const outside = [...parents].filter((id) => id !== null && !made.has(id));
  const [[version], found] = await house.db.batch([
    bondsVersion(house),
    bondsAround(house, {
      changed: sql`SELECT value AS id FROM json_each(${JSON.stringify([...made])})`,
      parents: sql`SELECT value AS id FROM json_each(${JSON.stringify(outside)})`,
    }),
  ]);
  const store = storingInbred(house.org_id, inbredAfter(familyIn(found), after), after);
  return { stand: bondsStand(house, version?.version ?? 0), store: house.db.run(store) };
}
