import { Button } from "#app/controls/button.tsx";
import { SelectField } from "#app/controls/choice-fields.tsx";
import { ErrorSummary, faultsOf } from "#app/controls/error-summary.tsx";
import { Form } from "#app/controls/form.tsx";
import { plainFields } from "#app/controls/plain-fields.ts";
import { TextareaField, TextField } from "#app/controls/text-fields.tsx";
import { useWords } from "#app/locales/words.tsx";
import type { Reply } from "#app/web/submit.ts";
import { ticketPriorities, ticketStates } from "#db/words/support.ts";
import type { OpenTicket } from "#worker/operator/ticket-list.ts";
import type { TicketMessage } from "#worker/support/tickets/contract.ts";

type Props = { ticket: OpenTicket; reply: Reply | undefined };

/** What an operator answers; it goes along which version they had read, so that of two one is sent. */
export function AnswerForm({ ticket, reply, idempotencyKey }: Props & { idempotencyKey: string }) {
  const { t } = useWords();
  const fields = plainFields(["text"], { reply, form: "answer", constraint: { text: { required: true } } });
  return (
    <Form idempotencyKey={idempotencyKey} guarded>
      <ErrorSummary faults={faultsOf(Object.values(fields), reply?.error?.[""] ?? [])} />
      <input type="hidden" name="intent" value="answer" />
      <input type="hidden" name="version" value={ticket.version} />
      <TextareaField
        field={fields.text}
        label={t("console.ticket.answer_label")}
        hint={t("console.ticket.answer_hint")}
        rows={7}
        dir="auto"
      />
      <Button kind="primary">{t("console.ticket.answer_go")}</Button>
    </Form>
  );
}

/** Where a ticket stands and how urgent it is. */
export function StateForm({ ticket, reply }: Props) {
  const { t } = useWords();
  const { state, priority, waits_for, version } = ticket;
  const start = { state, priority, waits_for: waits_for ?? "" };
  const fields = plainFields(["state", "priority", "waits_for"], { reply, form: "set", start });
  const states = ticketStates.filter((value) => value !== "closed" || state === "closed");
  return (
    <details className="drawer" open={reply !== undefined}>
      <summary>{t("console.ticket.set")}</summary>
      <ErrorSummary faults={faultsOf(Object.values(fields), reply?.error?.[""] ?? [])} />
      <Form>
        <input type="hidden" name="intent" value="set" />
        <input type="hidden" name="version" value={version} />
        <SelectField
          field={fields.state}
          label={t("console.ticket.state")}
          choices={states.map((value) => ({ value, label: t(`supporttickets.state.${value}`) }))}
        />
        <SelectField
          field={fields.priority}
          label={t("console.ticket.priority")}
          choices={ticketPriorities.map((value) => ({ value, label: t(`supporttickets.priority.${value}`) }))}
        />
        <TextField
          field={fields.waits_for}
          label={t("console.ticket.waits_for")}
          hint={t("console.ticket.waits_for_hint")}
          dir="auto"
        />
        <Button>{t("console.ticket.set_go")}</Button>
      </Form>
    </details>
  );
}

/** Lets a message of another address in, or erases it. */
export function HeldMessage({ message: { id } }: { message: TicketMessage }) {
  const { t } = useWords();
  return (
    <div className="mt-3 grid gap-2">
      <p className="text-sm text-muted">{t("console.ticket.held")}</p>
      <Form className="actions">
        <input type="hidden" name="id" value={id} />
        <Button name="intent" value="let_in">
          {t("console.ticket.let_in")}
        </Button>
        <Button kind="danger" name="intent" value="erase">
          {t("console.ticket.erase")}
        </Button>
      </Form>
    </div>
  );
}
