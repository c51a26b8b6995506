import { Button } from "#app/controls/button.tsx";
import { SelectField } from "#app/controls/choice-fields.tsx";
import { ErrorSummary, faultsOf } from "#app/controls/error-summary.tsx";
import { Form } from "#app/controls/form.tsx";
import { plainFields } from "#app/controls/plain-fields.ts";
import { TextareaField } from "#app/controls/text-fields.tsx";
import { useWords } from "#app/locales/words.tsx";
import { dayInWords } from "#worker/locales/dates.ts";
import type { OpenObjection, Waiting } from "#worker/marketplace/reports/operator-lists.ts";
import type { Again } from "./act-on-market.ts";
import { WaitingList } from "./waiting-list.tsx";

/** What those who were told of a decision say against it. */
export function Objections({ objections, again }: { objections: Waiting<OpenObjection>; again: Again | undefined }) {
  const { t, language } = useWords();
  return (
    <WaitingList
      id="objections"
      title={t("operator.objections")}
      nothing={t("operator.objections_none")}
      waiting={objections}
    >
      {({ id, side, text, objected_at, title, decision, facts, rule }) => (
        <>
          <p>
            <strong dir="auto">{title}</strong>{" "}
            <span className="text-sm text-muted">
              {t(`operator.side.${side}`, { day: dayInWords(objected_at.slice(0, 10), language) })}
            </span>
          </p>
          <p className="text-muted">
            {t(`operator.decision.${decision}`)}: {facts} ({rule})
          </p>
          <p className="whitespace-pre-wrap" dir="auto">
            {text}
          </p>
          <VerdictForm id={id} again={again} />
        </>
      )}
    </WaitingList>
  );
}

const required = { required: true };

function VerdictForm({ id, again }: { id: string; again: Again | undefined }) {
  const { t } = useWords();
  const reply = again?.form === id ? again.reply : undefined;
  const constraint = { is_upheld: required, answer: required };
  const fields = plainFields(["is_upheld", "answer"], { reply, constraint, form: id });
  const choices = (["yes", "no"] as const).map((value) => ({ value, label: t(`operator.verdict.${value}`) }));
  return (
    <details className="drawer" open={reply !== undefined}>
      <summary>{t("operator.decide")}</summary>
      <ErrorSummary faults={faultsOf(Object.values(fields), reply?.error?.[""] ?? [])} />
      <Form>
        <input type="hidden" name="intent" value="objection" />
        <input type="hidden" name="id" value={id} />
        <SelectField field={fields.is_upheld} label={t("operator.verdict")} choices={choices} empty="" />
        <TextareaField field={fields.answer} label={t("operator.answer")} />
        <Button kind="primary">{t("operator.decide")}</Button>
      </Form>
    </details>
  );
}
