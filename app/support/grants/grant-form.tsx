import { Button } from "#app/controls/button.tsx";
import { CheckboxField } from "#app/controls/choice-fields.tsx";
import { Form } from "#app/controls/form.tsx";
import { plainFields } from "#app/controls/plain-fields.ts";
import { useWords } from "#app/locales/words.tsx";

type Props = {
  /** Pressed twice it lets somebody look once. */
  idempotencyKey: string;
  /** The ticket from which it is allowed. */
  ticketId?: string;
};

/** Lets support look for a day, at sums only where that is ticked. */
export function GrantForm({ idempotencyKey, ticketId }: Props) {
  const { t } = useWords();
  const { money } = plainFields(["money"], {});
  return (
    <Form action="/settings/access" idempotencyKey={idempotencyKey}>
      <input type="hidden" name="intent" value="give" />
      {ticketId && <input type="hidden" name="ticket_id" value={ticketId} />}
      <CheckboxField field={money} label={t("access.looks.money")} />
      <div className="actions">
        <Button>{t("access.looks.give")}</Button>
      </div>
    </Form>
  );
}
