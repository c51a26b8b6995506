import { sql } from "drizzle-orm";
import type { StockUnit } from "#db/words/stock.ts";
import { batch } from "#worker/kit/batch.ts";
import type { Scope } from "#worker/scope.ts";

type ItemChoice = {
  id: string;
  name: string;
  unit: StockUnit;
  pack_size: number | null;
  balance: number;
  place_name: string | null;
};
type Choice = { id: string; name: string };
const mostOffered = 1000;

/** What the forms of the shelf offer: places, species, suppliers by their names alone, categories, and pairs that are together. */
export async function stockChoices({ db, org_id, today }: Scope) {
  const found = await batch(db, {
    items:
      db.all<ItemChoice>(sql`SELECT items.id, items.name, items.unit, items.pack_size, items.balance, places.name AS place_name FROM items
      LEFT JOIN places ON places.org_id = ${org_id} AND places.id = items.place_id
      WHERE items.org_id = ${org_id} AND items.retired_at IS NULL ORDER BY items.name_key, items.id LIMIT ${mostOffered}`),
    places: db.all<Choice>(sql`SELECT places.id, ifnull(above.name || ' › ', '') || places.name AS name FROM places
      LEFT JOIN places above ON above.org_id = ${org_id} AND above.id = places.parent_id
      WHERE places.org_id = ${org_id} ORDER BY 2, 1 LIMIT ${mostOffered}`),
    species: db.all<Choice>(sql`SELECT id, common_name AS name FROM species WHERE org_id = ${org_id}
      ORDER BY common_name, id LIMIT ${mostOffered}`),
    suppliers: db.all<Choice>(sql`SELECT id, name FROM contacts WHERE org_id = ${org_id} AND is_supplier = 1
      AND erased_at IS NULL AND merged_at IS NULL ORDER BY name_key, id LIMIT ${mostOffered}`),
    pairs: db.all<Choice>(sql`SELECT id, number AS name FROM pairs WHERE org_id = ${org_id}
      ORDER BY number DESC LIMIT ${mostOffered}`),
    categories: db.all<{ category: string }>(sql`SELECT DISTINCT category FROM items WHERE org_id = ${org_id}
      ORDER BY category LIMIT 200`),
    organization: db.all<{ currency: string }>(sql`SELECT currency FROM organizations WHERE id = ${org_id}`),
  });
  const { items, places, species, suppliers, pairs } = found;
  return {
    items,
    places,
    species,
    suppliers,
    pairs,
    today,
    categories: found.categories.map(({ category }) => category),
    currency: found.organization[0]?.currency ?? "EUR",
  };
}
export type StockChoices = Awaited<ReturnType<typeof stockChoices>>;
