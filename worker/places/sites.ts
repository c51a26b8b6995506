import { type SQL, sql } from "drizzle-orm";
import { planOf } from "#worker/billing/plans.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import { byPlace } from "./place-order.ts";
import { placesWithin } from "./place-subtree.ts";
import type { Place } from "./queries.ts";

/** A site, by which lists can be narrowed. */
export type Site = Pick<Place, "id" | "name">;

/** The statement that reads the organisation's sites by name; fits any batch. */
export const sitesOf = ({ db, org_id }: Pick<Scope, "db" | "org_id">) =>
  db.all<Site>(
    sql`SELECT id, name FROM places WHERE org_id = ${org_id} AND kind = 'site' ORDER BY ${byPlace("places")}`,
  );

/** The condition that a site is the organisation's. */
export const isSite = ({ org_id }: Pick<Scope, "org_id">, id: SQL): SQL => sql`EXISTS (
  SELECT 1 FROM places sited WHERE sited.org_id = ${org_id} AND sited.id = ${id} AND sited.kind = 'site')`;

type Within = ReadonlyArray<{ id: string }>;

/** The statements that narrow what a batch reads to one site: all sites, and the places at the one that is asked for. */
export const narrowingTo = (scope: Scope, site_id: string | undefined) => ({
  sites: sitesOf(scope),
  ...(site_id !== undefined && { within: scope.db.all<{ id: string }>(placesWithin(scope, site_id)) }),
});

/** What tells whether a place is at the site asked for: all are where none is. Refuses `missing` one that is not there. */
export function atSite(
  { sites, within = [] }: { sites: readonly Site[]; within?: Within | undefined },
  site_id: string | undefined,
): (place_id: string | null) => boolean {
  if (site_id === undefined) return () => true;
  if (!sites.some(({ id }) => id === site_id)) throw new Refusal("missing");
  const there = new Set(within.map(({ id }) => id));
  return (place_id) => place_id !== null && there.has(place_id);
}

/** Where a plan ends at none: every list that can be narrowed to a site offers all of them. */
export const mostSites = 500;

/** Whether the plan has a place for one more site. Part of the write itself. */
export function hasRoomForSite({ org_id, plan }: Pick<Scope, "org_id" | "plan">): SQL {
  const most = planOf(plan).sites ?? mostSites;
  return sql`(SELECT count(*) FROM places sited WHERE sited.org_id = ${org_id} AND sited.kind = 'site') < ${most}`;
}

/** The refusal of one site too many; undefined where there is room for one. */
export async function whyNoSite(scope: Scope): Promise<Refusal | undefined> {
  const [answer] = await scope.db.all<{ fits: 0 | 1 }>(sql`SELECT ${hasRoomForSite(scope)} AS fits`);
  return answer?.fits === 1 ? undefined : tooManySites(scope);
}

/** The refusal of more sites than the plan holds. */
function tooManySites({ plan }: Pick<Scope, "plan">): Refusal {
  const count = planOf(plan).sites ?? mostSites;
  return new Refusal(
    "plan_limit",
    {},
    { detail: count === 0 ? "places.sites.none" : "places.sites.full", values: { count } },
  );
}
