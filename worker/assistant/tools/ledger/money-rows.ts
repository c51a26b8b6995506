import type { Language } from "#db/vocabulary.ts";
import type { FinancePage, FinanceRow } from "#worker/finance/queries.ts";
import { dateFormat } from "#worker/locales/formats.ts";
import { categoryIn } from "#worker/payments/due/category-text.ts";
import type { AnswerChart } from "../contract.ts";
import { addressOf } from "../season/addresses.ts";
import type { Speech } from "../speech.ts";
import type { Finding, ToolContext } from "../tool.ts";

const mostRows = 50;
const mostBars = 12;
/** The key of sales among categories. */
const sales = "~sales";

const pathOf = ({ of, id }: FinanceRow): string =>
  ({ sale: `/finance/sales/${id}`, expense: `/expenses/${id}`, payment: "/payments", stock: `/stock/${id}` })[of];

/** The sales and expenses behind a figure, the newest first. */
export function rowsBehind({ rows, currency }: FinancePage, language: Language, speech: Speech): Finding["rows"] {
  const { say, day, money } = speech;
  const items = (rows?.data ?? []).slice(0, mostRows).map((it) => {
    const text = it.of === "expense" ? categoryIn(language, it.text) : [it.number, it.text].filter(Boolean).join(" · ");
    return {
      label: text || say(`money.row.${it.of}`),
      href: pathOf(it),
      detail: `${money(it.cents, currency)} · ${day(it.on_day)}`,
    };
  });
  return { total: rows?.total ?? 0, items };
}

/** The categories of a result, the largest first. */
export function lineRows(page: FinancePage, language: Language, speech: Speech): Finding["rows"] {
  const { say, money } = speech;
  const { from, to } = page;
  const items = page.lines.slice(0, mostRows).map(({ key, result_cents }) => ({
    label: key === sales ? say("money.sales.name") : (categoryIn(language, key) ?? key),
    href: addressOf("/finance", { from, to, by: "category", of: key }),
    detail: money(result_cents, page.currency),
  }));
  return { total: page.lines.length + page.more_lines, items };
}

const monthShape = { month: "short", year: "numeric", timeZone: "UTC" } as const;

/** The months of a period as bars, the last twelve; none of one month alone, nor where a month is below nothing. */
export function chartOf(
  { months, currency }: FinancePage,
  about: "profit" | "sales" | "expenses",
  { language, speech }: Pick<ToolContext, "language" | "speech">,
): AnswerChart | undefined {
  const bars = months.slice(-mostBars).map(({ month, income_cents, expense_cents }) => {
    const values = { profit: income_cents - expense_cents, sales: income_cents, expenses: expense_cents };
    const label = dateFormat(language, monthShape).format(Date.parse(`${month}-01`));
    return { label, value: values[about], text: speech.money(values[about], currency) };
  });
  const isDrawn = bars.length > 1 && bars.some(({ value }) => value > 0) && bars.every(({ value }) => value >= 0);
  return isDrawn ? { title: speech.say(`money.chart.${about}`), bars } : undefined;
}
