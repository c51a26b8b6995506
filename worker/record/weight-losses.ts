import { type SQL, sql } from "drizzle-orm";
import { isGone } from "#worker/birds/columns/presence.ts";
import type { Scope } from "#worker/scope.ts";

/** For so many days a weight that fell by a tenth asks for a look; after that it is history. */
const lossDays = 90;

/** The first day of a weighing that still counts. */
export const lossesSince = (today: string): string =>
  new Date(Date.parse(today) - lossDays * 86_400_000).toISOString().slice(0, 10);

/** The condition that the row of `birds` at hand is not gone and weighed a tenth less the last time, of late. */
export const lostWeight = (scope: Pick<Scope, "org_id" | "today">): SQL => sql`(birds.id IN (
  SELECT loss.bird_id FROM bird_weight_losses loss
  WHERE loss.org_id = ${scope.org_id} AND loss.weighed_on >= ${lossesSince(scope.today)}
) AND NOT ${isGone(scope)})`;
