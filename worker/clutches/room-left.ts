import { type SQL, sql } from "drizzle-orm";
import { isOpenEgg } from "#db/schema/clutches.ts";
import { planOf } from "#worker/billing/plans.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import { most } from "./limits-contract.ts";

const open = (alias: string) => sql.raw(`${alias}.${isOpenEgg}`);

/** How many eggs of an organisation are in work, as SQL. */
const openEggs = ({ org_id }: Pick<Scope, "org_id">): SQL<number> => sql`(
  SELECT count(*) FROM eggs waiting WHERE waiting.org_id = ${org_id} AND ${open("waiting")})`;

// What lies in a machine is in no nest.
const inMachine = sql.raw(`(SELECT 1 FROM egg_trays lies WHERE lies.org_id = here.org_id AND lies.egg_id = here.id)`);

/** How many eggs in work lie in a pair's nest: its own that no other fosters, and those it fosters. */
const inNest = (org_id: string, pair: SQL): SQL<number> => sql`(
  (SELECT count(*) FROM eggs here WHERE here.org_id = ${org_id} AND here.pair_id = ${pair}
    AND here.foster_pair_id IS NULL AND ${open("here")} AND ${inMachine} IS NULL)
  + (SELECT count(*) FROM eggs here WHERE here.org_id = ${org_id} AND here.foster_pair_id = ${pair} AND ${open("here")}))`;

/** How many a pair's nest takes: by its hens. */
const nestTakes = (org_id: string, pair: SQL): SQL<number> => sql`min(${most.inColony}, ${most.inNest} * max(1, (
  SELECT count(*) FROM pair_birds hen WHERE hen.org_id = ${org_id} AND hen.pair_id = ${pair} AND hen.side = 'hen')))`;

/** What stands against so many eggs more, as columns of a query about a pair. */
export type RoomLeft = { nest_left: number; org_left: number; clutch_left: number | null; clutches: number };

/** Those columns; `clutch` is the query of the clutch the eggs would go into, none where they begin one. */
export const roomLeft = (scope: Scope, pair: SQL, clutch: SQL): SQL => sql`
  ${nestTakes(scope.org_id, pair)} - ${inNest(scope.org_id, pair)} AS nest_left,
  ${planOf(scope.plan).open_eggs} - ${openEggs(scope)} AS org_left,
  (SELECT ${most.ofClutch} - count(*) FROM eggs beside
    WHERE beside.org_id = ${scope.org_id} AND beside.clutch_id = (${clutch})) AS clutch_left,
  (SELECT count(*) FROM clutches had WHERE had.org_id = ${scope.org_id} AND had.pair_id = ${pair}) AS clutches`;

/** Whether nothing stands against so many eggs more, of a row with those columns. Part of the write itself. */
export const hasRoom = (count: number, beginsClutch: SQL | number): SQL => sql`(it.nest_left >= ${count}
  AND it.org_left >= ${count} AND it.clutch_left >= ${count} AND (NOT ${beginsClutch} OR it.clutches < ${most.clutches}))`;

/** The refusal that says which limit was met; undefined where none was. */
export function whatIsFull({ plan }: Scope, left: RoomLeft, count: number, beginsClutch: boolean): Refusal | undefined {
  if (left.org_left < count) return full("organization", planOf(plan).open_eggs, left.org_left);
  if (left.nest_left < count) return fullNest(left, count);
  if ((left.clutch_left ?? count) < count) return full("clutch", most.ofClutch, left.clutch_left ?? 0);
  if (beginsClutch && left.clutches >= most.clutches)
    return new Refusal("conflict", {}, { detail: "clutches.full.pair", values: { limit: most.clutches } });
  return undefined;
}

/** The refusal where a nest has no room for so many eggs more, whatever else is full; undefined where it has. */
export const fullNest = ({ nest_left }: RoomLeft, count: number): Refusal | undefined =>
  nest_left < count ? full("nest", most.inNest, nest_left) : undefined;

function full(what: "organization" | "nest" | "clutch", limit: number, room: number): Refusal {
  const detail = `clutches.full.${what}`;
  return new Refusal(
    what === "organization" ? "plan_limit" : "conflict",
    {},
    { detail: room > 0 ? detail : `${detail}.none`, values: { limit, room } },
  );
}

/**
 * The condition, in SQL, that the nests of these pairs and the organisation hold no more than they may: behind a write that
 * brings eggs back into work, or into another nest.
 */
export const withinRoom = (scope: Scope, pairs: readonly string[]): SQL => {
  const id = sql.raw("nest.value");
  return sql`(${openEggs(scope)} <= ${planOf(scope.plan).open_eggs} AND NOT EXISTS (
    SELECT 1 FROM json_each(${JSON.stringify(pairs)}) nest
    WHERE ${inNest(scope.org_id, id)} > ${nestTakes(scope.org_id, id)}))`;
};

/** The statement that reads how much room there is in a nest and in the organisation. */
export const roomOf = (scope: Scope, pair_id: string) =>
  scope.db.all<RoomLeft & { coming?: number }>(sql`SELECT ${roomLeft(scope, sql`${pair_id}`, sql`SELECT NULL`)}`);

/** The same of the nests that eggs were laid in, each with how many of these are to come into it. */
export const roomsOfOwn = (scope: Scope, egg_ids: readonly string[]) =>
  scope.db.all<RoomLeft & { coming?: number }>(sql`
    SELECT own.coming, ${roomLeft(scope, sql`own.pair_id`, sql`SELECT NULL`)} FROM (
      SELECT eggs.pair_id, count(*) AS coming FROM json_each(${JSON.stringify(egg_ids)}) named
      CROSS JOIN eggs ON eggs.org_id = ${scope.org_id} AND eggs.id = named.value GROUP BY 1) own`);
