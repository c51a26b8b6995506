import { Button } from "#app/controls/button.tsx";
import { ErrorSummary, faultsOf } from "#app/controls/error-summary.tsx";
import { Form } from "#app/controls/form.tsx";
import { plainFields } from "#app/controls/plain-fields.ts";
import { TextareaField } from "#app/controls/text-fields.tsx";
import { useWords } from "#app/locales/words.tsx";
import type { Reply } from "#app/web/submit.ts";
import type { TicketView } from "#worker/support/tickets/contract.ts";
import { FilesField } from "./files-field.tsx";

type Props = {
  ticket: Pick<TicketView, "state" | "reopens">;
  reply: Reply | undefined;
  idempotencyKey: string;
};

/** What one writes next, with files; what it does to a ticket that was solved or closed. */
export function TicketReplyForm({ ticket: { state, reopens }, reply, idempotencyKey }: Props) {
  const { t } = useWords();
  const fields = plainFields(["text", "files"], { reply, constraint: { text: { required: true } } });
  const isOver = state === "solved" || state === "closed";
  const hint = isOver ? { hint: t(reopens ? "supporttickets.reply.again" : "supporttickets.reply.new") } : {};
  return (
    <Form idempotencyKey={idempotencyKey} guarded encType="multipart/form-data">
      <ErrorSummary faults={faultsOf(Object.values(fields), reply?.error?.[""] ?? [])} />
      <TextareaField field={fields.text} label={t("supporttickets.reply.open")} {...hint} rows={5} dir="auto" />
      <FilesField errors={fields.files.errors} />
      <Button kind={isOver ? "ghost" : "primary"} name="do" value="write">
        {t("supporttickets.reply.send")}
      </Button>
    </Form>
  );
}
