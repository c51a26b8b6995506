import type { Picked, PickQuestion } from "#app/birds/picker/pick.ts";
import { Button } from "#app/controls/button.tsx";
import { SelectField } from "#app/controls/choice-fields.tsx";
import { ErrorSummary, faultsOf } from "#app/controls/error-summary.tsx";
import { fieldFacts } from "#app/controls/field.tsx";
import { Form } from "#app/controls/form.tsx";
import { plainFields } from "#app/controls/plain-fields.ts";
import { TextField } from "#app/controls/text-fields.tsx";
import { birdBox } from "#app/health/whom/bird-box.ts";
import { BirdsField } from "#app/health/whom/birds-field.tsx";
import { useWords } from "#app/locales/words.tsx";
import type { Reply } from "#app/web/submit.ts";
import { shareLives } from "#worker/health/shares/bounds-contract.ts";

/** What the form of a link is shown with again. */
export type ShareAgain = { listed: Picked[]; ticked: Picked[]; question: PickQuestion | undefined; reply: Reply };

type NewShareProps = { birds: readonly Picked[]; sent: ShareAgain | undefined; idempotencyKey: string };

/** Whose sheets a new link shows, to whom, and for how long. */
export function NewShare({ birds, sent, idempotencyKey }: NewShareProps) {
  const { t } = useWords();
  const reply = sent?.reply;
  const start = { expires_in_days: "30" };
  const constraint = { name: { required: true, maxLength: 80 } };
  const fields = plainFields(["name", "expires_in_days"], { reply, start, constraint });
  const { bird_ids: errors } = (reply?.error ?? {}) as Record<string, string[] | undefined>;
  const birdField = fieldFacts("bird_ids", { ...(errors && { errors }) });
  return (
    <Form idempotencyKey={idempotencyKey}>
      <ErrorSummary faults={faultsOf([birdField, ...Object.values(fields)], reply?.error?.[""] ?? [])} />
      <BirdsField
        listed={sent?.listed ?? birds}
        ticked={sent?.ticked ?? birds}
        typed={reply?.initialValue?.[birdBox] as string | undefined}
        question={sent?.question}
        errors={errors}
        save={t("shares.make")}
      />
      <TextField field={fields.name} label={t("shares.field.name")} autoComplete="off" />
      <SelectField
        field={fields.expires_in_days}
        label={t("shares.field.expires")}
        choices={shareLives.map((days) => ({ value: String(days), label: t(`shares.life.${days}`) }))}
      />
      <div className="actions">
        <Button kind="primary">{t("shares.make")}</Button>
      </div>
    </Form>
  );
}
