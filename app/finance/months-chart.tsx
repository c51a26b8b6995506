import { monthInWords } from "#app/clutches/step-words.ts";
import { Cell, Row, RowHead, Table } from "#app/lists/table.tsx";
import { useWords } from "#app/locales/words.tsx";
import type { MonthSums } from "#worker/finance/months.ts";
import { moneyInWords } from "#worker/money/currency.ts";
import { useAddress } from "./address.ts";
import { AmountLink } from "./amount-link.tsx";

const sheet = { width: 560, height: 160, left: 8, right: 552, top: 8, bottom: 156 };

type Props = { months: MonthSums[]; currency: string; from: string; to: string };

/** Income and expense month by month as columns, drawn on the server, with the table behind them. */
export function MonthsChart({ months, currency, from: start, to: end }: Props) {
  const { t, language } = useWords();
  const to = useAddress();
  const most = Math.max(1, ...months.flatMap((it) => [it.income_cents, it.expense_cents]));
  const step = (sheet.right - sheet.left) / Math.max(1, months.length);
  const width = Math.max(1, Math.min(24, step * 0.38));
  const high = (cents: number) => ((sheet.bottom - sheet.top) * Math.max(0, cents)) / most;
  const money = (cents: number) => moneyInWords(cents, currency, language);
  // A period may begin and end amid a month.
  const daysOf = (month: string) => ({
    from: [start, `${month}-01`].sort().at(-1) ?? start,
    to: [end, lastOf(month)].sort()[0] ?? end,
  });
  const [first, last] = [months[0], months.at(-1)];
  if (!first || !last || months.every((it) => it.income_cents === 0 && it.expense_cents === 0)) return null;
  return (
    <section className="mt-6">
      <h2>{t("finance.months")}</h2>
      <figure className="finance-figure">
        <svg
          className="finance-chart"
          viewBox={`0 0 ${sheet.width} ${sheet.height}`}
          role="img"
          aria-label={t("finance.months.of", { most: money(most) })}
        >
          <path className="finance-axis" d={`M${sheet.left} ${sheet.bottom}H${sheet.right}`} />
          {months.map((it, at) => {
            const x = sheet.left + at * step + step / 2;
            const [income, expense] = [high(it.income_cents), high(it.expense_cents)];
            return (
              <g key={it.month}>
                <rect className="finance-in" x={x - width} width={width} y={sheet.bottom - income} height={income} />
                <rect className="finance-out" x={x} width={width} y={sheet.bottom - expense} height={expense} />
              </g>
            );
          })}
        </svg>
        <p className="finance-ends text-muted">
          <span>{monthInWords(first.month, language)}</span>
          {months.length > 1 && <span>{monthInWords(last.month, language)}</span>}
        </p>
        <figcaption className="finance-key text-muted">
          <span data-sign="in">{t("finance.income")}</span>
          <span data-sign="out">{t("finance.expense")}</span>
        </figcaption>
      </figure>
      <details className="disclosure">
        <summary>{t("finance.months.table")}</summary>
        <Table
          caption={t("finance.months")}
          columns={[
            { name: "month", label: t("finance.month") },
            { name: "income", label: t("finance.income"), align: "end" },
            { name: "expense", label: t("finance.expense"), align: "end" },
          ]}
        >
          {months.map((it) => (
            <Row key={it.month}>
              <RowHead>{monthInWords(it.month, language)}</RowHead>
              {(["income", "expense"] as const).map((name) => (
                <Cell key={name} label={t(`finance.${name}`)} align="end">
                  <AmountLink
                    to={to(name, daysOf(it.month))}
                    cents={it[`${name}_cents`]}
                    text={money(it[`${name}_cents`])}
                  />
                </Cell>
              ))}
            </Row>
          ))}
        </Table>
      </details>
    </section>
  );
}

/** The last day of a month, `YYYY-MM`. */
function lastOf(month: string): string {
  const [year = 0, at = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, at, 0)).toISOString().slice(0, 10);
}
