import { sql } from "drizzle-orm";
import type { StockUnit } from "#db/words/stock.ts";
import type { Scope } from "#worker/scope.ts";
import { mostUnits } from "#worker/stock/contract.ts";

/** An item of the stock as a line of a sale has to know it. */
export type SoldItem = { id: string; name: string; unit: StockUnit; pack_size: number | null; balance: number };
/** How much of an item a line says: units, packs, or as many as the line is of. */
type Amount = { quantity: number; units?: number | undefined; packs?: number | undefined };

/** So many items a form offers. */
const mostOffered = 1000;
const columns = sql.raw("items.id, items.name, items.unit, items.pack_size, items.balance");

/** The statement that reads items by their ids; those of other organisations are not there. */
export const readingItems = ({ db, org_id }: Scope, ids: readonly string[]) =>
  db.all<SoldItem>(sql`SELECT ${columns} FROM json_each(${JSON.stringify([...new Set(ids)])}) named
    CROSS JOIN items ON items.org_id = ${org_id} AND items.id = named.value`);

/** And those that a form offers, by their names. */
export const readingOffered = ({ db, org_id }: Scope) =>
  db.all<SoldItem>(sql`SELECT ${columns} FROM items WHERE items.org_id = ${org_id} AND items.retired_at IS NULL
    ORDER BY items.name_key, items.id LIMIT ${mostOffered}`);

/**
 * What leaves the stock with a line, in units of its item: what it says, else as many packs, or units where it comes in none, as
 * the line is of. `quantity` is in thousandths. Undefined where that is no whole number of units from 1 on.
 */
export function unitsSold({ quantity, units, packs }: Amount, { pack_size }: Pick<SoldItem, "pack_size">) {
  const exact =
    units ?? (packs === undefined ? (quantity / 1000) * (pack_size ?? 1) : packs * (pack_size ?? Number.NaN));
  const whole = Math.round(exact * 1e6) / 1e6;
  return Number.isInteger(whole) && whole >= 1 && whole <= mostUnits ? whole : undefined;
}
