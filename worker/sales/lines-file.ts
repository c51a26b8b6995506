import { sql } from "drizzle-orm";
import { digitsOf } from "#worker/money/currency.ts";
import type { Scope } from "#worker/scope.ts";
import { csvTable } from "#worker/spreadsheets/delimited-writing.ts";
import type { SaleFilter } from "./contract.ts";
import { salesWhere } from "./queries.ts";

/** So many lines a file tells at most, the newest. */
const mostLines = 20_000;

/** The columns of the file, one row a line: what each holds stands in the room's README. They are the same in all languages. */
const columns = [
  ...(["number", "state", "date", "delivered_on", "currency", "vat_regime", "exemption_reason"] as const),
  ...(["customer_name", "customer_tax_id", "customer_address", "customer_postal_code", "customer_locality"] as const),
  ...(["customer_country", "line", "description", "quantity", "unit_price", "discount_percent", "discount"] as const),
  ...(["vat_percent", "net", "vat", "total", "returned_on"] as const),
];

type Row = Record<string, string | number | null>;

/** The lines of the sales that a filter finds, drafts left out, as comma separated text for certified software. */
export async function linesFile(scope: Scope, filter: Omit<SaleFilter, "page" | "org_id">): Promise<Uint8Array> {
  const { db, org_id, language } = scope;
  const rows = await db.all<Row>(sql`
    SELECT sales.number, sales.state, sales.begun_on AS date, sales.delivered_on, sales.currency, sales.vat_regime,
      iif(sales.vat_regime = 'exempt_53', 'M10', NULL) AS exemption_reason,
      sales.buyer->>'name' AS customer_name, sales.buyer->>'tax_id' AS customer_tax_id,
      sales.buyer->>'address' AS customer_address, sales.buyer->>'postal_code' AS customer_postal_code,
      sales.buyer->>'locality' AS customer_locality, sales.buyer->>'country' AS customer_country,
      line.position + 1 AS line, line.text AS description, line.quantity_milli, line.unit_cents, line.discount_bp,
      line.discount_cents, line.vat_bp, line.net_cents, line.vat_cents, line.total_cents, line.returned_on
    FROM sales CROSS JOIN sale_lines line ON line.org_id = ${org_id} AND line.sale_id = sales.id
    WHERE ${salesWhere(scope, filter)} AND sales.number IS NOT NULL
    ORDER BY sales.begun_on DESC, sales.created_at DESC, sales.id DESC, line.position LIMIT ${mostLines}`);
  return csvTable(language, [[...columns], ...rows.map((row) => cellsOf(row, language === "pt" ? "," : "."))]);
}

function cellsOf(row: Row, point: string): string[] {
  const digits = digitsOf(String(row.currency));
  const fixed = (value: unknown, parts: number, places: number) =>
    (Number(value) / 10 ** parts).toFixed(places).replace(".", point);
  const money = (name: string) => fixed(row[name], digits, digits);
  const worked: Record<string, string> = {
    quantity: fixed(row.quantity_milli, 3, 3),
    unit_price: money("unit_cents"),
    discount_percent: fixed(row.discount_bp, 2, 2),
    discount: money("discount_cents"),
    vat_percent: fixed(row.vat_bp, 2, 2),
    net: money("net_cents"),
    vat: money("vat_cents"),
    total: money("total_cents"),
  };
  return columns.map((name) => worked[name] ?? String(row[name] ?? ""));
}
