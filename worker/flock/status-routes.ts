import { sql } from "drizzle-orm";
import { planOf } from "#worker/billing/plans.ts";
import { inPlan } from "#worker/birds/columns/counts.ts";
import { meansGone } from "#worker/birds/columns/presence.ts";
import { writeStampSql } from "#worker/birds/columns/write-stamp.ts";
import { arrangedWith, type StatusBirds } from "#worker/statuses/changing.ts";
import { statusRoutes } from "#worker/statuses/routes.ts";

// To count those of the flock anew for each status would be to walk through it a dozen times.
const birds = sql<number>`(
  ifnull((SELECT n FROM bird_counts kept
    WHERE kept.org_id = statuses.org_id AND kept.dimension = 'status' AND kept.key = statuses.id), 0)
  + (SELECT count(*) FROM birds WHERE birds.org_id = statuses.org_id AND birds.status_id = statuses.id
    AND birds.deleted_at IS NULL AND birds.is_reference = 1)
  + (SELECT count(*) FROM birds WHERE birds.org_id = statuses.org_id AND birds.status_id = statuses.id
    AND birds.deleted_at IS NOT NULL)
)`.as("birds");

// Also those in the trash leave: they come back to no place.
const leave: StatusBirds["leave"] = (scope, id) =>
  scope.db.run(sql`
    UPDATE birds SET place_id = NULL, ${writeStampSql(scope)}
    WHERE birds.org_id = ${scope.org_id} AND birds.status_id = ${id} AND birds.place_id IS NOT NULL
      AND ${meansGone(scope, sql`birds.status_id`)}`);

const hasRoom: StatusBirds["hasRoom"] = (scope, id, kind) => {
  const limit = planOf(scope.plan).birds;
  if (limit === null || kind === "gone") return sql`1`;
  const back = sql`ifnull((
    SELECT n FROM bird_counts WHERE org_id = ${scope.org_id} AND dimension = 'status' AND key = ${id}
  ), 0)`;
  return sql`(NOT ${meansGone(scope, sql`${id}`)} OR ${back} = 0 OR ${back} + ${inPlan(scope)} <= ${limit})`;
};

/** The statuses, with the birds of the flock that have each. */
export const statuses = statusRoutes({ read: arrangedWith(birds), hasRoom, leave });
