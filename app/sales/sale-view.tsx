import { Link } from "@remix-run/react";
import { dayText } from "#app/locales/day-words.ts";
import { useWords } from "#app/locales/words.tsx";
import { Card } from "#app/marks/card.tsx";
import { Fact, factsClass } from "#app/marks/fact.tsx";
import { PageHeader } from "#app/shell/page-header.tsx";
import { useMay } from "#app/web/root-data.ts";
import { moneyInWords } from "#worker/money/currency.ts";
import type { Sale } from "#worker/sales/sale-rows.ts";
import { isLiving } from "#worker/sales/states-contract.ts";
import { SaleParts } from "./parts.tsx";
import { SaleLines } from "./sale-lines.tsx";
import { SaleSteps } from "./sale-steps.tsx";
import { StatePill } from "./state-pill.tsx";

type Props = { sale: Sale; today: string; fault: string | undefined; idempotency_key: string };

/** A sale: where it stands, what it is of, what is still to be paid, and what it may become. */
export function SaleView({ sale, today, fault, idempotency_key }: Props) {
  const { t, language } = useWords();
  const may = useMay();
  const writes = may("money.write");
  const money = (cents: number) => moneyInWords(cents, sale.currency, language);
  const day = (it: string) => dayText(it, today, language);
  const { id, number, state, contact, contact_id } = sale;
  const steps = writes && <SaleSteps sale={sale} today={today} fault={fault} idempotency_key={idempotency_key} />;
  return (
    <article className="grid gap-6">
      <PageHeader
        title={number ?? t("sales.draft")}
        lead={<StatePill state={state} />}
        more={[
          writes && isLiving(state) && { label: t("sales.edit.do"), to: "?edit" },
          number !== null && { label: t("sales.receipt"), file: `/finance/sales/${id}/receipt.pdf` },
          writes && state === "draft" && { label: t("sales.delete"), to: "?delete" },
        ]}
      />
      <dl className={factsClass}>
        <Fact label="sales.field.contact">
          {contact_id && contact ? (
            <Link className="link" to={`/contacts/${contact_id}`}>
              {contact}
            </Link>
          ) : (
            t("sales.nobody")
          )}
        </Fact>
        <Fact label="sales.total">{money(sale.total_cents)}</Fact>
        {sale.vat_regime === "normal" && (
          <Fact label="sales.vat">
            {money(sale.vat_cents)} ({t("sales.net", { net: money(sale.net_cents) })})
          </Fact>
        )}
        {sale.returned_cents > 0 && <Fact label="sales.returned">{money(sale.returned_cents)}</Fact>}
        <Fact label="sales.paid">{money(sale.paid_cents)}</Fact>
        <Fact label={sale.due_cents < 0 ? "sales.owed_back" : "sales.due"}>{money(Math.abs(sale.due_cents))}</Fact>
        {(["reserved", "sold", "delivered", "cancelled"] as const).map((it) => {
          const on = sale[`${it}_on`];
          return (
            on && (
              <Fact key={it} label={`sales.on.${it}`}>
                {day(on)}
              </Fact>
            )
          );
        })}
        {sale.vat_regime === "exempt_53" && <Fact label="sales.vat">{t("sales.exempt")}</Fact>}
      </dl>
      {state !== "delivered" && steps}
      <SaleLines sale={sale} today={today} />
      {sale.due.length > 0 && (
        <Card title={t("sales.dues")}>
          <ul className="grid gap-1">
            {sale.due.map(({ on, cents }) => (
              <li key={on} className="flex justify-between gap-4">
                <span>{day(on)}</span>
                <span className="figures">{money(cents)}</span>
              </li>
            ))}
          </ul>
          {sale.due.reduce((sum, { cents }) => sum + cents, 0) < sale.total_cents && (
            <p className="text-sm text-muted mt-2">{t("sales.dues.rest")}</p>
          )}
        </Card>
      )}
      <SaleParts page={{ ...sale, today }} />
      {state === "delivered" && steps}
      {sale.notes && (
        <Card title={t("sales.field.notes")}>
          <p className="whitespace-pre-line">{sale.notes}</p>
        </Card>
      )}
    </article>
  );
}
