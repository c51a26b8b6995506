import { Link } from "@remix-run/react";
import { Pager } from "#app/lists/pager.tsx";
import { Cell, Row, RowHead, Table } from "#app/lists/table.tsx";
import { useClock } from "#app/locales/clock.ts";
import { useWords } from "#app/locales/words.tsx";
import type { FinancePage } from "#worker/finance/queries.ts";
import { moneyInWords } from "#worker/money/currency.ts";
import { useAddress } from "./address.ts";
import { breakdownOf, lineInWords, pathOfRow, rowInWords } from "./line-words.ts";

type Rows = NonNullable<FinancePage["rows"]>;

/** The rows behind a figure, with their sum, and the way back to all of it. */
export function RowsBehind({ page, rows }: { page: FinancePage; rows: Rows }) {
  const { t, language } = useWords();
  const clock = useClock();
  const to = useAddress();
  const amount = (cents: number) => moneyInWords(cents, page.currency, language);
  const by = breakdownOf(page.by);
  const figure = useFigureInWords(page, rows);
  return (
    <section className="mt-6">
      <h2>{t("finance.rows.of", { figure })}</h2>
      <p className="finance-said">
        <span className="text-muted">{t("finance.rows.sum", { count: rows.total, amount: amount(rows.cents) })}</span>{" "}
        <Link className="link print:hidden" to={to(by ?? null)}>
          {t("finance.all")}
        </Link>
      </p>
      {rows.total > 0 && (
        <Table
          caption={t("finance.rows.of", { figure })}
          columns={[
            { name: "what", label: t("finance.row.what") },
            { name: "day", label: t("finance.row.day") },
            { name: "amount", label: t("finance.row.amount"), align: "end" },
          ]}
        >
          {rows.data.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a sale has several rows, and none has an id of its own
            <Row key={`${row.id} ${at}`}>
              <RowHead>
                <Link className="link" to={pathOfRow(row)}>
                  {rowInWords(row, t)}
                </Link>
              </RowHead>
              <Cell label={t("finance.row.day")}>{clock.day(row.on_day)}</Cell>
              <Cell label={t("finance.row.amount")} align="end">
                {amount(row.cents)}
              </Cell>
            </Row>
          ))}
        </Table>
      )}
      {rows.total_pages > 1 && (
        <Pager
          summary={t("finance.rows.count", { count: rows.total })}
          page={rows.page}
          total_pages={rows.total_pages}
          page_size={100}
        />
      )}
    </section>
  );
}

function useFigureInWords(page: FinancePage, rows: Rows): string {
  const { t } = useWords();
  const by = breakdownOf(page.by);
  if (!by) return t(page.by === "overdue" ? "finance.overdue.rows" : `finance.${page.by as "result"}`);
  const line = page.lines.find(({ key }) => key === rows.of) ?? { key: rows.of ?? "?", name: null };
  const side = rows.side && t(`finance.${rows.side}`);
  return [lineInWords(line, by, t), side].filter(Boolean).join(" · ");
}
