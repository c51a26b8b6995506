import { Button } from "#app/controls/button.tsx";
import { ErrorSummary, faultsOf } from "#app/controls/error-summary.tsx";
import { Form } from "#app/controls/form.tsx";
import { plainFields } from "#app/controls/plain-fields.ts";
import { TextField } from "#app/controls/text-fields.tsx";
import { useWords } from "#app/locales/words.tsx";
import type { CalibrationMethod } from "#db/words/care.ts";
import { wallClock } from "#worker/locales/wall-clock.ts";
import type { CareAnswer } from "./care-action.ts";

type Props = {
  answer: CareAnswer | undefined;
  formKey: string;
  now: string;
  /** What a test proposes, as it would be typed; without it both boxes are empty. */
  start?: { method: CalibrationMethod; temperature_c?: string; humidity_pct?: string };
  submit: string;
};

const names = ["temperature_c", "humidity_pct", "from_at"] as const;

/** By how much a machine's instruments are off, and since when. */
export function OffsetForm({ answer, formKey, now, start, submit }: Props) {
  const { t, timezone } = useWords();
  const reply = answer?.form === "offset" ? answer.reply : undefined;
  const begun = { ...start, from_at: wallClock(now, timezone) };
  const facts = plainFields(names, { reply, start: begun, form: start ? "test" : "offset" });
  const measures = (["temperature_c", "humidity_pct"] as const).filter((name) => !start || start[name] !== undefined);
  return (
    <Form className="form" idempotencyKey={formKey}>
      <input type="hidden" name="do" value="offset" />
      <input type="hidden" name="method" value={start?.method ?? "other"} />
      {reply && <ErrorSummary faults={faultsOf(Object.values(facts), reply.error?.[""] ?? [])} />}
      {measures.map((name) => (
        <TextField
          key={name}
          field={facts[name]}
          label={t(`incubators.offset.${name}`)}
          hint={!start && name === "humidity_pct" ? t("incubators.offset.hint") : undefined}
          inputMode="text"
          autoComplete="off"
        />
      ))}
      <TextField field={facts.from_at} label={t("incubators.offset.from_at")} type="datetime-local" />
      <div className="actions">
        <Button kind={start ? "primary" : "quiet"}>{submit}</Button>
      </div>
    </Form>
  );
}
