import { type SQL, sql } from "drizzle-orm";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";

/** How many places stand in one other at most, and how many an organisation has: pages and plans show them all. */
export const mostPlaces = { inside: 500, all: 5000 } as const;

type OrgScope = Pick<Scope, "db" | "org_id">;

/** True when so many more places may stand in that parent, as it is stored now. */
export const hasRoomFor = (scope: OrgScope, parent_id: SQL, count: SQL): SQL => sql`(
  (${parent_id} IS NULL OR (${inside(scope, parent_id)}) + ${count} <= ${mostPlaces.inside})
  AND (${all(scope)}) + ${count} <= ${mostPlaces.all}
)`;

const inside = ({ org_id }: OrgScope, parent_id: SQL) => sql`
  SELECT count(*) FROM places beside WHERE beside.org_id = ${org_id} AND beside.parent_id = ${parent_id}`;
const all = ({ org_id }: OrgScope) => sql`SELECT count(*) FROM places everywhere WHERE everywhere.org_id = ${org_id}`;

/** Why so many more cannot stand there; undefined when they can. `field` names what to change. */
export async function whyCrowded(
  scope: OrgScope,
  { parent_id, count, field }: { parent_id: string | null; count: number; field: string },
): Promise<Refusal | undefined> {
  const [found] = await scope.db.all<{ inside: number; everywhere: number }>(sql`
    SELECT (${inside(scope, sql`${parent_id}`)}) AS inside, (${all(scope)}) AS everywhere`);
  return crowded(field, { inside: (found?.inside ?? 0) + count, all: (found?.everywhere ?? 0) + count });
}

/** Refuses places that would be too many, all of them given as they would stand. */
export function refuseCrowding(places: ReadonlyArray<{ parent_id: string | null }>, field: string): void {
  const counts = new Map<string, number>();
  for (const { parent_id } of places) if (parent_id) counts.set(parent_id, (counts.get(parent_id) ?? 0) + 1);
  const refusal = crowded(field, { inside: Math.max(0, ...counts.values()), all: places.length });
  if (refusal) throw refusal;
}

function crowded(field: string, { inside, all }: { inside: number; all: number }): Refusal | undefined {
  const refuse = (key: string, most: number) => new Refusal("invalid", { [field]: [key] }, { values: { most } });
  if (inside > mostPlaces.inside) return refuse("places.crowded.inside", mostPlaces.inside);
  return all > mostPlaces.all ? refuse("places.crowded.all", mostPlaces.all) : undefined;
}
