import { sql } from "drizzle-orm";
import { writeStampSql } from "#worker/birds/columns/write-stamp.ts";
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
  const [keeps] = await scope.db.all<{ birds: 0 | 1; registrations: 0 | 1 }>(sql`
    SELECT EXISTS (SELECT 1 FROM ${here} AND birds.deleted_at IS NULL) AS birds, EXISTS (
      SELECT 1 FROM registrations WHERE org_id = ${scope.org_id} AND site_id = ${id}) AS registrations`);
  const what = keeps?.birds ? "birds" : keeps?.registrations ? "registrations" : "places";
  throw new Refusal("conflict", {}, { detail: `places.delete.has_${what}` });
}
