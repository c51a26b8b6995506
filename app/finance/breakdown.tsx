import { Link } from "@remix-run/react";
import { Cell, Row, RowHead, Table } from "#app/lists/table.tsx";
import { useWords } from "#app/locales/words.tsx";
import type { FinancePage } from "#worker/finance/queries.ts";
import { moneyInWords } from "#worker/money/currency.ts";
import { useAddress } from "./address.ts";
import { AmountLink } from "./amount-link.tsx";
import { breakdownOf, breakdowns, lineInWords } from "./line-words.ts";

/** The result line by line; each figure leads to its rows. */
export function Breakdowns({ page }: { page: FinancePage }) {
  const { t, language } = useWords();
  const to = useAddress();
  const amount = (cents: number) => moneyInWords(cents, page.currency, language);
  const by = breakdownOf(page.by) ?? "category";
  return (
    <section className="mt-6">
      <h2 className="mb-3">{t("finance.by")}</h2>
      <nav className="choices finance-ways print:hidden" aria-label={t("finance.by")}>
        {breakdowns.map((it) => (
          <Link
            key={it}
            className="choice"
            to={to(it)}
            preventScrollReset
            aria-current={it === by ? "true" : undefined}
          >
            {t(`finance.by.${it}`)}
          </Link>
        ))}
      </nav>
      {page.lines.length === 0 ? (
        <p className="text-muted mt-4">{t("finance.none")}</p>
      ) : (
        <Table
          caption={t("finance.by")}
          columns={[
            { name: "name", label: t(`finance.by.${by}`) },
            ...(["income", "expense", "result"] as const).map((name) => ({
              name,
              label: t(`finance.${name}`),
              align: "end" as const,
            })),
          ]}
        >
          {page.lines.map((line) => (
            <Row key={line.key}>
              <RowHead>
                {by === "pair" && line.key !== "?" ? (
                  <Link className="link" to={`/finance/pairs/${line.key}?from=${page.from}&to=${page.to}`}>
                    {lineInWords(line, by, t)}
                  </Link>
                ) : (
                  lineInWords(line, by, t)
                )}
              </RowHead>
              {(["income", "expense"] as const).map((side) => (
                <Cell key={side} label={t(`finance.${side}`)} align="end">
                  <AmountLink
                    to={to(by, { of: line.key, side })}
                    cents={line[`${side}_cents`]}
                    text={amount(line[`${side}_cents`])}
                  />
                </Cell>
              ))}
              <Cell label={t("finance.result")} align="end">
                <Link className="link" to={to(by, { of: line.key })}>
                  {amount(line.result_cents)}
                </Link>
              </Cell>
            </Row>
          ))}
        </Table>
      )}
      {page.more_lines > 0 && <p className="text-muted mt-4">{t("finance.more", { count: page.more_lines })}</p>}
    </section>
  );
}
