import { sql } from "drizzle-orm";
import { writeStampSql } from "#worker/birds/stored/write-stamp.ts";
import { batch } from "#worker/kit/batch.ts";
import { unlessReferred } from "#worker/kit/in-use.ts";
import { placeRows } from "#worker/places/queries.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";

/**
 * Deletes a place nobody and nothing is in, in one batch; refuses `conflict` and says what is in the way. A bird in the
 * trash that was last there comes back without a place.
 */
export async function deletePlace(scope: Scope, id: string): Promise<void> {
  const here = sql`birds WHERE birds.org_id = ${scope.org_id} AND birds.place_id = ${id}`;
  const { line, gone } = placeRows.removal(scope, id);
  const done = await unlessReferred(
    batch(scope.db, {
      line,
      leave: scope.db.run(sql`
        UPDATE birds SET place_id = NULL, ${writeStampSql(scope)}
        WHERE birds.org_id = ${scope.org_id} AND birds.place_id = ${id} AND birds.deleted_at IS NOT NULL`),
      gone,
    }),
  );
  if (done?.gone.length === 0) throw new Refusal("missing");
  if (done) return;
  const [resident] = await scope.db.all(sql`SELECT 1 AS n FROM ${here} AND birds.deleted_at IS NULL LIMIT 1`);
  throw new Refusal("conflict", {}, { detail: resident ? "places.delete.has_birds" : "places.delete.has_places" });
}
