import { sql } from "drizzle-orm";
import { jsonRows } from "#worker/json-rows.ts";
import type { Scope } from "#worker/scope.ts";
import { type Inbred, inbredInSlices, storingInbred } from "./inbreeding.ts";
import { type Known, kinStands, type Parentage, parentageStands } from "./parentage.ts";
import { parentageAround } from "./parentage-around.ts";

type OrgScope = Pick<Scope, "db" | "org_id">;

/**
 * What goes with a write that gives many birds, known by their ids, their parents: `stand` before it, which fails when
 * parentage has changed since, and `store` behind it, which writes F and completeness (0 to 1) and depth (generations) of
 * those birds and of everyone below. Those the write itself makes, `born`, take theirs along instead: `figures` by id,
 * nothing for founders. One round trip.
 */
export async function parentageKept(
  scope: OrgScope,
  after: readonly Parentage[],
  born: ReadonlySet<Known> = new Set(),
) {
  const nothing = scope.db.run(sql`SELECT 1 WHERE 0`);
  const figures = new Map<Known, Inbred>();
  if (after.length === 0) return { stand: nothing, store: nothing, figures };
  const known = after.filter(({ id }) => !born.has(id));
  const parents = new Set(after.flatMap(({ father_id, mother_id }) => [father_id, mother_id]));
  const made = new Set(after.map(({ id }) => id));
  const outside = [...parents].filter((id): id is Known => id !== null && !made.has(id));
  const around = {
    changed: sql`SELECT value AS id FROM ${jsonRows(known.map(({ id }) => id))}`,
    parents: sql`SELECT value AS id FROM ${jsonRows(outside)}`,
  };
  const { state = { version: 0, youngest: 0 }, family } = await parentageAround(scope, around);
  const others: Inbred[] = [];
  for (const it of await inbredInSlices(family, after)) {
    if (born.has(it.id)) figures.set(it.id, it);
    else others.push(it);
  }
  const store = others.length > 0 ? scope.db.run(storingInbred(scope.org_id, others, known)) : nothing;
  // Nobody descends yet from a bird that is only made.
  const stand = family.below.includes(true) ? kinStands : parentageStands;
  return { stand: stand(scope, state), store, figures };
}
