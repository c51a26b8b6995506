import { Link } from "@remix-run/react";
import { RecordTable } from "#app/kit/record-table.tsx";
import { dayText } from "#app/locales/day-words.ts";
import { formatNumber, useWords } from "#app/locales/words.tsx";
import { moneyInWords } from "#worker/money/currency.ts";
import type { listSales } from "#worker/sales/queries.ts";
import { StatePill } from "./state-pill.tsx";

type List = Awaited<ReturnType<typeof listSales>>;

/** Sales, each with who bought what, where it stands and what is still to be paid. */
export function SaleTable({ list: { data: sales, today } }: { list: List }) {
  const { t, language } = useWords();
  return (
    <RecordTable
      caption={t("sales.title")}
      rows={sales}
      columns={[
        {
          name: "number",
          label: t("sales.number"),
          cell: ({ id, number }) => (
            <Link className="link whitespace-nowrap" to={`/finance/sales/${id}`}>
              {number ?? t("sales.draft")}
            </Link>
          ),
        },
        {
          name: "begun_on",
          label: t("sales.field.on"),
          cell: ({ begun_on }) => <span className="whitespace-nowrap">{dayText(begun_on, today, language)}</span>,
        },
        { name: "contact", label: t("sales.field.contact"), cell: ({ contact }) => contact ?? t("sales.nobody") },
        {
          name: "what",
          label: t("sales.field.text"),
          cell: ({ what, lines }) => (lines > 1 ? t("sales.what.more", { what: what ?? "", count: lines - 1 }) : what),
        },
        { name: "state", label: t("sales.state"), cell: ({ state }) => <StatePill state={state} /> },
        {
          name: "total",
          label: t("sales.total"),
          align: "end",
          cell: ({ total_cents, currency }) => moneyInWords(total_cents, currency, language),
        },
        {
          name: "due",
          label: t("sales.due"),
          align: "end",
          cell: ({ due_cents, currency, state }) =>
            state === "draft" || due_cents === 0 ? "—" : moneyInWords(due_cents, currency, language),
        },
      ]}
    />
  );
}

/** What all that a list finds comes to, each currency apart. */
export function SaleTotals({ list: { totals, totals_from } }: { list: List }) {
  const { t, language } = useWords();
  return totals.map(({ currency, sales, total_cents, vat_cents, paid_cents, due_cents }) => {
    const money = (cents: number) => moneyInWords(cents, currency, language);
    return (
      <p key={currency} className="mt-3 mb-3 flex flex-wrap gap-x-6">
        {totals_from && <span className="text-muted">{t("sales.totals.year")}</span>}
        <strong>
          {t("sales.totals", { count: sales, number: formatNumber(sales, language), total: money(total_cents) })}
        </strong>
        {vat_cents > 0 && <span>{t("sales.totals.vat", { vat: money(vat_cents) })}</span>}
        <span>{t("sales.totals.paid", { paid: money(paid_cents) })}</span>
        <span>{t("sales.totals.due", { due: money(due_cents) })}</span>
      </p>
    );
  });
}
