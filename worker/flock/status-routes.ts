import { sql } from "drizzle-orm";
import { arrangedWith } from "#worker/statuses/changing.ts";
import { statusRoutes } from "#worker/statuses/routes.ts";

const birds = sql<number>`(
  SELECT count(*) FROM birds WHERE birds.org_id = statuses.org_id AND birds.status_id = statuses.id
)`.as("birds");

/** The statuses, with how many birds of the flock have each. */
export const statuses = statusRoutes(arrangedWith(birds));
