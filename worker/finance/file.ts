import { sql } from "drizzle-orm";
import { expenseCategories } from "#db/words/trade.ts";
import { translate } from "#worker/locales/translate.ts";
import { digitsOf } from "#worker/money/currency.ts";
import type { Scope } from "#worker/scope.ts";
import { csvTable } from "#worker/spreadsheets/delimited-writing.ts";
import { writeAmounts } from "#worker/spreadsheets/workbook.ts";
import type { PeriodFilter } from "./contract.ts";
import { earned, spent } from "./movements.ts";
import { periodsOf } from "./queries.ts";

/** So many rows a file tells at most, the newest. */
const mostRows = 20_000;
const columns = ["date", "kind", "number", "description", "category", "contact", "currency", "net", "vat"] as const;

type Row = Record<"on_day" | "of" | "currency", string> &
  Record<"number" | "text" | "category" | "contact", string | null> & { cents: number; vat: number };
export type FileFormat = "csv" | "xlsx";
const types = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

/** All rows of the result of a period, for the accountant; expenses and what came back are less than nothing. */
export async function financeFile(scope: Scope, format: FileFormat, filter: PeriodFilter) {
  const { db, org_id, language, today } = scope;
  const { period } = periodsOf(today, { ...filter, against: "before" });
  const rows = await db.all<Row>(sql`
    SELECT it.*, (SELECT name FROM contacts WHERE contacts.org_id = ${org_id} AND contacts.id = it.contact_id) AS contact
    FROM (
      SELECT of, id, number, text, NULL AS category, on_day, currency, contact_id, cents, vat FROM (${earned(scope, period)})
      UNION ALL
      SELECT of, id, number, NULL, category, on_day, currency, contact_id, -cents, -vat FROM (${spent(scope, period)})
    ) it ORDER BY on_day DESC, id LIMIT ${mostRows + 1}`);
  const say = (key: string, values = {}) => translate(language, `finance.file.${key}`, values);
  const categoryOf = (category: string | null) =>
    expenseCategories.some((it) => it === category)
      ? translate(language, `audit.expense.category.${category}`)
      : (category ?? "");
  const cells = rows
    .slice(0, mostRows)
    .map((it) => [
      ...[it.on_day, say(`kind.${it.of}`), it.number ?? "", it.text ?? "", categoryOf(it.category)],
      ...[it.contact ?? "", it.currency],
      ...[it.cents, it.vat].map((minor) => amountOf(minor, it.currency)),
    ]);
  // Whoever sums a file must know that it is not all.
  const cut = rows.length > mostRows ? [[say("cut", { count: mostRows })]] : [];
  const table = [...cut, columns.map((name) => say(name)), ...cells];
  return {
    rows: rows.length,
    file: format === "csv" ? csvTable(language, table) : await writeAmounts(say("sheet"), table),
    type: types[format],
    name: `voliera-${period.from}-${period.to}.${format}`,
  };
}

function amountOf(minor: number, currency: string) {
  const digits = digitsOf(currency);
  return { amount: minor / 10 ** digits, digits };
}
