import { Button } from "#app/controls/button.tsx";
import { SelectField } from "#app/controls/choice-fields.tsx";
import { ErrorSummary, faultsOf } from "#app/controls/error-summary.tsx";
import { Form } from "#app/controls/form.tsx";
import { plainFields } from "#app/controls/plain-fields.ts";
import { TextareaField, TextField } from "#app/controls/text-fields.tsx";
import { useWords } from "#app/locales/words.tsx";
import { reportDecisions } from "#db/words/market.ts";
import type { Again } from "./act-on-market.ts";

const names = ["decision", "facts", "rule"] as const;
const required = { required: true };

type DecisionFormProps = {
  intent: "report" | "held";
  id: string;
  /** Which text of a held listing is read. */
  seen?: string;
  again: Again | undefined;
};

/** The decision about a listing: folded, with facts and rule that both sides read. */
export function DecisionForm({ intent, id, seen, again }: DecisionFormProps) {
  const { t } = useWords();
  const reply = again?.form === id ? again.reply : undefined;
  const constraint = { decision: required, facts: required, rule: { ...required, maxLength: 300 } };
  const fields = plainFields(names, { reply, constraint, form: id });
  const choices = reportDecisions.map((value) => ({
    value,
    label: t(value === "kept" && intent === "held" ? "operator.decision.kept_held" : `operator.decision.${value}`),
  }));
  return (
    <details className="drawer" open={reply !== undefined}>
      <summary>{t("operator.decide")}</summary>
      <ErrorSummary faults={faultsOf(Object.values(fields), reply?.error?.[""] ?? [])} />
      <Form>
        <input type="hidden" name="intent" value={intent} />
        <input type="hidden" name="id" value={id} />
        {seen && <input type="hidden" name="seen" value={seen} />}
        <SelectField field={fields.decision} label={t("operator.decision")} choices={choices} empty="" />
        <TextareaField field={fields.facts} label={t("operator.facts")} hint={t("operator.facts_hint")} />
        <TextField field={fields.rule} label={t("operator.rule")} hint={t("operator.facts_hint")} />
        <Button kind="primary">{t("operator.decide")}</Button>
      </Form>
    </details>
  );
}
