import { Button, LinkButton } from "#app/controls/button.tsx";
import { ErrorSummary } from "#app/controls/error-summary.tsx";
import { Form } from "#app/controls/form.tsx";
import { useWords } from "#app/locales/words.tsx";
import { PageHeader } from "#app/shell/page-header.tsx";
import type { ContactPage } from "#worker/contacts/page.ts";
import { ContactParts } from "./parts.tsx";

/** Asks before a contact goes: what goes for good, and what stays because the law wants it kept. */
export function EraseQuestion({ page, fault }: { page: ContactPage; fault: string | undefined }) {
  const { t } = useWords();
  const { id, name, birds_total, parts } = page;
  return (
    <>
      <PageHeader title={t("contacts.erase.question", { name })} lead={t("contacts.erase.detail")} />
      <Form>
        {fault && <ErrorSummary faults={[{ message: fault }]} />}
        <section className="grid gap-2">
          <h2>{t("contacts.erase.goes")}</h2>
          <ul className="rows">
            <li>{t("contacts.erase.facts")}</li>
            {parts.length > 0 && (
              <li>{t("contacts.erase.parts", { names: parts.map((part) => part.name).join(", ") })}</li>
            )}
            {birds_total > 0 && <li>{t("contacts.erase.birds", { count: birds_total })}</li>}
            <li>{t("contacts.erase.trail")}</li>
          </ul>
        </section>
        <section className="grid gap-2">
          <h2>{t("contacts.erase.stays")}</h2>
          <ul className="rows">
            <ContactParts place="kept" page={page} />
            <li>{t("contacts.erase.law")}</li>
          </ul>
        </section>
        <div className="actions">
          <Button kind="danger" name="do" value="erase">
            {t("contacts.erase.confirm")}
          </Button>
          <LinkButton to={`/contacts/${id}`}>{t("ui.cancel")}</LinkButton>
        </div>
      </Form>
    </>
  );
}
