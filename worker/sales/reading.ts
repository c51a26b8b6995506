import { sql } from "drizzle-orm";
import { organizations } from "#db/schema/accounts.ts";
import { batch } from "#worker/kit/batch.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import { readingBirds } from "./birds/bird-facts.ts";
import { readingItems } from "./goods/sold-items.ts";
import { readingSale, type Sale, saleOf } from "./sale-rows.ts";

const taxedColumns = {
  country: organizations.country,
  region: organizations.region,
  vat_regime: organizations.vat_regime,
  currency: organizations.currency,
};

/** The statement that reads where the organisation is and how it is taxed. */
export const readingTaxed = ({ db, org_id }: Pick<Scope, "db" | "org_id">) =>
  db.select(taxedColumns).from(organizations).where(sql`id = ${org_id}`);

/** What lines are written by: how they are taxed, their birds, and their items of the stock; in one trip. */
export async function aboutLines(
  scope: Scope,
  lines: ReadonlyArray<{ bird_id: string | null; item_id: string | null }>,
) {
  const ids = lines.flatMap(({ bird_id }) => bird_id ?? []);
  const item_ids = lines.flatMap(({ item_id }) => item_id ?? []);
  const { taxed, birds, items } = await batch(scope.db, {
    taxed: readingTaxed(scope),
    birds: readingBirds(scope, ids),
    items: readingItems(scope, item_ids),
  });
  const [row] = taxed;
  if (!row) throw new Refusal("missing");
  return { taxed: row, birds, items };
}

/** A sale whole; `missing` when it is not there or another organisation's. */
export async function findSale(scope: Scope, id: string): Promise<Sale> {
  const found = saleOf(await batch(scope.db, readingSale(scope, id)));
  if (!found) throw new Refusal("missing");
  return found;
}

/** The lines of a sale with the statuses that their birds had before. */
export const linesBefore = ({ db, org_id }: Scope, id: string) =>
  db.all<{
    id: string;
    bird_id: string | null;
    status_before_id: string | null;
    status_before_since: string | null;
  }>(sql`SELECT id, bird_id, status_before_id, status_before_since FROM sale_lines
    WHERE org_id = ${org_id} AND sale_id = ${id}`);
