import { Link } from "@remix-run/react";
import { RecordTable } from "#app/kit/record-table.tsx";
import { inOneLine } from "#app/kit/search-group.ts";
import { useWords } from "#app/locales/words.tsx";
import type { Contact } from "#worker/contacts/contact-rows.ts";
import { useContactName } from "./use-contact-name.ts";

/** Contacts, each with what it is to the organisation and how it is reached. */
export function ContactTable({ contacts }: { contacts: readonly Contact[] }) {
  const { t } = useWords();
  const nameOf = useContactName();
  return (
    <RecordTable
      caption={t("contacts.title")}
      rows={contacts}
      columns={[
        {
          name: "name",
          label: t("contacts.field.name"),
          cell: (contact) => (
            <Link className="link" to={`/contacts/${contact.id}`}>
              <bdi>{nameOf(contact)}</bdi>
            </Link>
          ),
        },
        {
          name: "roles",
          label: t("contacts.field.roles"),
          cell: ({ roles }) => roles.map((role) => t(`contacts.role.${role}`)).join(", ") || "—",
        },
        { name: "phone", label: t("contacts.field.phone"), cell: ({ phone }) => <Phone phone={phone} /> },
        {
          name: "locality",
          label: t("contacts.field.locality"),
          cell: ({ locality, country }) => inOneLine(locality, country) || "—",
        },
        { name: "tax_id", label: t("contacts.field.tax_id"), cell: ({ tax_id }) => tax_id ?? "—", isWide: true },
      ]}
    />
  );
}

/** A number that a phone calls at a press. */
export function Phone({ phone }: { phone: string | null }) {
  if (phone === null) return "—";
  return (
    <a className="link" href={`tel:${phone.replace(/[^+\d]/g, "")}`}>
      {phone}
    </a>
  );
}
