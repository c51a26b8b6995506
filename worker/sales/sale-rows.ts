import { type SQL, sql } from "drizzle-orm";
import type { VatRegime } from "#db/vocabulary.ts";
import type { StockUnit } from "#db/words/stock.ts";
import type { SaleState } from "#db/words/trade.ts";
import type { Scope } from "#worker/scope.ts";

/** A sale as its table holds it, with the name of who buys. */
export type SaleRow = {
  id: string;
  number: string | null;
  state: SaleState;
  contact_id: string | null;
  contact: string | null;
  buyer: string | null;
  begun_on: string;
  reserved_on: string | null;
  sold_on: string | null;
  delivered_on: string | null;
  cancelled_on: string | null;
  currency: string;
  vat_regime: VatRegime;
  total_cents: number;
  net_cents: number;
  vat_cents: number;
  returned_cents: number;
  paid_cents: number;
  notes: string | null;
  version: number;
  created_at: string;
  updated_at: string;
};

type LineRow = {
  id: string;
  position: number;
  bird_id: string | null;
  ring: string | null;
  /** The item of the stock, and how many of its units leave with the line. */
  item_id: string | null;
  item: string | null;
  units: number | null;
  unit: StockUnit | null;
  text: string;
  quantity_milli: number;
  unit_cents: number;
  discount_bp: number;
  discount_cents: number;
  vat_bp: number;
  total_cents: number;
  net_cents: number;
  vat_cents: number;
  returned_on: string | null;
  status_before_id: string | null;
  status_before_since: string | null;
};
type DueRow = { on: string; cents: number };

/** What a sale is read by; a contact that was merged is called as the one it was merged into. */
export const saleColumns = sql.raw(`sales.id, sales.number, sales.state, sales.contact_id,
  (SELECT head.name FROM contacts own CROSS JOIN contacts head ON head.org_id = own.org_id AND head.id = own.head_id
    WHERE own.org_id = sales.org_id AND own.id = sales.contact_id) AS contact,
  sales.buyer, sales.begun_on, sales.reserved_on, sales.sold_on, sales.delivered_on, sales.cancelled_on, sales.currency,
  sales.vat_regime, sales.total_cents, sales.net_cents, sales.vat_cents, sales.returned_cents, sales.paid_cents,
  sales.notes, sales.version, sales.created_at, sales.updated_at`);

/** The statements that read a sale whole, for any batch. */
export const readingSale = ({ db, org_id }: Pick<Scope, "db" | "org_id">, id: string | SQL) => ({
  sale: db.all<SaleRow>(sql`SELECT ${saleColumns} FROM sales WHERE sales.org_id = ${org_id} AND sales.id = ${id}`),
  lines: db.all<LineRow>(sql`
    SELECT line.id, line.position, line.bird_id, birds.identifier AS ring, sold.item_id,
      items.name AS item, sold.quantity AS units, items.unit, line.text, line.quantity_milli,
      line.unit_cents, line.discount_bp, line.discount_cents, line.vat_bp, line.total_cents, line.net_cents,
      line.vat_cents, line.returned_on, line.status_before_id, line.status_before_since
    FROM sale_lines line
    LEFT JOIN birds ON birds.org_id = ${org_id} AND birds.id = line.bird_id AND birds.deleted_at IS NULL
    LEFT JOIN sale_line_items sold ON sold.org_id = ${org_id} AND sold.sale_line_id = line.id
    LEFT JOIN items ON items.org_id = ${org_id} AND items.id = sold.item_id
    WHERE line.org_id = ${org_id} AND line.sale_id = ${id} ORDER BY line.position`),
  due: db.all<DueRow>(sql`
    SELECT on_day AS "on", cents FROM sale_dues WHERE org_id = ${org_id} AND sale_id = ${id} ORDER BY on_day`),
});

/** What is still to be paid of a sale; below zero it is owed back. */
export const dueOf = ({
  state,
  total_cents,
  returned_cents,
  paid_cents,
}: Pick<SaleRow, "state" | "total_cents" | "returned_cents" | "paid_cents">): number =>
  (state === "cancelled" ? 0 : total_cents - returned_cents) - paid_cents;

/** A sale as lists tell it. */
export function serializeSale({ buyer: _, ...row }: SaleRow) {
  return { ...row, due_cents: dueOf(row) };
}

/** A sale whole, as it is answered. */
export type Sale = ReturnType<typeof serializeSale> & { lines: ReturnType<typeof serializeLine>[]; due: DueRow[] };

function serializeLine(row: LineRow) {
  const { quantity_milli, discount_bp, vat_bp, status_before_id: _, status_before_since: __, ...same } = row;
  return { ...same, quantity: quantity_milli / 1000, discount_pct: discount_bp / 100, vat_pct: vat_bp / 100 };
}

type Found = { sale: SaleRow[]; lines: LineRow[]; due: DueRow[] };

/** A sale as it is answered, of what `readingSale` read; undefined where it is not there. */
export function saleOf({ sale: [row], lines, due }: Found): Sale | undefined {
  return row && { ...serializeSale(row), lines: lines.map(serializeLine), due };
}
