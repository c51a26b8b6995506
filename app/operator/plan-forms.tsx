import { Button } from "#app/controls/button.tsx";
import { SelectField } from "#app/controls/choice-fields.tsx";
import { ErrorSummary, faultsOf } from "#app/controls/error-summary.tsx";
import { Form } from "#app/controls/form.tsx";
import { plainFields } from "#app/controls/plain-fields.ts";
import { NumberField } from "#app/controls/text-fields.tsx";
import { useWords } from "#app/locales/words.tsx";
import type { Reply } from "#app/web/submit.ts";
import { planKeys } from "#db/vocabulary.ts";
import type { OrganizationRow } from "#worker/operator/organization-list.ts";

type Props = {
  organization: Pick<OrganizationRow, "plan" | "trial_ends_at">;
  reply: Reply | undefined;
  idempotencyKey: string;
};

/** Gives a plan that was arranged by hand. */
export function PlanForm({ organization: { plan }, reply, idempotencyKey }: Props) {
  const { t } = useWords();
  const fields = plainFields(["plan"], { reply, start: { plan }, constraint: { plan: { required: true } } });
  return (
    <details className="drawer" open={reply !== undefined}>
      <summary>{t("console.org.set_plan")}</summary>
      <ErrorSummary faults={faultsOf(Object.values(fields), reply?.error?.[""] ?? [])} />
      <Form idempotencyKey={idempotencyKey}>
        <input type="hidden" name="intent" value="plan" />
        <SelectField
          field={fields.plan}
          label={t("console.org.plan")}
          hint={t("console.org.set_plan_hint")}
          choices={planKeys.map((value) => ({ value, label: t(`console.org.plan.${value}`) }))}
        />
        <Button>{t("console.org.set_plan_go")}</Button>
      </Form>
    </details>
  );
}

/** Makes a trial longer; the end that was read goes along, so that of two one does it. */
export function TrialForm({ organization, reply, idempotencyKey, most }: Props & { most: number }) {
  const { t } = useWords();
  const constraint = { days: { required: true, min: 1, max: most } };
  const fields = plainFields(["days"], { reply, start: { days: most }, constraint });
  if (!organization.trial_ends_at) return null;
  return (
    <details className="drawer" open={reply !== undefined}>
      <summary>{t("console.org.extend")}</summary>
      <ErrorSummary faults={faultsOf(Object.values(fields), reply?.error?.[""] ?? [])} />
      <Form idempotencyKey={idempotencyKey}>
        <input type="hidden" name="intent" value="trial" />
        <input type="hidden" name="ends_at" value={organization.trial_ends_at} />
        <NumberField field={fields.days} label={t("console.org.days")} hint={t("console.org.days_hint")} />
        <Button>{t("console.org.extend_go")}</Button>
      </Form>
    </details>
  );
}
