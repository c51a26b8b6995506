import { Button } from "#app/controls/button.tsx";
import { SelectField } from "#app/controls/choice-fields.tsx";
import { ErrorSummary, faultsOf } from "#app/controls/error-summary.tsx";
import { Form } from "#app/controls/form.tsx";
import { plainFields } from "#app/controls/plain-fields.ts";
import { TextareaField, TextField } from "#app/controls/text-fields.tsx";
import type { FreshForm } from "#app/kit/fresh-form.ts";
import { useWords } from "#app/locales/words.tsx";
import type { Reply } from "#app/web/submit.ts";
import { feedbackTypes } from "#db/words/support.ts";
import { RowOfChoices } from "../row-of-choices.tsx";

const names = ["type", "title", "description", "rating"] as const;
const ratings = ["1", "2", "3", "4", "5"].map((value) => ({ value, label: value }));

type Props = { form: FreshForm; reply: Reply | undefined };

/** What one thinks of the app. What was refused keeps every word. */
export function FeedbackForm({ form, reply }: Props) {
  const { t } = useWords();
  const fields = plainFields(names, { reply, constraint: form.limits });
  const types = feedbackTypes.map((value) => ({ value, label: t(`feedback.type.${value}`) }));
  return (
    <Form idempotencyKey={form.idempotency_key} guarded>
      <ErrorSummary faults={faultsOf(Object.values(fields), reply?.error?.[""] ?? [])} />
      <SelectField field={fields.type} label={t("feedback.type")} choices={types} empty={t("feedback.type.choose")} />
      <TextField field={fields.title} label={t("feedback.field.title")} dir="auto" />
      <TextareaField
        field={fields.description}
        label={t("feedback.description")}
        hint={t("feedback.description_hint")}
        rows={5}
        dir="auto"
      />
      <RowOfChoices
        field={fields.rating}
        label={t("feedback.rating")}
        hint={t("feedback.rating_hint")}
        choices={ratings}
      />
      <Button kind="primary">{t("feedback.send")}</Button>
    </Form>
  );
}
