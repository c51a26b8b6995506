import { Button, LinkButton } from "#app/controls/button.tsx";
import { SelectField } from "#app/controls/choice-fields.tsx";
import { ErrorSummary, faultsOf } from "#app/controls/error-summary.tsx";
import { Form } from "#app/controls/form.tsx";
import { plainFields } from "#app/controls/plain-fields.ts";
import { TextField } from "#app/controls/text-fields.tsx";
import { valueText } from "#app/legal/rule-words.ts";
import { useWords } from "#app/locales/words.tsx";
import { Card } from "#app/marks/card.tsx";
import type { Reply } from "#app/web/submit.ts";
import { euAnnexes } from "#db/vocabulary.ts";
import type { RuleField } from "#db/words/legal.ts";
import type { SpeciesRules } from "#worker/legal/rules/rules.ts";

type Props = { species_id: string; field: RuleField; rule: SpeciesRules[RuleField]; reply: Reply | undefined };

/** A rule of the organisation's own, with its reason; where there is one, the way back to what was read. */
export function OwnRuleForm({ species_id, field, rule, reply }: Props) {
  const { t } = useWords();
  const start = { value: String(rule.value ?? ""), reason: rule.own?.reason ?? "" };
  const facts = plainFields(["value", "reason"], { reply, constraint: {}, start });
  const values = field === "annex" ? ([...euAnnexes, "none"] as const) : ([true, false] as const);
  return (
    <Card title={t("rules.form.title", { what: t(`rules.field.${field}`) })}>
      <p className="max-w-prose mb-4">{t("rules.form.why")}</p>
      <Form>
        <ErrorSummary faults={faultsOf(Object.values(facts), reply?.error?.[""] ?? [])} />
        <SelectField
          field={{ ...facts.value, required: true }}
          label={t("rules.form.value")}
          empty="—"
          choices={values.map((value) => ({ value: String(value), label: valueText(value, t) }))}
        />
        <TextField
          field={{ ...facts.reason, required: true, maxLength: 300 }}
          label={t("rules.form.reason")}
          hint={t("rules.form.reason_hint")}
          autoComplete="off"
        />
        <div className="actions">
          <Button kind="primary" name="do" value="set">
            {t("rules.form.save")}
          </Button>
          {rule.own && (
            <Button name="do" value="back" formNoValidate>
              {t("rules.form.back")}
            </Button>
          )}
          <LinkButton kind="ghost" to={`?${new URLSearchParams({ species_id })}`}>
            {t("ui.cancel")}
          </LinkButton>
        </div>
      </Form>
    </Card>
  );
}
