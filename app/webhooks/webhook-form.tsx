import { Button } from "#app/controls/button.tsx";
import { FieldNotes } from "#app/controls/field.tsx";
import { Form } from "#app/controls/form.tsx";
import { FormFaults } from "#app/controls/form-faults.tsx";
import { plainFields } from "#app/controls/plain-fields.ts";
import { TextField } from "#app/controls/text-fields.tsx";
import type { FreshForm } from "#app/kit/fresh-form.ts";
import { useWords } from "#app/locales/words.tsx";
import type { Reply } from "#app/web/submit.ts";
import { hookEvents } from "#db/words/billing.ts";

type Props = { form: FreshForm; reply: Reply | undefined };

/** Adds a webhook: where it is, and what it is told of. */
export function WebhookForm({ form, reply }: Props) {
  const { t } = useWords();
  const fields = plainFields(["url", "events"], { reply, constraint: form.limits, form: "webhook" });
  const chosen = [reply?.initialValue?.events ?? []].flat();
  const isFirst = !reply;
  return (
    <>
      <FormFaults reply={reply} fields={fields} />
      <Form idempotencyKey={form.idempotency_key}>
        <input type="hidden" name="intent" value="make" />
        <TextField
          field={fields.url}
          label={t("webhooks.url")}
          hint={t("webhooks.url.hint")}
          type="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <fieldset id={fields.events.id} aria-describedby={fields.events.errorId}>
          <legend className="mb-1 font-semibold">{t("webhooks.choose")}</legend>
          <ul>
            {hookEvents.map((event) => (
              <li key={event}>
                <label className="touch">
                  <input
                    type="checkbox"
                    name="events"
                    value={event}
                    defaultChecked={isFirst ? event === "bird.created" : chosen.includes(event)}
                  />{" "}
                  {t(`webhooks.event.${event}`)}
                </label>
              </li>
            ))}
          </ul>
          <FieldNotes field={fields.events} hint={undefined} />
        </fieldset>
        <div className="actions">
          <Button kind="primary">{t("webhooks.submit")}</Button>
        </div>
      </Form>
    </>
  );
}
