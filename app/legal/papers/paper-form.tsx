import type { PickQuestion } from "#app/birds/picker/pick.ts";
import { PickField } from "#app/birds/picker/pick-field.tsx";
import { Button, LinkButton } from "#app/controls/button.tsx";
import { SelectField } from "#app/controls/choice-fields.tsx";
import { ErrorSummary, faultsOf } from "#app/controls/error-summary.tsx";
import { Form } from "#app/controls/form.tsx";
import { plainFields } from "#app/controls/plain-fields.ts";
import { useWords } from "#app/locales/words.tsx";
import { PageHeader } from "#app/shell/page-header.tsx";
import type { Reply } from "#app/web/submit.ts";
import { birdKinds } from "#worker/legal/papers/kinds-contract.ts";

export type NewAnswer = { reply: Reply; question?: PickQuestion | undefined; ids: string[] };
type Props = { ids: string[]; sale_id: string; kind: string; answer: NewAnswer | undefined; idempotency_key: string };

/** A new paper: which one, and of which birds, which come along in the address or are added by their rings. */
export function PaperForm({ ids: given, sale_id, kind, answer, idempotency_key }: Props) {
  const { t } = useWords();
  const ids = answer?.ids ?? given;
  const facts = plainFields(["kind", "ring"], { reply: answer?.reply, constraint: {}, start: { kind, ring: "" } });
  const asksRing = !sale_id;
  return (
    <>
      <PageHeader title={t("forms.new")} lead={t("forms.new.lead")} />
      <Form idempotencyKey={idempotency_key}>
        <ErrorSummary faults={faultsOf(Object.values(facts), answer?.reply.error?.[""] ?? [])} />
        <input type="hidden" name="ids" value={ids.join(",")} />
        <input type="hidden" name="sale_id" value={sale_id} />
        <SelectField
          field={{ ...facts.kind, required: true }}
          label={t("forms.kind")}
          choices={birdKinds.map((value) => ({ value, label: t(`forms.kind.${value}`) }))}
        />
        {sale_id && <p>{t("forms.birds.of_sale")}</p>}
        {ids.length > 0 && <p>{t("forms.birds.chosen", { count: ids.length })}</p>}
        {asksRing && (
          <PickField
            field={facts.ring}
            label={t("forms.ring")}
            hint={t("forms.ring.hint")}
            from="of=birds&who=flock"
            recent={[]}
            question={answer?.question}
          />
        )}
        <p className="field-hint">{t("forms.issue.why")}</p>
        <div className="actions">
          <Button kind="primary" name="do" value="issue">
            {t("forms.issue")}
          </Button>
          <Button name="do" value="draft">
            {t("forms.draft")}
          </Button>
          {asksRing && (
            <Button name="do" value="more">
              {t("forms.ring.more")}
            </Button>
          )}
          <LinkButton kind="ghost" to="/legal-forms">
            {t("ui.cancel")}
          </LinkButton>
        </div>
      </Form>
    </>
  );
}
