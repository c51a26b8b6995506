import { sql } from "drizzle-orm";
import type { BirdEvents } from "#worker/kit/slots.ts";

/** Of photos those of a day are one event, so that more than a dozen are looked at. */
const mostRead = 60;

/** Photos as something that happened to the bird. */
export const photosTaken = {
  order: 30,
  kinds: { photos: { addsUp: true } },
  rows: ({ org_id }, id) => sql`
    SELECT 'photos' AS kind, created_at AS at, NULL AS what, NULL AS before, NULL AS n, NULL AS known FROM bird_photos
    WHERE org_id = ${org_id} AND bird_id = ${id} ORDER BY created_at DESC LIMIT ${mostRead}`,
  serialize: () => ({ count: 1 }),
} satisfies BirdEvents;
