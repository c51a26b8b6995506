import { Button } from "#app/controls/button.tsx";
import { ErrorSummary, faultsOf } from "#app/controls/error-summary.tsx";
import { Form } from "#app/controls/form.tsx";
import { plainFields } from "#app/controls/plain-fields.ts";
import { TextareaField } from "#app/controls/text-fields.tsx";
import { useWords } from "#app/locales/words.tsx";
import type { Reply } from "#app/web/submit.ts";

/** What one writes next. */
export function ReplyForm({ reply }: { reply: Reply | undefined }) {
  const { t } = useWords();
  const fields = plainFields(["text"], { reply, constraint: { text: { required: true } } });
  return (
    <Form>
      <ErrorSummary faults={faultsOf(Object.values(fields), reply?.error?.[""] ?? [])} />
      <TextareaField field={fields.text} label={t("asking.reply")} rows={4} dir="auto" />
      <Button kind="primary" name="do" value="write">
        {t("asking.send_reply")}
      </Button>
    </Form>
  );
}
