import { type SQL, sql } from "drizzle-orm";
import type { StockUnit } from "#db/words/stock.ts";
import { batch } from "#worker/kit/batch.ts";
import { placesWithin } from "#worker/places/place-subtree.ts";
import { atSite, narrowingTo } from "#worker/places/sites.ts";
import { may } from "#worker/rights.ts";
import type { Scope } from "#worker/scope.ts";
import { foldName } from "#worker/species/names.ts";
import type { ItemFilter } from "./contract.ts";
import { dayFrom, daysLeft, expiryDays, lotValue, spareDays } from "./figures.ts";

const perPage = 50;

type Shelved = Pick<Scope, "org_id" | "today">;

/**
 * SQL: a SELECT of every item with what is worked out of it: `days_left`, `is_low` and the first day one of its lots
 * expires, `expires_on`. Only what is asked of it is worked out, and of the rows it is asked of.
 */
export const shelved = (scope: Shelved): SQL => {
  const { org_id } = scope;
  return sql`(SELECT it.*, it.retired_at IS NULL AND (it.balance < it.minimum
      OR ifnull(it.days_left < ifnull(it.delivery_days, 0) + ${spareDays}, 0)) AS is_low
    FROM (SELECT items.*, head.name AS supplier_name,
          ifnull(head.delivery_days, contacts.delivery_days) AS delivery_days, ${daysLeft(scope, "items")} AS days_left,
          (SELECT min(expires_on) FROM lots INDEXED BY lots_in_use WHERE lots.org_id = ${org_id} AND lots.item_id = items.id
            AND lots.balance <> 0 AND lots.balance > 0 AND lots.expires_on IS NOT NULL) AS expires_on
        FROM items
        LEFT JOIN contacts ON contacts.org_id = ${org_id} AND contacts.id = items.supplier_id
        LEFT JOIN contacts head ON head.org_id = ${org_id} AND head.id = contacts.head_id
        WHERE items.org_id = ${org_id}) it)`;
};

/** SQL: whether a lot of a row of `shelved` called `it` expires within 30 days, or has expired. */
const isExpiring = ({ today }: Pick<Scope, "today">): SQL =>
  sql`(it.retired_at IS NULL AND ifnull(it.expires_on <= ${dayFrom(today, expiryDays)}, 0))`;

/** An item in the list. */
type ListedRow = {
  id: string;
  name: string;
  category: string;
  unit: StockUnit;
  pack_size: number | null;
  minimum: number;
  balance: number;
  days_left: number | null;
  expires_on: string | null;
  is_low: 0 | 1;
  is_expiring: 0 | 1;
  retired_at: string | null;
  place_name: string | null;
  supplier_name: string | null;
  version: number;
  /** Of each of its lots: balance, quantity, cents. */
  lots: string;
  currency: string | null;
};

const shows = (scope: Shelved): Record<string, SQL> => ({
  low: sql`it.is_low`,
  expiring: isExpiring(scope),
  out: sql`it.retired_at IS NULL AND it.balance <= 0`,
  retired: sql`it.retired_at IS NOT NULL`,
  "": sql`it.retired_at IS NULL`,
});

/**
 * One page of the shelf by name, narrowed to a site, a category, a part of a name or to what is low, expiring, out or
 * retired; how many of each there are, and the categories in use. `missing` for a site that is none.
 */
export async function listItems(scope: Scope, { q, show, category, site_id, page }: ItemFilter) {
  const { db, org_id } = scope;
  const seesMoney = may(scope, "money.read");
  const site = site_id || undefined;
  const named = foldName(q);
  const all = shows(scope);
  const others = sql.join(
    [
      sql`true`,
      ...(category ? [sql`it.category = ${category}`] : []),
      ...(site ? [sql`it.place_id IN (SELECT id FROM (${placesWithin(scope, site)}))`] : []),
      ...(named ? [sql`(instr(it.name_key, ${named}) > 0 OR instr(lower(ifnull(it.code, '')), ${named}) > 0)`] : []),
    ],
    sql` AND `,
  );
  const narrowing = narrowingTo(scope, site);
  const found = await batch(db, {
    rows: db.all<ListedRow>(sql`SELECT it.id, it.name, it.category, it.unit, it.pack_size, it.minimum, it.balance, it.days_left,
        it.expires_on, it.is_low, ${isExpiring(scope)} AS is_expiring, it.retired_at, it.supplier_name, it.version,
        places.name AS place_name,
        (SELECT json_group_array(json_array(balance, quantity, cents)) FROM lots INDEXED BY lots_in_use
          WHERE lots.org_id = ${org_id} AND lots.item_id = it.id AND lots.balance <> 0 AND lots.cents IS NOT NULL) AS lots,
        (SELECT currency FROM organizations WHERE id = ${org_id}) AS currency
      FROM ${shelved(scope)} it LEFT JOIN places ON places.org_id = ${org_id} AND places.id = it.place_id
      WHERE ${all[show] ?? sql`true`} AND ${others}
      ORDER BY it.name_key, it.id LIMIT ${perPage} OFFSET ${(page - 1) * perPage}`),
    counted: db.all<Record<"all" | "low" | "expiring" | "out" | "retired", number>>(sql`
      SELECT count(*) FILTER (WHERE ${all[""]}) AS "all", count(*) FILTER (WHERE ${all.low}) AS low,
        count(*) FILTER (WHERE ${all.expiring}) AS expiring, count(*) FILTER (WHERE ${all.out}) AS out,
        count(*) FILTER (WHERE ${all.retired}) AS retired
      FROM ${shelved(scope)} it WHERE ${others}`),
    categories: db.all<{ category: string }>(sql`
      SELECT DISTINCT category FROM items WHERE org_id = ${org_id} ORDER BY category LIMIT 200`),
    ...narrowing,
  });
  const { sites, within } = found as unknown as {
    sites: Array<{ id: string; name: string }>;
    within?: Array<{ id: string }>;
  };
  atSite({ sites, within }, site);
  const counts = found.counted[0] ?? { all: 0, low: 0, expiring: 0, out: 0, retired: 0 };
  const total = counts[show || "all"];
  return {
    data: found.rows.map(({ lots, currency, is_low, is_expiring, retired_at, ...row }) => ({
      ...row,
      is_low: is_low === 1,
      is_expiring: is_expiring === 1,
      is_retired: retired_at !== null,
      value_cents: seesMoney ? valueIn(lots) : null,
      currency: seesMoney ? currency : null,
    })),
    counts,
    categories: found.categories.map((it) => it.category),
    sites,
    today: scope.today,
    total,
    page,
    total_pages: Math.max(1, Math.ceil(total / perPage)),
  };
}
export type Shelf = Awaited<ReturnType<typeof listItems>>;
export type ListedItem = Shelf["data"][number];

const valueIn = (lots: string): number =>
  (JSON.parse(lots) as Array<[number, number, number]>).reduce(
    (sum, [balance, quantity, cents]) => sum + lotValue({ balance, quantity, cents }),
    0,
  );
