import type { PickQuestion } from "#app/birds/picker/pick.ts";
import { ContactField } from "#app/contacts/contact-field.tsx";
import { Button, LinkButton } from "#app/controls/button.tsx";
import { ErrorSummary, faultsOf } from "#app/controls/error-summary.tsx";
import { Form } from "#app/controls/form.tsx";
import { plainFields } from "#app/controls/plain-fields.ts";
import { DateField, TextField } from "#app/controls/text-fields.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Card } from "#app/marks/card.tsx";
import type { Reply } from "#app/web/submit.ts";
import { planOf } from "#worker/legal/papers/kinds-contract.ts";
import type { PaperPage } from "#worker/legal/papers/reading.ts";
import { MissingList } from "./missing-list.tsx";

export type PaperAnswer = { reply: Reply; question?: PickQuestion | undefined };
type Props = { paper: PaperPage; answer: PaperAnswer | undefined; idempotency_key: string };

/** A draft: what it lacks, what may be typed, and the press that issues it. */
export function DraftView({ paper, answer, idempotency_key }: Props) {
  const { t } = useWords();
  const { id, kind, typed, on_day, version, contact, contact_id, missing, replaces_id } = paper;
  const plan = planOf(kind);
  const names = ["on", "contact_name", ...plan.typed];
  const start = { on: on_day, contact_name: contact ?? "", ...typed };
  const facts = plainFields(names, { reply: answer?.reply, constraint: {}, start });
  const field = (name: string) => ({ ...(facts[name] as NonNullable<(typeof facts)[string]>), maxLength: 200 });
  return (
    <div className="grid gap-6">
      {replaces_id && <p className="text-muted">{t("forms.replaces")}</p>}
      <MissingList missing={missing} id={id} />
      <Form>
        <ErrorSummary faults={faultsOf(Object.values(facts), answer?.reply.error?.[""] ?? [])} />
        <p className="field-hint">{t("forms.issue.why")}</p>
        <div className="actions">
          <Button kind="primary" name="do" value="issue">
            {t("forms.issue")}
          </Button>
          <LinkButton kind="ghost" to="?delete">
            {t("forms.delete")}
          </LinkButton>
        </div>
      </Form>
      <Card title={t("forms.change")}>
        <Form idempotencyKey={idempotency_key} guarded>
          <input type="hidden" name="do" value="change" />
          <input type="hidden" name="version" value={version} />
          {plan.party && (
            <ContactField
              field={field("contact_name")}
              label={t("forms.contact")}
              hint={t("forms.contact.hint")}
              contact={contact_id && contact ? { id: contact_id, name: contact } : null}
              question={answer?.question}
              reply={answer?.reply}
            />
          )}
          <DateField field={field("on")} label={t("forms.on")} />
          {plan.typed.map((name) => (
            <TextField key={name} field={field(name)} label={t(`forms.typed.${name}`)} autoComplete="off" />
          ))}
          <div className="actions">
            <Button>{t("forms.draft")}</Button>
          </div>
        </Form>
      </Card>
    </div>
  );
}
