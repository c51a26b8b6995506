import { Link } from "@remix-run/react";
import "./expenses.css";
import { Button } from "#app/controls/button.tsx";
import { FieldNotes, fieldFacts } from "#app/controls/field.tsx";
import { Form } from "#app/controls/form.tsx";
import { dayText } from "#app/locales/day-words.ts";
import { useWords } from "#app/locales/words.tsx";
import { Card } from "#app/marks/card.tsx";
import { useMay } from "#app/web/root-data.ts";
import type { ListedExpense } from "#worker/expenses/queries.ts";
import { moneyInField, moneyInWords } from "#worker/money/currency.ts";
import { categoryText } from "./category.ts";

/** Why one was not confirmed. */
export type NotConfirmed = { fault: string; id: string };
type Expected = Pick<ListedExpense, "id" | "category" | "on" | "text" | "currency" | "total_cents" | "contact_name">;
type Props = { expected: readonly Expected[]; today: string; fault: NotConfirmed | undefined };

/** What recurs and has come: each counts with one press, with the amount it turned out to have. */
export function ExpectedCard({ expected, today, fault }: Props) {
  const { t } = useWords();
  if (expected.length === 0) return null;
  return (
    <div className="mb-6">
      <Card title={t("expenses.expected.title")}>
        <p className="text-sm text-muted mb-3">{t("expenses.expected.lead")}</p>
        <ul className="grid gap-4">
          {expected.map((it) => (
            <li key={it.id}>
              <ExpectedLine expense={it} today={today} fault={fault?.id === it.id ? fault.fault : undefined} />
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}

type LineProps = { expense: Expected; today: string; fault: string | undefined };

function ExpectedLine({ expense, today, fault }: LineProps) {
  const { id, category, on, text, currency, total_cents, contact_name } = expense;
  const { t, language } = useWords();
  const may = useMay();
  const called = categoryText(category, t);
  const name = `${called}, ${dayText(on, today, language)}`;
  const beside = [text, contact_name].filter(Boolean).join(" · ");
  return (
    <div className="flex flex-wrap items-center gap-3">
      <span className="min-w-0 grow">
        <Link className="link" to={`/expenses/${id}`}>
          {name}
        </Link>
        {beside && <span className="block text-sm text-muted">{beside}</span>}
      </span>
      {may("money.write") ? (
        <ConfirmForm expense={{ id, currency, total_cents }} name={name} fault={fault} />
      ) : (
        <span className="figures">{moneyInWords(total_cents, currency, language)}</span>
      )}
    </div>
  );
}

type ConfirmProps = {
  expense: Pick<Expected, "id" | "currency" | "total_cents">;
  name: string;
  fault: string | undefined;
};

/** Confirms one expected expense; its amount stands in a box, for it may be another. */
export function ConfirmForm({ expense: { id, currency, total_cents }, name, fault }: ConfirmProps) {
  const { t, language } = useWords();
  const field = fieldFacts("amount", { id: `amount-${id}`, ...(fault && { errors: [fault] }) });
  return (
    <Form className="flex flex-wrap items-center gap-2">
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="currency" value={currency} />
      <input type="hidden" name="before" value={total_cents} />
      <label className="unseen" htmlFor={field.id}>
        {t("expenses.expected.amount", { name })}
      </label>
      <input
        id={field.id}
        name="amount"
        className="input figures expected-amount"
        inputMode="decimal"
        autoComplete="off"
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? field.errorId : undefined}
        defaultValue={moneyInField(total_cents, currency, language)}
      />
      <Button name="do" value="confirm" aria-label={t("expenses.confirm.label", { name })}>
        {t("expenses.confirm")}
      </Button>
      {fault && (
        <div className="w-full">
          <FieldNotes field={field} />
        </div>
      )}
    </Form>
  );
}
