import { Button } from "#app/controls/button.tsx";
import { ErrorSummary, faultsOf } from "#app/controls/error-summary.tsx";
import { Form } from "#app/controls/form.tsx";
import { plainFields } from "#app/controls/plain-fields.ts";
import { TextareaField } from "#app/controls/text-fields.tsx";
import { useWords } from "#app/locales/words.tsx";
import type { Reply } from "#app/web/submit.ts";

/** Brings a conversation before us: the words in it go along. */
export function ReportForm({ reply }: { reply: Reply | undefined }) {
  const { t } = useWords();
  const fields = plainFields(["text"], { reply, constraint: { text: { required: true } }, form: "report" });
  return (
    <details className="drawer" open={reply !== undefined}>
      <summary>{t("enquiries.report")}</summary>
      <Form>
        <ErrorSummary faults={faultsOf(Object.values(fields), reply?.error?.[""] ?? [])} />
        <TextareaField
          field={fields.text}
          label={t("enquiries.report_why")}
          hint={t("enquiries.report_hint")}
          rows={3}
          dir="auto"
        />
        <Button name="do" value="report">
          {t("enquiries.report_do")}
        </Button>
      </Form>
    </details>
  );
}
