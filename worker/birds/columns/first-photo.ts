import { and, sql } from "drizzle-orm";
import { birdPhotos, birds } from "#db/schema/birds.ts";
import { owned, type Scope } from "#worker/scope.ts";

/** The photo that stands for a bird; joins its row to `birds`. */
export const firstPhoto = (scope: Scope) =>
  and(
    owned(scope, birdPhotos),
    sql`${birdPhotos.id} = (SELECT first.id FROM bird_photos first
      WHERE first.org_id = ${birds.org_id} AND first.bird_id = ${birds.id} ORDER BY first.position, first.id LIMIT 1)`,
  );
