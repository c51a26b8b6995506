import { Button } from "#app/controls/button.tsx";
import { CheckboxField, SelectField } from "#app/controls/choice-fields.tsx";
import { ErrorSummary, faultsOf } from "#app/controls/error-summary.tsx";
import type { FieldFacts } from "#app/controls/field.tsx";
import { Form } from "#app/controls/form.tsx";
import { plainFields } from "#app/controls/plain-fields.ts";
import { TextareaField, TextField } from "#app/controls/text-fields.tsx";
import { useWords } from "#app/locales/words.tsx";
import type { Reply } from "#app/web/submit.ts";
import { reportReasons } from "#db/words/market.ts";

const names = ["reason", "text", "email", "good_faith", "website"] as const;

type ReportFormProps = {
  reply: Reply | undefined;
  constraint: Partial<Record<string, Partial<FieldFacts>>>;
  idempotencyKey: string;
};

/** What somebody holds against a listing. What was refused keeps every word and says what to do. */
export function ReportForm({ reply, constraint, idempotencyKey }: ReportFormProps) {
  const { t } = useWords();
  const fields = plainFields(names, { reply, constraint });
  return (
    <>
      <ErrorSummary faults={faultsOf(Object.values(fields), reply?.error?.[""] ?? [])} />
      <Form idempotencyKey={idempotencyKey}>
        <SelectField
          field={fields.reason}
          label={t("report.reason")}
          choices={reportReasons.map((value) => ({ value, label: t(`report.reason.${value}`) }))}
          empty={t("report.choose")}
        />
        <TextareaField field={fields.text} label={t("report.text")} hint={t("report.text_hint")} rows={6} dir="auto" />
        <TextField
          field={fields.email}
          label={t("report.email")}
          hint={t("report.email_hint")}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <CheckboxField field={fields.good_faith} label={t("report.good_faith")} />
        {/* A trap for programs that fill in everything; people neither see nor reach it. */}
        <div className="unseen" aria-hidden="true">
          <TextField field={fields.website} label={t("report.trap")} tabIndex={-1} autoComplete="off" />
        </div>
        <Button kind="primary" size="large">
          {t("report.send")}
        </Button>
      </Form>
    </>
  );
}
