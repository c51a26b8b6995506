import { Link } from "@remix-run/react";
import { LinkButton } from "#app/controls/button.tsx";
import { RecordTable } from "#app/kit/record-table.tsx";
import { dayText } from "#app/locales/day-words.ts";
import { formatNumber, useWords } from "#app/locales/words.tsx";
import { Fact, FactIfKnown, factsClass } from "#app/marks/fact.tsx";
import { Pill } from "#app/marks/pill.tsx";
import { PageHeader } from "#app/shell/page-header.tsx";
import { useMay } from "#app/web/root-data.ts";
import type { Expense } from "#worker/expenses/expense-rows.ts";
import { moneyInWords } from "#worker/money/currency.ts";
import { amountInWords } from "#worker/stock/amount-contract.ts";
import { categoryText } from "./category.ts";
import { ConfirmForm } from "./expected-card.tsx";
import { Paid } from "./expense-table.tsx";
import { ExpenseParts } from "./parts.tsx";
import { Receipt } from "./receipt.tsx";

type Shown = Omit<Expense, "shares"> & { shares: Array<Expense["shares"][number] & { called: string }> };
type Props = { expense: Shown; faults: readonly string[]; fault: string | undefined };

/** One expense: what it was for, its lines, its parts, how it was paid, and its receipt. */
export function ExpenseView({ expense, faults, fault }: Props) {
  const { t, language } = useWords();
  const may = useMay();
  const { id, category, on, currency, total_cents, is_expected, shares, lines, notes } = expense;
  const amount = (cents: number) => moneyInWords(cents, currency, language);
  const name = `${categoryText(category, t)}, ${dayText(on, "", language)}`;
  const actions = may("money.write") && (
    <>
      <LinkButton to={`/expenses?delete=${id}`}>{t("expenses.delete")}</LinkButton>
      <LinkButton kind="primary" to={`/expenses?edit=${id}`}>
        {t("expenses.edit")}
      </LinkButton>
    </>
  );
  return (
    <article className="grid gap-6">
      <PageHeader
        title={
          <>
            {categoryText(category, t)} · <span className="figures">{amount(total_cents)}</span>
          </>
        }
        lead={is_expected ? <Pill>{t("expenses.expected.pill")}</Pill> : undefined}
        actions={actions}
      />
      {is_expected && may("money.write") && <ConfirmForm expense={expense} name={name} fault={fault} />}
      <Facts expense={expense} />
      {(lines.length > 1 || lines.some(({ text, ring, vat_cents }) => text || ring || vat_cents > 0)) && (
        <Lines lines={lines} amount={amount} />
      )}
      {expense.is_stocked && <p className="text-muted">{t("expenses.stocked.why")}</p>}
      {shares.length > 0 && <Shares expense={expense} amount={amount} />}
      {!is_expected && <ExpenseParts page={expense} />}
      {notes && <p className="whitespace-pre-line">{notes}</p>}
      <Receipt expense={expense} faults={faults} />
    </article>
  );
}

function Facts({ expense }: { expense: Shown }) {
  const { t, language } = useWords();
  const { on, contact_name, contact_id, is_expected, recurring_id, vat_cents, net_cents, currency, stocked } = expense;
  return (
    <dl className={factsClass}>
      <Fact label="expenses.field.on">{dayText(on, "", language)}</Fact>
      {!is_expected && (
        <Fact label="expenses.state">
          <Paid of={expense} today="" />
        </Fact>
      )}
      {contact_id && (
        <Fact label="expenses.field.supplier">
          <Link className="link" to={`/expenses?contact_id=${contact_id}`}>
            {contact_name}
          </Link>
        </Fact>
      )}
      {vat_cents > 0 && (
        <>
          <FactIfKnown label="expenses.net">{moneyInWords(net_cents, currency, language)}</FactIfKnown>
          <FactIfKnown label="expenses.vat">{moneyInWords(vat_cents, currency, language)}</FactIfKnown>
        </>
      )}
      {stocked && (
        <Fact label="expenses.stocked">
          <Link className="link" to={`/stock/${stocked.item_id}`}>
            {stocked.name}
          </Link>
          {stocked.came > 0 && `, ${amountInWords(stocked.came, stocked.unit, language)}`}
          {stocked.is_corrected && ` · ${t("expenses.stocked.corrected")}`}
        </Fact>
      )}
      {recurring_id && (
        <Fact label="expenses.repeats">
          <Link className="link" to="/expenses?show=recurring">
            {t("expenses.repeats.see")}
          </Link>
        </Fact>
      )}
    </dl>
  );
}

type Amount = (cents: number) => string;

function Lines({ lines, amount }: { lines: Shown["lines"]; amount: Amount }) {
  const { t, language } = useWords();
  return (
    <section aria-labelledby="lines">
      <h2 id="lines" className="mb-2">
        {t("expenses.lines")}
      </h2>
      <RecordTable
        caption={t("expenses.lines")}
        rows={lines}
        columns={[
          {
            name: "what",
            label: t("expenses.field.what"),
            cell: ({ text, ring, bird_id }) =>
              ring && bird_id ? (
                <Link className="link" to={`/birds/${bird_id}`}>
                  {text ? `${text}, ${ring}` : ring}
                </Link>
              ) : (
                (text ?? "—")
              ),
          },
          { name: "net", label: t("expenses.net"), align: "end", cell: ({ net_cents }) => amount(net_cents) },
          {
            name: "vat",
            label: t("expenses.vat"),
            align: "end",
            cell: ({ vat_pct, vat_cents }) =>
              vat_pct === 0 ? "—" : `${amount(vat_cents)} (${formatNumber(vat_pct, language)} %)`,
          },
          { name: "total", label: t("expenses.total"), align: "end", cell: ({ cents }) => amount(cents) },
        ]}
      />
    </section>
  );
}

function Shares({ expense: { shares, unshared_cents }, amount }: { expense: Shown; amount: Amount }) {
  const { t, language } = useWords();
  return (
    <section aria-labelledby="shares">
      <h2 id="shares" className="mb-2">
        {t("expenses.shares.title")}
      </h2>
      <RecordTable
        caption={t("expenses.shares.title")}
        rows={shares}
        columns={[
          { name: "what", label: t("expenses.share.what"), cell: ({ called }) => called || "—" },
          {
            name: "pct",
            label: t("expenses.share.pct"),
            align: "end",
            cell: ({ pct }) => (pct === null ? "—" : `${formatNumber(pct, language)} %`),
          },
          { name: "cents", label: t("expenses.share.cents"), align: "end", cell: ({ cents }) => amount(cents) },
        ]}
      />
      <p className="text-sm text-muted mt-2">
        {t("expenses.shares.cost")} {unshared_cents > 0 && t("expenses.unshared", { amount: amount(unshared_cents) })}
      </p>
    </section>
  );
}
