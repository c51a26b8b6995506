import { type SQL, sql } from "drizzle-orm";
import { newId, newIds } from "#db/ids.ts";
import { jsonCells } from "#worker/json-rows.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import { amountInWords } from "#worker/stock/amount-contract.ts";
import { lowNotice } from "#worker/stock/crossing.ts";
import { isEnough, taking, takingBack, usable } from "#worker/stock/taking.ts";
import type { SoldItem } from "./sold-items.ts";

/** A line of a sale, and what of which item leaves the stock with it; null where it is a bird, or of nothing kept there. */
type Line = { id: string; item_id: string | null; units: number | null };
type Good = { id: string; item_id: string; units: number };

export const goodsOf = (lines: readonly Line[]): Good[] =>
  lines.flatMap(({ id, item_id, units }) => (item_id === null || units === null ? [] : [{ id, item_id, units }]));

const wantedBy = (goods: readonly Good[]): SQL => sql`
  SELECT value->>0 AS key, value->>1 AS item_id, value->>2 AS quantity, NULL AS pair_id, NULL AS species_id, NULL AS place_id
  FROM ${jsonCells(goods.map(({ id, item_id, units }) => [id, item_id, units]))}`;

/** Whether the items of all these lines are there. */
export const areItems = ({ org_id }: Scope, goods: readonly Good[]): SQL =>
  goods.length === 0
    ? sql`1`
    : sql`NOT EXISTS (SELECT 1 FROM json_each(${JSON.stringify(goods.map(({ item_id }) => item_id))}) named
        WHERE NOT EXISTS (SELECT 1 FROM items WHERE items.org_id = ${org_id} AND items.id = named.value))`;

/** The statement that keeps with lines, which are written, what leaves with them. */
export function insertGoods({ db, org_id }: Scope, goods: readonly Good[], when: SQL) {
  const ids = newIds("sale_line_item", goods.length);
  return db.run(sql`INSERT INTO sale_line_items (id, org_id, sale_line_id, item_id, quantity)
    SELECT value->>0, ${org_id}, value->>1, value->>2, value->>3
    FROM ${jsonCells(goods.map(({ id, item_id, units }, at) => [ids[at], id, item_id, units]))} WHERE ${when}`);
}

type Standing = Omit<SoldItem, "id" | "pack_size"> & { item_id: string; usable: number; unexpired: number };

/**
 * What the goods of a sale take from the stock when they are handed over on a day: what expires first first, never of an expired
 * lot. `may` is that all of it is there, `reading` what the stock holds before, `behindOf` the moves, which name their lines. Undefined
 * where none leave.
 */
export function goodsLeaving(scope: Scope, goods: readonly Good[], on: string) {
  if (goods.length === 0) return undefined;
  const { db, org_id } = scope;
  const wanted = wantedBy(goods);
  const terms = { on };
  return {
    may: isEnough(scope, wanted, terms),
    reading: {
      shelf: db.all<Standing>(sql`SELECT items.id AS item_id, items.name, items.unit, items.balance,
          ${usable(scope, sql`named.item_id`, terms)} AS usable, ${usable(scope, sql`named.item_id`, { ...terms, expired: true })} AS unexpired
        FROM (SELECT DISTINCT item_id FROM (${wanted})) named
        CROSS JOIN items ON items.org_id = ${org_id} AND items.id = named.item_id`),
    },
    behindOf(when: SQL) {
      const base = newId("stock_move");
      return {
        handed_over: taking(scope, wanted, { kind: "sale", base, sells: true, when, ...terms }),
        low: lowNotice(scope, base),
      };
    },
  };
}

/** Refuses, as `conflict` with the balance, the first line that asks for more than the shelf held; `at` counts all lines. */
export function refuseShort({ language }: Scope, lines: readonly Line[], shelf: readonly Standing[] | undefined): void {
  const held = new Map(shelf?.map((it) => [it.item_id, it]));
  const needed = new Map<string, number>();
  for (const [at, { item_id, units }] of lines.entries()) {
    const item = item_id === null ? undefined : held.get(item_id);
    if (!item || item_id === null || units === null) continue;
    const sum = (needed.get(item_id) ?? 0) + units;
    needed.set(item_id, sum);
    if (sum <= item.usable) continue;
    const words = (of: number) => amountInWords(of, item.unit, language);
    const key = item.unexpired >= sum ? "sales.goods.expired" : "sales.goods.short";
    const values = { line: at + 1, item: item.name, there: words(item.usable), amount: words(sum) };
    const current = { item_id, balance: item.balance, usable: item.usable };
    throw new Refusal("conflict", { [`lines.${at}.units`]: [key] }, { detail: key, values, current });
  }
}

/** What came back with lines of a sale, each move by one that names it, once. */
export const goodsBack = (
  scope: Scope,
  { line_ids, on, when }: { line_ids: readonly string[]; on: string; when: SQL },
) => ({
  brought_back: takingBack(
    scope,
    sql`moved.sale_line_id IN (SELECT value FROM json_each(${JSON.stringify(line_ids)})) AND moved.kind = 'sale'`,
    { base: newId("stock_move"), by: "stock_moves_by_sale_line", kind: "return", on, when },
  ),
});
