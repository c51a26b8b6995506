import type { PickQuestion } from "#app/birds/picker/pick.ts";
import { ContactField } from "#app/contacts/contact-field.tsx";
import { Button, LinkButton } from "#app/controls/button.tsx";
import { SelectField } from "#app/controls/choice-fields.tsx";
import { Form } from "#app/controls/form.tsx";
import { FormFaults } from "#app/controls/form-faults.tsx";
import { plainFields } from "#app/controls/plain-fields.ts";
import { DateField, TextareaField, TextField } from "#app/controls/text-fields.tsx";
import { useWords } from "#app/locales/words.tsx";
import { PageHeader } from "#app/shell/page-header.tsx";
import type { Reply } from "#app/web/submit.ts";
import { type PaymentMethod, paymentMethods } from "#db/words/trade.ts";
import { categoryChoices } from "./category.ts";
import { type LineBoxes, LineFields } from "./line-fields.tsx";
import { type ShareBoxes, ShareFields } from "./share-fields.tsx";

/** What the form starts with, its amounts in the words of their reader. */
export type ExpenseStart = {
  id: string | null;
  version: number | null;
  on: string;
  category: string | null;
  contact: { id: string; name: string } | null;
  paid: "yes" | "no" | null;
  /** Bought for the stock: what is used of it is what is shared out. */
  is_stocked: boolean;
  method: PaymentMethod;
  due_on: string | null;
  notes: string | null;
  lines: LineBoxes[];
  shares: ShareBoxes[];
  kept: string[];
};
/** What the action answered. */
export type Refused = { reply: Reply; question?: PickQuestion | undefined };
export type FormParts = {
  key: string;
  currency: string;
  categories: readonly string[];
  targets: readonly string[];
};

const names = [
  ...(["amount_1", "on", "category", "own_category", "contact_name", "text_1", "vat_1", "bird_1"] as const),
  ...(["paid", "method", "due_on", "notes"] as const),
] as const;

/** An expense, new or at hand: how much, when and for what; the rest is folded, for most need none of it. */
export function ExpenseForm({
  start,
  parts,
  answer,
}: {
  start: ExpenseStart;
  parts: FormParts;
  answer?: Refused | undefined;
}) {
  const { t } = useWords();
  const { reply, question } = answer ?? {};
  const [first] = start.lines;
  const started = { ...start, amount_1: first?.amount, text_1: first?.text, vat_1: first?.vat, bird_1: first?.bird };
  const fields = plainFields(names, { reply, start: { ...started, contact_name: start.contact?.name } });
  const isNew = start.id === null;
  const numbered = Object.fromEntries(Object.keys(reply?.error ?? {}).map((name) => [name, name]));
  const all = { ...plainFields(Object.keys(numbered).filter(Boolean), { reply }), ...fields };
  return (
    <>
      <PageHeader title={t(isNew ? "expenses.new" : "expenses.edit")} />
      <Form idempotencyKey={parts.key} guarded>
        <FormFaults reply={reply} fields={all} />
        <input type="hidden" name="currency" value={parts.currency} />
        {start.version !== null && <input type="hidden" name="version" value={start.version} />}
        <TextField
          field={{ ...fields.amount_1, required: true }}
          label={`${t("expenses.field.amount")} (${parts.currency})`}
          inputMode="decimal"
          autoComplete="off"
          autoFocus={isNew && !reply}
        />
        <DateField field={{ ...fields.on, required: true }} label={t("expenses.field.on")} />
        <SelectField
          field={fields.category}
          label={t("expenses.field.category")}
          choices={categoryChoices(parts.categories, t)}
        />
        <details className="drawer" open={!isNew || reply !== undefined}>
          <summary>{t("expenses.more")}</summary>
          <div className="grid gap-4 mt-3">
            <TextField
              field={fields.own_category}
              label={t("expenses.field.own_category")}
              hint={t("expenses.hint.own_category")}
              dir="auto"
              autoComplete="off"
            />
            <ContactField
              field={fields.contact_name}
              label={t("expenses.field.contact")}
              contact={start.contact}
              question={question}
              reply={reply}
            />
            <TextField field={fields.text_1} label={t("expenses.field.text")} dir="auto" autoComplete="off" />
            <TextField field={fields.vat_1} label={t("expenses.field.vat")} inputMode="decimal" autoComplete="off" />
            <input type="hidden" name="bird_1" value={String(fields.bird_1.initialValue ?? "")} />
            {start.paid !== null && (
              <>
                <SelectField
                  field={fields.paid}
                  label={t("expenses.field.paid")}
                  choices={(["yes", "no"] as const).map((value) => ({ value, label: t(`expenses.paid.${value}`) }))}
                />
                <SelectField
                  field={fields.method}
                  label={t("expenses.field.method")}
                  choices={paymentMethods.map((value) => ({ value, label: t(`expenses.method.${value}`) }))}
                />
                <DateField field={fields.due_on} label={t("expenses.field.due_on")} />
              </>
            )}
            <LineFields lines={start.lines} reply={reply} />
            {!start.is_stocked && (
              <ShareFields shares={start.shares} kept={start.kept} targets={parts.targets} reply={reply} />
            )}
            <TextareaField field={fields.notes} label={t("expenses.field.notes")} />
          </div>
        </details>
        <div className="actions">
          <Button kind="primary">{t("expenses.save")}</Button>
          <LinkButton to={isNew ? "/expenses" : `/expenses/${start.id}`}>{t("ui.cancel")}</LinkButton>
        </div>
      </Form>
    </>
  );
}
