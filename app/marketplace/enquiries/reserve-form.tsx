import { Button } from "#app/controls/button.tsx";
import { ErrorSummary, faultsOf } from "#app/controls/error-summary.tsx";
import { Form } from "#app/controls/form.tsx";
import { plainFields } from "#app/controls/plain-fields.ts";
import { DateField, TextField } from "#app/controls/text-fields.tsx";
import { useWords } from "#app/locales/words.tsx";
import type { Reply } from "#app/web/submit.ts";

type ReserveFormProps = {
  reply: Reply | undefined;
  days: { from: string; until: string; most: string };
  currency: string | null;
  idempotencyKey: string;
};

/** Keeps what a listing offers for whoever asked. */
export function ReserveForm({ reply, days, currency, idempotencyKey }: ReserveFormProps) {
  const { t } = useWords();
  const constraint = { until: { min: days.from, max: days.most } };
  const fields = plainFields(["until", "deposit", "deposit_cents", "listing_id"], {
    reply,
    constraint,
    start: { until: days.until },
  });
  const deposit = { ...fields.deposit, errors: fields.deposit_cents.errors };
  const faults = faultsOf([fields.until, deposit, fields.listing_id], reply?.error?.[""] ?? []);
  return (
    <details className="drawer" open={reply !== undefined}>
      <summary>{t("enquiries.reserve")}</summary>
      <Form idempotencyKey={idempotencyKey}>
        <ErrorSummary faults={faults} />
        <p>{t("enquiries.reserve_lead")}</p>
        <DateField field={fields.until} label={t("enquiries.until")} />
        <TextField
          field={deposit}
          label={t("enquiries.deposit")}
          hint={t("enquiries.deposit_hint")}
          inputMode="decimal"
          autoComplete="off"
        />
        <input type="hidden" name="currency" value={currency ?? "EUR"} />
        <Button kind="primary" name="do" value="reserve">
          {t("enquiries.reserve_do")}
        </Button>
      </Form>
    </details>
  );
}
