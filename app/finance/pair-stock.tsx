import { Link } from "@remix-run/react";
import { Cell, Row, RowHead, Table } from "#app/lists/table.tsx";
import { useClock } from "#app/locales/clock.ts";
import { useWords } from "#app/locales/words.tsx";
import type { PairCost } from "#worker/finance/pairs.ts";
import { moneyInWords } from "#worker/money/currency.ts";
import { amountInWords } from "#worker/stock/amount-contract.ts";
import { AmountLink } from "./amount-link.tsx";

type Of = Pick<PairCost, "from" | "to">;
const financePath = ({ from, to }: Of, query: Record<string, string>) =>
  `/finance?${new URLSearchParams({ from, to, ...query })}`;
/** The rows of what was used for a pair, a species or a place. */
const usesPath = (of: Of, id: string) => financePath(of, { by: "stock", of: id });

/** What of the stock was used for a pair alone, move by move, and what nobody knows the price of. */
export function PairStock({ cost }: { cost: PairCost & { id: string } }) {
  const { stock, stock_cents, currency } = cost;
  const { t, language } = useWords();
  const clock = useClock();
  const { moves, moves_total, others, unpriced } = stock;
  if (moves.length === 0 && unpriced.length === 0) return null;
  const apart = others.map((it) => moneyInWords(it.cents, it.currency, language)).join(", ");
  return (
    <section className="mt-6" id="stock">
      <h2 className="mb-3">{t("finance.pair.stock")}</h2>
      {moves.length > 0 && (
        <>
          <p className="text-muted mb-3">
            {t("finance.rows.sum", { count: moves_total, amount: moneyInWords(stock_cents, currency, language) })}{" "}
            {apart && t("finance.pair.stock.apart", { amount: apart })}
          </p>
          <Table
            caption={t("finance.pair.stock")}
            columns={[
              { name: "what", label: t("finance.row.what") },
              { name: "day", label: t("finance.row.day") },
              { name: "quantity", label: t("finance.pair.stock.quantity"), align: "end" },
              { name: "amount", label: t("finance.row.amount"), align: "end" },
            ]}
          >
            {moves.map((it, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: moves of one day may be alike, and the list never changes
              <Row key={at}>
                <RowHead>
                  <Link className="link" to={`/stock/${it.item_id}`}>
                    {it.item}
                  </Link>
                </RowHead>
                <Cell label={t("finance.row.day")}>{clock.day(it.on)}</Cell>
                <Cell label={t("finance.pair.stock.quantity")} align="end">
                  {amountInWords(it.quantity, it.unit, language)}
                </Cell>
                <Cell label={t("finance.row.amount")} align="end">
                  {it.cents === null || it.currency === null ? "–" : moneyInWords(it.cents, it.currency, language)}
                </Cell>
              </Row>
            ))}
          </Table>
          {moves_total > moves.length && (
            <p className="text-sm text-muted mt-2">
              {t("finance.pair.stock.more", { count: moves.length })}{" "}
              <Link className="link" to={usesPath(cost, cost.id)}>
                {t("finance.pair.stock.all")}
              </Link>
            </p>
          )}
        </>
      )}
      {unpriced.length > 0 && (
        <p className="text-muted mt-3">
          {t("finance.pair.stock.unpriced")}{" "}
          {unpriced.map(({ item_id, item, unit, quantity }, at) => (
            <span key={item_id}>
              {at > 0 && ", "}
              <Link className="link" to={`/stock/${item_id}`}>
                {item}
              </Link>{" "}
              ({amountInWords(quantity, unit, language)})
            </span>
          ))}
          .
        </p>
      )}
    </section>
  );
}

/** What is shared by days: of all birds, of a species, of who was in a place. */
export function PairShares({ cost }: { cost: PairCost }) {
  const { spread, currency } = cost;
  const { t, language } = useWords();
  if (spread.length < 2) return null;
  const amount = (cents: number) => moneyInWords(cents, currency, language);
  return (
    <section className="mt-6">
      <h2 className="mb-3">{t("finance.pair.shares")}</h2>
      <Table
        caption={t("finance.pair.shares")}
        columns={[
          { name: "of", label: t("finance.pair.shares.of") },
          { name: "amount", label: t("finance.row.amount"), align: "end" },
          { name: "days", label: t("finance.pair.shares.days"), align: "end" },
          { name: "part", label: t("finance.pair.shares.part"), align: "end" },
        ]}
      >
        {spread.map(({ of, id, name, cents, days, own_days, part_cents }) => (
          <Row key={`${of} ${id}`}>
            <RowHead>{of === "all" ? t("finance.pair.shares.all") : (name ?? t("finance.gone"))}</RowHead>
            <Cell label={t("finance.row.amount")} align="end">
              <AmountLink
                to={id === null ? financePath(cost, { by: "unshared" }) : usesPath(cost, id)}
                cents={cents}
                text={amount(cents)}
              />
            </Cell>
            <Cell label={t("finance.pair.shares.days")} align="end">
              {t("finance.pair.shares.days_of", { own: own_days, all: days })}
            </Cell>
            <Cell label={t("finance.pair.shares.part")} align="end">
              {amount(part_cents)}
            </Cell>
          </Row>
        ))}
      </Table>
    </section>
  );
}
