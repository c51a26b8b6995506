import { LinkButton } from "#app/controls/button.tsx";
import { SelectField } from "#app/controls/choice-fields.tsx";
import { fieldFacts } from "#app/controls/field.tsx";
import { TextField } from "#app/controls/text-fields.tsx";
import { ListPage } from "#app/kit/list-page.tsx";
import { Filters } from "#app/lists/filters.tsx";
import { NoneNamed } from "#app/lists/name-filter.tsx";
import { PageLinks } from "#app/lists/pager.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Perch } from "#app/marks/feather-and-perch.tsx";
import { useMay } from "#app/web/root-data.ts";
import { contactRoles } from "#db/words/trade.ts";
import type { ListedContacts } from "#worker/contacts/queries.ts";
import { ContactTable } from "./contact-table.tsx";
import { MoneyTabs } from "./money-tabs.tsx";

type Props = { list: ListedContacts; q: string; role: string };

/** All contacts, to be narrowed by a part of a name, a number or a place, and by what they are. */
export function ContactList({ list: { data: contacts, total, page, total_pages }, q, role }: Props) {
  const { t } = useWords();
  const may = useMay();
  const mayWrite = may("money.write");
  const isNarrowed = q !== "" || role !== "";
  const add = mayWrite && (
    <LinkButton kind="primary" to={role ? `?edit=new&role=${role}` : "?edit=new"}>
      {t("contacts.new")}
    </LinkButton>
  );
  const first = mayWrite && (
    <>
      {add}
      <LinkButton to="?flock=1">{t("contacts.flock.begin")}</LinkButton>
    </>
  );
  const empty = { drawing: <Perch />, title: t("contacts.empty.title"), why: t("contacts.empty.why"), actions: first };
  return (
    <ListPage
      title={t("contacts.title")}
      lead={t("contacts.lead", { count: total })}
      actions={add}
      more={[mayWrite && { to: "?flock=1", icon: "bird", label: t("contacts.flock.begin") }]}
      tabs={<MoneyTabs />}
      empty={total === 0 && !isNarrowed && empty}
    >
      <Filters label={t("contacts.search")} names={["q", "role"]} search={<Search q={q} />}>
        <SelectField
          field={fieldFacts("role", { key: role, initialValue: role })}
          label={t("contacts.field.roles")}
          empty={t("contacts.role.any")}
          choices={contactRoles.map((value) => ({ value, label: t(`contacts.roles.${value}`) }))}
        />
      </Filters>
      {contacts.length > 0 ? (
        <ContactTable contacts={contacts} />
      ) : q ? (
        <NoneNamed q={q} all="/contacts" />
      ) : (
        <p className="text-muted mt-4">{t("contacts.none")}</p>
      )}
      {total_pages > 1 && <PageLinks page={page} total_pages={total_pages} />}
    </ListPage>
  );
}

function Search({ q }: { q: string }) {
  const { t } = useWords();
  return (
    <TextField
      field={fieldFacts("q", { key: q, initialValue: q, maxLength: 200 })}
      label={t("contacts.search")}
      placeholder={t("contacts.search.hint")}
      type="search"
      autoComplete="off"
      spellCheck={false}
    />
  );
}
