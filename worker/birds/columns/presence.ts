import { type SQL, sql } from "drizzle-orm";
import type { StatusKind } from "#db/vocabulary.ts";
import type { Scope } from "#worker/scope.ts";

type OrgScope = Pick<Scope, "org_id">;

/** Whether a status means that its bird is gone: dead, sold, given away. 0 without a status. */
export const meansGone = ({ org_id }: OrgScope, status_id: SQL): SQL => sql`ifnull(${status_id} IN (
  SELECT statuses.id FROM statuses WHERE statuses.org_id = ${org_id} AND statuses.kind = 'gone'
), 0)`;

/** The same of the row of `birds` at hand. */
export const isGone = (scope: OrgScope): SQL => meansGone(scope, sql`birds.status_id`);

/** Whether the row of `birds` at hand, in the trash or not, takes a place of the plan: not gone, and not somebody else's. */
export const countsInPlan = (scope: OrgScope): SQL => sql`(birds.is_reference = 0 AND NOT ${isGone(scope)})`;

/** Where a bird lives who is to have that status and place: nowhere once it is gone. */
export const placeUnlessGone = (scope: OrgScope, status_id: SQL, place_id: SQL): SQL =>
  sql`CASE WHEN ${meansGone(scope, status_id)} THEN NULL ELSE ${place_id} END`;

/** The day on which a bird left its place that is to have a status since then: none unless it is gone. */
export const leftOn = (scope: OrgScope, status_id: SQL, since: SQL): SQL =>
  sql`CASE WHEN ${meansGone(scope, status_id)} THEN ${since} END`;

/** The condition that the row of `birds` at hand has a status of that kind; without one a bird is present. */
export function kindIs({ org_id }: OrgScope, kind: StatusKind): SQL {
  const some = sql`birds.status_id IN (
    SELECT statuses.id FROM statuses WHERE statuses.org_id = ${org_id} AND statuses.kind = ${kind}
  )`;
  return kind === "present" ? sql`(birds.status_id IS NULL OR ${some})` : some;
}
