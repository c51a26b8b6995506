import type { PickQuestion } from "#app/birds/picker/pick.ts";
import { Button, LinkButton } from "#app/controls/button.tsx";
import { fieldFacts } from "#app/controls/field.tsx";
import { Form } from "#app/controls/form.tsx";
import { useWords } from "#app/locales/words.tsx";
import { PageHeader } from "#app/shell/page-header.tsx";
import type { Reply } from "#app/web/submit.ts";
import type { ContactPage } from "#worker/contacts/page.ts";
import { ContactField } from "./contact-field.tsx";

export type MergeAnswer = { reply: Reply; question?: PickQuestion | undefined };

/** Which contact another becomes part of. */
export function MergeForm({ page: { id, name }, answer }: { page: ContactPage; answer: MergeAnswer | undefined }) {
  const { t } = useWords();
  const { reply, question } = answer ?? {};
  const field = fieldFacts("contact_name", {
    required: true,
    initialValue: reply?.initialValue?.contact_name,
    errors: reply?.error?.contact_name ?? undefined,
  });
  return (
    <>
      <PageHeader title={t("contacts.merge.title", { name })} lead={t("contacts.merge.lead")} />
      <Form>
        <ContactField
          field={field}
          label={t("contacts.merge.into")}
          hint={t("contacts.merge.hint")}
          question={question}
          reply={reply}
        />
        <div className="actions">
          <Button kind="primary" name="do" value="merge">
            {t("contacts.merge.save")}
          </Button>
          <LinkButton to={`/contacts/${id}`}>{t("ui.cancel")}</LinkButton>
        </div>
      </Form>
    </>
  );
}
