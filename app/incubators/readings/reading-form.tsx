import { Button } from "#app/controls/button.tsx";
import { SelectField } from "#app/controls/choice-fields.tsx";
import { Form } from "#app/controls/form.tsx";
import { FormFaults } from "#app/controls/form-faults.tsx";
import { plainFields } from "#app/controls/plain-fields.ts";
import { TextField } from "#app/controls/text-fields.tsx";
import { useWords } from "#app/locales/words.tsx";
import type { Reply } from "#app/web/submit.ts";
import type { MachineToRead } from "#worker/incubators/readings/machines-to-read.ts";

type Props = {
  reply: Reply | undefined;
  idempotencyKey: string;
  /** Which machines it may be of; without them it is the page's own. */
  machines?: readonly MachineToRead[];
  isFirst?: boolean;
};

/** A reading: its temperature or humidity; another time, °F and the wet bulb lie folded below. */
export function ReadingForm({ reply, idempotencyKey, machines, isFirst = false }: Props) {
  const { t } = useWords();
  const names = ["incubator", "temperature", "humidity_pct", "unit", "wet_bulb", "at"] as const;
  const fields = plainFields(names, { reply, start: { unit: "c", incubator: machines?.[0]?.id } });
  const sentKey = reply?.initialValue?.idempotency_key;
  const isOpen =
    [fields.wet_bulb, fields.at].some((it) => it.errors || it.initialValue) || fields.unit.initialValue === "f";
  const figure = { inputMode: "decimal", autoComplete: "off", maxLength: 12 } as const;
  return (
    <Form idempotencyKey={sentKey ? String(sentKey) : idempotencyKey}>
      <input type="hidden" name="do" value="reading" />
      <FormFaults reply={reply} fields={fields} />
      {machines && machines.length > 1 && (
        <SelectField
          field={fields.incubator}
          label={t("readings.machine")}
          choices={machines.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      {machines?.length === 1 && <input type="hidden" name="incubator" value={machines[0]?.id} />}
      <TextField field={fields.temperature} label={t("readings.form.temperature")} autoFocus={isFirst} {...figure} />
      <TextField field={fields.humidity_pct} label={t("readings.form.humidity")} {...figure} />
      <details className="drawer" open={isOpen || undefined}>
        <summary>{t("readings.form.more")}</summary>
        <div className="grid gap-4">
          <SelectField
            field={fields.unit}
            label={t("readings.form.unit")}
            choices={[
              { value: "c", label: "°C" },
              { value: "f", label: "°F" },
            ]}
          />
          <TextField
            field={fields.wet_bulb}
            label={t("readings.form.wet_bulb")}
            hint={t("readings.form.wet_bulb_hint")}
            {...figure}
          />
          <TextField
            field={fields.at}
            label={t("readings.form.at")}
            hint={t("readings.form.at_hint")}
            type="datetime-local"
          />
        </div>
      </details>
      <div>
        <Button kind="primary">{t("readings.form.save")}</Button>
      </div>
    </Form>
  );
}
