import { type SQL, sql } from "drizzle-orm";
import { writeStampSql } from "#worker/birds/write-stamp.ts";
import { findPlace } from "#worker/places/queries.ts";
import { noteDeletion } from "#worker/places/trail.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";

/**
 * Deletes a place nobody and nothing is in, in one batch; refuses `conflict` and says what is in the way. A bird in the
 * trash that was last there comes back without a place.
 */
export async function deletePlace(scope: Scope, id: string): Promise<void> {
  const { org_id } = scope;
  const none = (kin: SQL) => sql`NOT EXISTS (SELECT 1 FROM ${kin})`;
  const livesHere = sql`birds WHERE birds.org_id = ${org_id} AND birds.place_id = ${id} AND birds.deleted_at IS NULL`;
  const standsHere = sql`places inside WHERE inside.org_id = ${org_id} AND inside.parent_id = ${id}`;
  const isEmpty = sql`${none(livesHere)} AND ${none(standsHere)}`;
  const [, , gone] = await scope.db.batch([
    noteDeletion(scope, id, isEmpty),
    scope.db.run(sql`
      UPDATE birds SET place_id = NULL, ${writeStampSql(scope)}
      WHERE birds.org_id = ${org_id} AND birds.place_id = ${id} AND birds.deleted_at IS NOT NULL
      AND ${none(sql`birds living WHERE living.org_id = ${org_id} AND living.place_id = ${id} AND living.deleted_at IS NULL`)}
      AND ${none(standsHere)}`),
    scope.db.all<{ id: string }>(sql`
      DELETE FROM places WHERE places.org_id = ${org_id} AND places.id = ${id} AND ${isEmpty} RETURNING id`),
  ]);
  if (gone.length > 0) return;
  await findPlace(scope, id);
  const [lodger] = await scope.db.all(sql`SELECT 1 AS n FROM ${livesHere} LIMIT 1`);
  throw new Refusal("conflict", {}, { detail: lodger ? "places.delete.has_birds" : "places.delete.has_places" });
}
