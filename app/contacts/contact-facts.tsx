import type { ReactNode } from "react";
import { dayText } from "#app/locales/day-words.ts";
import { useWords } from "#app/locales/words.tsx";
import { FactIfKnown, factsClass } from "#app/marks/fact.tsx";
import type { Contact } from "#worker/contacts/contact-rows.ts";
import { Phone } from "./contact-table.tsx";

type Props = { contact: Contact; today: string };

/** All that is known of a contact, each under its name; nothing where nothing is. */
export function ContactFacts({ contact, today }: Props) {
  const { t, language } = useWords();
  const { phone, email, address, postal_code, locality, country, tax_id, register_numbers, other_names } = contact;
  const { consent_from, consent_on, notes, delivery_days } = contact;
  const countryName = country && new Intl.DisplayNames(language, { type: "region" }).of(country);
  const where = [address, [postal_code, locality].filter(Boolean).join(" "), countryName].filter(Boolean);
  const consent = [consent_from, consent_on && dayText(consent_on, today, language)].filter(Boolean).join(", ");
  const facts: Array<[Parameters<typeof FactIfKnown>[0]["label"], ReactNode]> = [
    ["contacts.field.phone", phone && <Phone phone={phone} />],
    ["contacts.field.email", email && <Email email={email} />],
    ["contacts.field.address", where.length > 0 && where.join(", ")],
    ["contacts.field.tax_id", tax_id],
    ["contacts.field.register_numbers", register_numbers],
    ["contacts.field.other_names", other_names],
    ["contacts.field.language", contact.language && t(`contacts.language.${contact.language}`)],
    ["contacts.field.delivery_days", delivery_days !== null && String(delivery_days)],
    ["contacts.consent", consent],
    ["contacts.field.notes", notes && <span className="whitespace-pre-line">{notes}</span>],
  ];
  const known = facts.filter(([, value]) => Boolean(value));
  if (known.length === 0) return null;
  return (
    <dl className={factsClass}>
      {known.map(([label, value]) => (
        <FactIfKnown key={label} label={label}>
          {value}
        </FactIfKnown>
      ))}
    </dl>
  );
}

function Email({ email }: { email: string }) {
  return (
    <a className="link" href={`mailto:${email}`}>
      {email}
    </a>
  );
}
