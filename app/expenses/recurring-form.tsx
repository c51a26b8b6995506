import { ContactField } from "#app/contacts/contact-field.tsx";
import { Button, LinkButton } from "#app/controls/button.tsx";
import { SelectField } from "#app/controls/choice-fields.tsx";
import { Form } from "#app/controls/form.tsx";
import { FormFaults } from "#app/controls/form-faults.tsx";
import { plainFields } from "#app/controls/plain-fields.ts";
import { DateField, NumberField, TextField } from "#app/controls/text-fields.tsx";
import { useWords } from "#app/locales/words.tsx";
import { PageHeader } from "#app/shell/page-header.tsx";
import { type RecurringUnit, recurringUnits } from "#db/words/trade.ts";
import { categoryChoices } from "./category.ts";
import type { FormParts, Refused } from "./expense-form.tsx";
import { type ShareBoxes, ShareFields } from "./share-fields.tsx";

/** What the form starts with, its amount in the words of its reader. */
export type RecurringStart = {
  id: string | null;
  version: number | null;
  on: string;
  category: string;
  contact: { id: string; name: string } | null;
  text: string | null;
  amount: string;
  vat: string;
  every_unit: RecurringUnit;
  every_n: number;
  until: string | null;
  shares: ShareBoxes[];
  kept: string[];
};
type Props = { start: RecurringStart; parts: FormParts; answer?: Refused | undefined };

const names = [
  ...(["amount", "category", "own_category", "text", "every_n", "every_unit", "on", "until"] as const),
  ...(["contact_name", "vat"] as const),
] as const;

/** What comes again: how much, how often, and from when on. */
export function RecurringForm({ start, parts, answer }: Props) {
  const { t } = useWords();
  const { reply, question } = answer ?? {};
  const fields = plainFields(names, { reply, start: { ...start, contact_name: start.contact?.name } });
  const others = Object.keys(reply?.error ?? {}).filter(Boolean);
  const isNew = start.id === null;
  return (
    <>
      <PageHeader
        title={t(isNew ? "expenses.recurring.new" : "expenses.recurring.edit")}
        lead={t("expenses.recurring.lead")}
      />
      <Form idempotencyKey={parts.key} guarded>
        <FormFaults reply={reply} fields={{ ...plainFields(others, { reply }), ...fields }} />
        <input type="hidden" name="currency" value={parts.currency} />
        {start.version !== null && <input type="hidden" name="version" value={start.version} />}
        <TextField
          field={{ ...fields.amount, required: true }}
          label={`${t("expenses.field.amount")} (${parts.currency})`}
          inputMode="decimal"
          autoComplete="off"
        />
        <SelectField
          field={fields.category}
          label={t("expenses.field.category")}
          choices={categoryChoices([...new Set([...parts.categories, start.category])], t)}
        />
        <TextField field={fields.text} label={t("expenses.field.text")} dir="auto" autoComplete="off" />
        <div className="grid grid-cols-2 items-start gap-3">
          <NumberField field={{ ...fields.every_n, min: 1, max: 120 }} label={t("expenses.field.every_n")} />
          <SelectField
            field={fields.every_unit}
            label={t("expenses.field.every_unit")}
            choices={recurringUnits.map((value) => ({ value, label: t(`expenses.every.unit.${value}`) }))}
          />
        </div>
        <DateField
          field={{ ...fields.on, required: true }}
          label={t("expenses.field.first")}
          hint={t("expenses.hint.first")}
        />
        <DateField field={fields.until} label={t("expenses.field.until")} />
        <details className="drawer" open={!isNew || reply !== undefined}>
          <summary>{t("expenses.recurring.more")}</summary>
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
            <TextField field={fields.vat} label={t("expenses.field.vat")} inputMode="decimal" autoComplete="off" />
            <ShareFields shares={start.shares} kept={start.kept} targets={parts.targets} reply={reply} />
          </div>
        </details>
        <div className="actions">
          <Button kind="primary">{t("expenses.save")}</Button>
          <LinkButton to="/expenses?show=recurring">{t("ui.cancel")}</LinkButton>
        </div>
      </Form>
    </>
  );
}
