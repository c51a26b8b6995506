import { WayOut } from "#app/billing/way-out.tsx";
import { Button } from "#app/controls/button.tsx";
import { CheckboxField } from "#app/controls/choice-fields.tsx";
import { Form } from "#app/controls/form.tsx";
import { FormFaults } from "#app/controls/form-faults.tsx";
import { plainFields } from "#app/controls/plain-fields.ts";
import { DateField, NumberField } from "#app/controls/text-fields.tsx";
import { useWords } from "#app/locales/words.tsx";
import type { Reply } from "#app/web/submit.ts";
import type { PairMate } from "#worker/clutches/queries.ts";
import { HenField } from "./hen-field.tsx";

type Props = {
  reply: Reply | undefined;
  pair_id: string;
  birds: readonly PairMate[];
  /** Every how many days the species lays, and today (`YYYY-MM-DD`). */
  every?: number | undefined;
  today: string;
  formKey: string;
  /** It was refused because the plan holds no more eggs. */
  isPlanFull?: boolean | undefined;
  /** Where it is sent, if not to the page it stands on. */
  action?: string;
};

/** Eggs of a pair, one or many, laid on whatever day. */
export function LayForm({ reply, pair_id, birds, every = 1, today, formKey, isPlanFull, action }: Props) {
  const { t } = useWords();
  const fields = plainFields(["pair_id", "laid_on", "confirmed", "count", "every", "hen_id", "new_clutch"], {
    reply,
    form: "lay",
    start: { laid_on: today, count: 1, every },
    constraint: {
      count: { required: true, min: 1, max: 200 },
      every: { required: true, min: 0, max: 30 },
      laid_on: { max: today },
    },
  });
  return (
    <Form key={formKey} className="form" action={action} idempotencyKey={`${formKey}.lay`}>
      <input type="hidden" name="form" value="lay" />
      <input type="hidden" name="pair_id" value={pair_id} />
      <FormFaults reply={reply} fields={fields} />
      {isPlanFull && (
        <p>
          <WayOut label={t("clutches.plan")} ask={t("clutches.plan.ask")} />
        </p>
      )}
      <DateField field={fields.laid_on} label={t("clutches.lay.first")} hint={t("clutches.laid_on.hint")} />
      {(fields.confirmed.errors || fields.confirmed.initialValue === "on") && (
        <CheckboxField field={fields.confirmed} label={t("clutches.lay.confirmed")} />
      )}
      <NumberField field={fields.count} label={t("clutches.lay.count")} />
      <NumberField field={fields.every} label={t("clutches.lay.every")} />
      <HenField field={fields.hen_id} birds={birds} />
      <CheckboxField field={fields.new_clutch} label={t("clutches.lay.new")} />
      <div className="actions">
        <Button>{t("clutches.lay.go")}</Button>
      </div>
    </Form>
  );
}
