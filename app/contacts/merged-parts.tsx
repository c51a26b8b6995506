import { Button } from "#app/controls/button.tsx";
import { Form } from "#app/controls/form.tsx";
import { inOneLine } from "#app/kit/search-group.ts";
import { dayText } from "#app/locales/day-words.ts";
import { useWords } from "#app/locales/words.tsx";
import { Card } from "#app/marks/card.tsx";
import type { ContactPage } from "#worker/contacts/page.ts";
import { ContactFacts } from "./contact-facts.tsx";

type Props = { page: ContactPage; mayWrite: boolean };

/** What was merged into a contact, each with its own facts, and taken out again by a press while there is time. */
export function MergedParts({ page: { parts, today }, mayWrite }: Props) {
  const { t, language } = useWords();
  if (parts.length === 0) return null;
  return (
    <Card title={t("contacts.parts")}>
      <ul className="lines">
        {parts.map((part) => (
          <li key={part.id} className="grid gap-3 py-2">
            <div className="flex flex-wrap items-center justify-between gap-3">
              <h3>
                <bdi>{part.name}</bdi>
              </h3>
              {mayWrite && part.undone_until && (
                <Press what="part" id={part.id} label={t("contacts.part.label", { name: part.name })}>
                  {t("contacts.part")}
                </Press>
              )}
            </div>
            <ContactFacts contact={part} today={today} />
            <small className="text-muted">
              {part.undone_until
                ? t("contacts.part.until", { day: dayText(part.undone_until.slice(0, 10), today, language) })
                : t("contacts.part.over")}
            </small>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Others that may be the same contact, each merged into this one by a press. */
export function AlikeContacts({ page: { alike }, mayWrite }: Props) {
  const { t } = useWords();
  if (!mayWrite || alike.length === 0) return null;
  return (
    <Card title={t("contacts.alike")}>
      <ul className="rows">
        {alike.map(({ id, name, locality, tax_id }) => (
          <li key={id}>
            <a className="link" href={`/contacts/${id}`}>
              {inOneLine(name, locality, tax_id)}
            </a>
            <Press what="take" id={id} label={t("contacts.take.label", { name })}>
              {t("contacts.take")}
            </Press>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Press({ what, id, label, children }: { what: string; id: string; label: string; children: string }) {
  return (
    <Form className="contents">
      <input type="hidden" name="id" value={id} />
      <Button name="do" value={what} aria-label={label}>
        {children}
      </Button>
    </Form>
  );
}
