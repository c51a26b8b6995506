import type { PickQuestion } from "#app/birds/picker/pick.ts";
import { ContactField } from "#app/contacts/contact-field.tsx";
import { Button, LinkButton } from "#app/controls/button.tsx";
import { SelectField } from "#app/controls/choice-fields.tsx";
import { Form } from "#app/controls/form.tsx";
import { FormFaults } from "#app/controls/form-faults.tsx";
import { plainFields } from "#app/controls/plain-fields.ts";
import { TextareaField, TextField } from "#app/controls/text-fields.tsx";
import { useWords } from "#app/locales/words.tsx";
import { PageHeader } from "#app/shell/page-header.tsx";
import type { Reply } from "#app/web/submit.ts";
import { paymentDirections, paymentKinds, paymentMethods } from "#db/words/trade.ts";
import { moneyInField, moneyInWords } from "#worker/money/currency.ts";
import type { Payment } from "#worker/payments/payment-rows.ts";
import type { paymentChoices } from "#worker/payments/queries.ts";

export type Choices = Awaited<ReturnType<typeof paymentChoices>>;
export type Refused = { reply: Reply; question?: PickQuestion | undefined };
type Props = {
  choices: Choices;
  payment: Payment | undefined;
  about: string;
  keyed: string;
  answer?: Refused | undefined;
};

const names = ["amount", "on", "of", "direction", "kind", "method", "contact_name", "notes"] as const;

/** What a choice of the box is, as `payment-action.ts` reads it: money that goes back of a sale says so. */
const targetOf = ({ of, id }: Pick<Choices["for"][number], "of" | "id">) => `${of} ${id}`;

/** A payment, new or at hand: how much, when, for what. */
export function PaymentForm({ choices, payment, about, keyed, answer }: Props) {
  const { t, language } = useWords();
  const { reply, question } = answer ?? {};
  const currency = payment?.currency ?? choices.currency;
  const meant = choices.for.find((it) => about === targetOf({ ...it, of: it.of === "expense" ? it.of : "sale" }));
  const of = meant ? targetOf(meant) : about;
  const start = payment
    ? {
        ...payment,
        amount: moneyInField(payment.cents, currency, language),
        of,
        contact_name: payment.contact_id ? payment.contact : "",
      }
    : {
        on: choices.today,
        of,
        direction: meant?.direction ?? "in",
        kind: meant?.of === "refund" ? "refund" : "part",
        method: choices.method,
        amount: meant && meant.open_cents > 0 ? moneyInField(meant.open_cents, currency, language) : "",
      };
  const fields = plainFields(names, { reply, start });
  return (
    <>
      <PageHeader title={t(payment ? "payments.edit" : "payments.new")} />
      <Form idempotencyKey={keyed} guarded>
        <FormFaults reply={reply} fields={fields} />
        <input type="hidden" name="currency" value={currency} />
        {payment && <input type="hidden" name="version" value={payment.version} />}
        <TextField
          field={{ ...fields.amount, required: true }}
          label={`${t("payments.amount")} (${currency})`}
          inputMode="decimal"
          autoComplete="off"
        />
        <TextField field={{ ...fields.on, required: true }} type="date" label={t("payments.day")} />
        <SelectField
          field={fields.of}
          label={t("payments.what")}
          empty={t("payments.what.none")}
          choices={(["sale", "expense", "refund"] as const).flatMap((group) =>
            choices.for
              .filter((it) => it.of === group)
              .map((it) => ({
                value: targetOf(it),
                label: [
                  it.number ?? it.category,
                  it.contact,
                  it.open_cents > 0 && moneyInWords(it.open_cents, it.currency, language),
                ]
                  .filter(Boolean)
                  .join(" · "),
                group: t(`payments.what.${group}`),
              })),
          )}
        />
        <SelectField
          field={fields.kind}
          label={t("payments.kind")}
          choices={paymentKinds.map((value) => ({ value, label: t(`payments.kind.${value}`) }))}
        />
        <SelectField
          field={fields.method}
          label={t("payments.method")}
          choices={paymentMethods.map((value) => ({ value, label: t(`payments.method.${value}`) }))}
        />
        <fieldset className="card grid gap-4">
          <legend>{t("payments.alone")}</legend>
          <ContactField
            field={fields.contact_name}
            label={t("payments.contact")}
            recent={choices.recent}
            contact={payment?.contact_id && payment.contact ? { id: payment.contact_id, name: payment.contact } : null}
            question={question}
            reply={reply}
          />
          <SelectField
            field={fields.direction}
            label={t("payments.direction")}
            choices={paymentDirections.map((value) => ({ value, label: t(`payments.direction.${value}`) }))}
          />
        </fieldset>
        <TextareaField field={fields.notes} label={t("payments.notes")} />
        <div className="actions">
          <Button kind="primary">{t("payments.save")}</Button>
          <LinkButton to={payment ? "/payments?show=made" : "/payments"}>{t("ui.cancel")}</LinkButton>
        </div>
      </Form>
    </>
  );
}
