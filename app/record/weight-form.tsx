import { Button } from "#app/controls/button.tsx";
import { Form } from "#app/controls/form.tsx";
import { FormFaults } from "#app/controls/form-faults.tsx";
import { plainFields } from "#app/controls/plain-fields.ts";
import { DateField, TextField } from "#app/controls/text-fields.tsx";
import { useWords } from "#app/locales/words.tsx";
import type { Reply } from "#app/web/submit.ts";

type Props = { reply: Reply | undefined; today: string; idempotencyKey: string };

/** A weighing: its day, its grams, and a word about it. */
export function WeightForm({ reply, today, idempotencyKey }: Props) {
  const { t } = useWords();
  const required = { required: true };
  const constraint = { weighed_on: required, grams: required };
  const fields = plainFields(["weighed_on", "grams", "note"], { reply, constraint, start: { weighed_on: today } });
  const sentKey = reply?.initialValue?.idempotency_key;
  return (
    <Form idempotencyKey={sentKey ? String(sentKey) : idempotencyKey} guarded>
      <FormFaults reply={reply} fields={fields} />
      <TextField
        field={fields.grams}
        label={t("birds.weights.grams")}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
      />
      <DateField field={fields.weighed_on} label={t("birds.weights.day")} min="1900-01-01" max={today} />
      <TextField field={fields.note} label={t("birds.weights.note")} autoComplete="off" maxLength={200} />
      <div>
        <Button kind="primary">{t("birds.weights.add")}</Button>
      </div>
    </Form>
  );
}
