import { sql } from "drizzle-orm";
import { placePicks, placesToPick } from "#worker/birds/picker/place-picks.ts";
import { batch } from "#worker/kit/batch.ts";
import type { Scope } from "#worker/scope.ts";

/** What the form of a task offers: those who may write the flock, and places; and what the address says it is about. */
export async function taskChoices(scope: Scope, about: { bird_id?: string | undefined; pair_id?: string | undefined }) {
  const { db, org_id } = scope;
  const { people, places, birds, pairs } = await batch(db, {
    people: db.all<{ id: string; name: string }>(sql`
      SELECT id, name FROM users WHERE org_id = ${org_id} AND is_active = 1 AND is_verified = 1 AND removed_at IS NULL
      ORDER BY name, id LIMIT 200`),
    places: placesToPick(scope),
    birds: db.all<{ id: string; identifier: string }>(sql`
      SELECT id, identifier FROM birds WHERE org_id = ${org_id} AND id = ${about.bird_id ?? ""} AND deleted_at IS NULL`),
    pairs: db.all<{ id: string; number: string }>(sql`
      SELECT id, number FROM pairs WHERE org_id = ${org_id} AND id = ${about.pair_id ?? ""}`),
  });
  return { people, places: placePicks(places), bird: birds[0] ?? null, pair: pairs[0] ?? null, today: scope.today };
}
