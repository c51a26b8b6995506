import { Button } from "#app/controls/button.tsx";
import { SelectField } from "#app/controls/choice-fields.tsx";
import { Form } from "#app/controls/form.tsx";
import { FormFaults } from "#app/controls/form-faults.tsx";
import { plainFields } from "#app/controls/plain-fields.ts";
import { DateField, TextField } from "#app/controls/text-fields.tsx";
import { useWords } from "#app/locales/words.tsx";
import type { Reply } from "#app/web/submit.ts";
import { ringMarkStates } from "#db/words/stock.ts";

type Props = { number: string; today: string; reply: Reply | undefined; idempotencyKey: string };

/** Notes what became of a number, or of several next to each other: lost, spoilt, returned or sold, on which day and why. */
export function MarkForm({ number, today, reply, idempotencyKey }: Props) {
  const { t } = useWords();
  const fields = plainFields(["number", "last", "state", "on", "why"], { reply, start: { number, on: today } });
  return (
    <details className="drawer print:hidden" id="mark" open={number !== "" || reply !== undefined}>
      <summary>{t("ringing.mark.title")}</summary>
      <Form idempotencyKey={idempotencyKey} guarded>
        <FormFaults reply={reply} fields={fields} />
        <input type="hidden" name="do" value="mark" />
        <div className="grid grid-cols-2 items-start gap-3">
          <TextField
            field={{ ...fields.number, required: true, maxLength: 9 }}
            label={t("ringing.mark.number")}
            inputMode="numeric"
            autoComplete="off"
          />
          <TextField
            field={{ ...fields.last, maxLength: 9 }}
            label={t("ringing.mark.last")}
            inputMode="numeric"
            autoComplete="off"
          />
        </div>
        <div className="grid grid-cols-2 items-start gap-3">
          <SelectField
            field={fields.state}
            label={t("ringing.mark.state")}
            choices={ringMarkStates.map((value) => ({ value, label: t(`ringing.state.${value}`) }))}
          />
          <DateField field={{ ...fields.on, max: today }} label={t("ringing.mark.on")} />
        </div>
        <TextField
          field={{ ...fields.why, maxLength: 200 }}
          label={t("ringing.mark.why")}
          dir="auto"
          autoComplete="off"
        />
        <div className="actions">
          <Button kind="primary">{t("ringing.mark.save")}</Button>
        </div>
      </Form>
    </details>
  );
}
