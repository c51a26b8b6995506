import { Button, LinkButton } from "#app/controls/button.tsx";
import { SelectField } from "#app/controls/choice-fields.tsx";
import { ErrorSummary, faultsOf } from "#app/controls/error-summary.tsx";
import { Form } from "#app/controls/form.tsx";
import { plainFields } from "#app/controls/plain-fields.ts";
import { useWords } from "#app/locales/words.tsx";
import { PageHeader } from "#app/shell/page-header.tsx";
import type { Choice } from "#worker/legal/papers/about/choices.ts";
import { planOf, type WrittenKind } from "#worker/legal/papers/kinds-contract.ts";
import type { NewAnswer } from "./paper-form.tsx";

type Props = {
  kind: WrittenKind;
  /** What is chosen before anybody chooses. */
  about: string;
  choices: readonly Choice[];
  answer: NewAnswer | undefined;
  idempotency_key: string;
};
/** Where what a paper can be of begins. */
const begun = { clutch: "/eggs", treatments: "/health", register: "/legal-forms/register" } as const;

/** A new paper that is not of birds: of which clutch, course or year. */
export function AboutForm({ kind, about, choices, answer, idempotency_key }: Props) {
  const { t } = useWords();
  const of = planOf(kind).of ?? "register";
  const start = { about: about || (choices[0]?.value ?? "") };
  const facts = plainFields(["about"], { reply: answer?.reply, constraint: {}, start });
  const cancel = (
    <LinkButton kind="ghost" to="/legal-forms">
      {t("ui.cancel")}
    </LinkButton>
  );
  return (
    <>
      <PageHeader title={t(`forms.kind.${kind}`)} lead={t("forms.lead")} />
      {choices.length === 0 ? (
        <>
          <p className="mb-4">{t(`forms.about.${of}.none`)}</p>
          <div className="actions">
            <LinkButton to={begun[of]}>{t(`forms.about.${of}.begin`)}</LinkButton>
            {cancel}
          </div>
        </>
      ) : (
        <Form idempotencyKey={idempotency_key}>
          <ErrorSummary faults={faultsOf(Object.values(facts), answer?.reply.error?.[""] ?? [])} />
          <input type="hidden" name="kind" value={kind} />
          <SelectField
            field={{ ...facts.about, required: true }}
            label={t(`forms.about.${of}`)}
            choices={[...choices].map(({ value, label }) => ({ value, label }))}
          />
          <p className="field-hint">{t("forms.issue.why")}</p>
          <div className="actions">
            <Button kind="primary" name="do" value="issue">
              {t("forms.issue")}
            </Button>
            <Button name="do" value="draft">
              {t("forms.draft")}
            </Button>
            {cancel}
          </div>
        </Form>
      )}
    </>
  );
}
