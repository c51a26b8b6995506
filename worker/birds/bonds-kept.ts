import { sql } from "drizzle-orm";
import { listed } from "#worker/listed.ts";
import type { Scope } from "#worker/scope.ts";
import { type Bond, bondsStand, kinStands } from "./bonds.ts";
import { bondsAround } from "./bonds-around.ts";
import { inbredAfter, storingInbred } from "./inbreeding.ts";

type House = Pick<Scope, "db" | "org_id">;

/**
 * What goes with a write that gives many birds, known by their ids, their parents: `stand` before it, which fails when
 * bonds have changed since, and `store` behind it, which writes F, completeness and depth of those birds and of everyone
 * below. One round trip.
 */
export async function bondsKept(house: House, after: readonly Bond[]) {
  const nothing = house.db.run(sql`SELECT 1 WHERE 0`);
  if (after.length === 0) return { stand: nothing, store: nothing };
  const made = new Set(after.map(({ id }) => id));
  const parents = new Set(after.flatMap(({ father_id, mother_id }) => [father_id, mother_id]));
  const outside = [...parents].filter((id) => id !== null && !made.has(id));
  const around = {
    changed: sql`SELECT value AS id FROM ${listed([...made])}`,
    parents: sql`SELECT value AS id FROM ${listed(outside)}`,
  };
  const { state = { version: 0, youngest: 0 }, family } = await bondsAround(house, around);
  const store = storingInbred(house.org_id, inbredAfter(family, after), after);
  // Nobody descends yet from a bird that is only made.
  const stand = family.below.includes(true) ? kinStands : bondsStand;
  return { stand: stand(house, state), store: house.db.run(store) };
}
