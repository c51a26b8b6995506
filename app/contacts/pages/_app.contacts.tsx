import "#app/contacts/contacts.css";
import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireMay } from "#app/accounts/member.ts";
import type { ContactAnswer } from "#app/contacts/answers.ts";
import { bindOfForm } from "#app/contacts/bind-action.ts";
import { type BindAnswer, BindBird } from "#app/contacts/bind-bird.tsx";
import { asRecord, ContactForm } from "#app/contacts/contact-form.tsx";
import { ContactList } from "#app/contacts/contact-list.tsx";
import { takeNames } from "#app/contacts/flock-action.ts";
import { FlockNames } from "#app/contacts/flock-names.tsx";
import { freshForm } from "#app/kit/fresh-form.ts";
import { recordPath } from "#app/kit/record-path.ts";
import { recordQuery } from "#app/kit/record-query.ts";
import { saveRecord } from "#app/kit/save-record.ts";
import { useWords } from "#app/locales/words.tsx";
import { countryChoices } from "#app/organization/choices.ts";
import { questionIn } from "#app/search/hits.ts";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { PageHeader } from "#app/shell/page-header.tsx";
import { titled } from "#app/web/titles.ts";
import type { Contact } from "#worker/contacts/contact-rows.ts";
import { contactForm } from "#worker/contacts/form-contract.ts";
import type { PeopleOfBird } from "#worker/contacts/of-bird.ts";
import type { Proposals } from "#worker/contacts/proposals.ts";
import type { ListedContacts } from "#worker/contacts/queries.ts";

const path = "/api/contacts";

/** `?edit=<id>` and `?edit=new` show the form, `?flock=1` the names that stand on birds, `?bird=<id>` who is whom to one bird. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { edit } = recordQuery(request);
  const { searchParams } = new URL(request.url);
  const { api, language } = context;
  const page = /^[1-9]\d{0,5}$/.test(searchParams.get("page") ?? "") ? (searchParams.get("page") ?? "1") : "1";
  if (edit) {
    requireMay(context, "money.write");
    const isNew = edit === "new";
    const [contact, own] = await Promise.all([
      isNew ? undefined : api.get<{ data: Contact }>(recordPath(path, edit)),
      isNew ? api.get<{ data: { country: string | null } }>("/api/organizations/current") : undefined,
    ]);
    if (contact?.data.erased_at) throw redirect(recordPath("/contacts", edit));
    return {
      shown: "form" as const,
      contact: contact?.data,
      country: own?.data.country ?? null,
      role: searchParams.get("role"),
      countries: countryChoices(language),
      form: freshForm(contactForm),
    };
  }
  if (searchParams.has("flock")) {
    requireMay(context, "money.write");
    return { shown: "flock" as const, proposals: await api.get<Proposals>(`${path}/proposals?page=${page}`) };
  }
  const bird = searchParams.get("bird");
  if (bird) {
    requireMay(context, "money.write");
    const { data: of } = await api.get<{ data: PeopleOfBird }>(recordPath(`${path}/birds`, bird));
    return { shown: "bird" as const, of };
  }
  const [q, role] = [questionIn(request), searchParams.get("role") ?? ""];
  const query = new URLSearchParams({ page, ...(q && { q }), ...(role && { role }) });
  const list = await api.get<ListedContacts>(`${path}?${query}`);
  // Some may have gone since the link was made.
  if (list.page > list.total_pages) {
    query.delete("page");
    throw redirect(query.size > 0 ? `/contacts?${query}` : "/contacts");
  }
  return { shown: "list" as const, q, role, list };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { edit } = recordQuery(request);
  const form = await request.formData();
  if (new URL(request.url).searchParams.has("flock")) return takeNames(form, context);
  const bird = new URL(request.url).searchParams.get("bird");
  if (bird) return bindOfForm(form, context, bird);
  if (!edit) throw new Response(null, { status: 400 });
  const id = edit === "new" ? undefined : edit;
  return saveRecord<Contact>(form, context, {
    id,
    contract: contactForm,
    path,
    saved: (contact) => ({
      key: id ? "contacts.changed" : "contacts.created",
      values: { name: contact.name },
      to: recordPath("/contacts", contact.id),
    }),
  });
}

export const meta: MetaFunction = (args) => titled(args, "contacts.title");
export const handle: PageHandle = { crumbs: (t) => [{ label: t("contacts.title"), is_current: true }] };

export default function Contacts() {
  const { t } = useWords();
  const loaded = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  if (loaded.shown === "flock")
    return <FlockNames proposals={loaded.proposals} fault={sent && "fault" in sent ? sent.fault : undefined} />;
  if (loaded.shown === "bird")
    return <BindBird of={loaded.of} answer={sent && "reply" in sent ? (sent as BindAnswer) : undefined} />;
  if (loaded.shown === "list") return <ContactList {...loaded} />;
  const { contact, country, role, countries, form } = loaded;
  const answer = sent && "reply" in sent ? (sent as ContactAnswer) : undefined;
  const common = { form, countries, answer, submit: t("contacts.save") };
  return (
    <>
      <PageHeader title={contact ? t("contacts.edit") : t("contacts.new")} />
      {contact ? (
        <ContactForm
          {...common}
          roles={contact.roles}
          record={asRecord(contact)}
          stale={t("contacts.stale")}
          back={recordPath("/contacts", contact.id)}
        />
      ) : (
        <ContactForm {...common} roles={role ? [role] : []} start={{ country, kind: "person" }} back="/contacts" />
      )}
    </>
  );
}
