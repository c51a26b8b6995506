import { sql } from "drizzle-orm";
import type { StockUnit } from "#db/words/stock.ts";
import { batch } from "#worker/kit/batch.ts";
import type { Scope } from "#worker/scope.ts";

type Named = { id: string; name: string };
const mostOffered = 500;

/** What the form of a feed round offers: items that are still bought, places by all that stands around them, and species. */
export async function feedingChoices({ db, org_id, today }: Scope) {
  const found = await batch(db, {
    items: db.all<Named & { unit: StockUnit; pack_size: number | null }>(sql`
      SELECT id, name, unit, pack_size FROM items WHERE org_id = ${org_id} AND retired_at IS NULL
      ORDER BY name_key, id LIMIT ${mostOffered}`),
    places: db.all<Named>(sql`
      WITH RECURSIVE standing(id, name) AS (
        SELECT id, name FROM places WHERE org_id = ${org_id} AND parent_id IS NULL
        UNION ALL SELECT places.id, standing.name || ' › ' || places.name FROM standing
        CROSS JOIN places ON places.org_id = ${org_id} AND places.parent_id = standing.id
      ) SELECT id, name FROM standing ORDER BY name LIMIT ${mostOffered}`),
    species: db.all<Named>(sql`
      SELECT id, common_name AS name FROM species WHERE org_id = ${org_id} ORDER BY common_name, id LIMIT ${mostOffered}`),
  });
  return { ...found, today };
}
export type FeedingChoices = Awaited<ReturnType<typeof feedingChoices>>;
