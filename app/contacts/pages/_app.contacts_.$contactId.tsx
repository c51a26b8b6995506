import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireMay } from "#app/accounts/member.ts";
import { actOnContact } from "#app/contacts/contact-action.ts";
import { ContactBirds } from "#app/contacts/contact-birds.tsx";
import { ContactFacts } from "#app/contacts/contact-facts.tsx";
import { EraseQuestion } from "#app/contacts/erase-question.tsx";
import { type MergeAnswer, MergeForm } from "#app/contacts/merge-form.tsx";
import { AlikeContacts, MergedParts } from "#app/contacts/merged-parts.tsx";
import { ContactParts } from "#app/contacts/parts.tsx";
import { useContactName } from "#app/contacts/use-contact-name.ts";
import { LinkButton } from "#app/controls/button.tsx";
import { ErrorSummary } from "#app/controls/error-summary.tsx";
import { recordPath } from "#app/kit/record-path.ts";
import { inOneLine } from "#app/kit/search-group.ts";
import { useWords } from "#app/locales/words.tsx";
import { Banner } from "#app/marks/banner.tsx";
import { Card } from "#app/marks/card.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { PageHeader } from "#app/shell/page-header.tsx";
import { useMay } from "#app/web/root-data.ts";
import { titled } from "#app/web/titles.ts";
import type { ContactPage } from "#worker/contacts/page.ts";

/** `?merge=1` asks into which contact, `?delete=1` whether it is to go; whoever is merged is shown with its head. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const shown = searchParams.has("merge") ? "merge" : searchParams.has("delete") ? "delete" : "page";
  if (shown !== "page") requireMay(context, "money.write");
  const at = searchParams.get("page") ?? "";
  const query = /^[1-9]\d{0,5}$/.test(at) ? `?page=${at}` : "";
  const { data: page } = await context.api.get<{ data: ContactPage }>(
    `${recordPath("/api/contacts", params.contactId)}${query}`,
  );
  if (page.head_id !== page.id) throw redirect(recordPath("/contacts", page.head_id));
  return { shown: page.erased_at === null ? shown : ("page" as const), page };
}

export const action = async ({ request, params, context }: ActionFunctionArgs) =>
  actOnContact(await request.formData(), context, params.contactId ?? "");

export const meta: MetaFunction<typeof loader> = ({ data, ...args }) => {
  const [fallback] = titled(args, "contacts.title");
  return [data ? { title: `${data.page.name} · Voliera` } : { ...fallback }];
};
export const handle: PageHandle<{ page: ContactPage }> = {
  crumbs: (t, { page }) => [
    { label: t("contacts.title"), href: "/contacts" },
    { label: page.erased_at === null ? page.name : t("contacts.erased"), is_current: true },
  ],
};

export default function ContactOnPage() {
  const { shown, page } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const fault = answer && "fault" in answer ? answer.fault : undefined;
  if (shown === "merge")
    return <MergeForm page={page} answer={answer && "reply" in answer ? (answer as MergeAnswer) : undefined} />;
  if (shown === "delete") return <EraseQuestion page={page} fault={fault} />;
  return <ContactShown page={page} fault={fault} />;
}

function ContactShown({ page, fault }: { page: ContactPage; fault: string | undefined }) {
  const { t } = useWords();
  const mayWrite = useMay()("money.write");
  const nameOf = useContactName();
  const { id, kind, erased_at, today } = page;
  const isErased = erased_at !== null;
  const mayEdit = mayWrite && !isErased;
  const roles = new Set([page, ...page.parts].flatMap((it) => it.roles));
  return (
    <article className="grid grid-cols-1 gap-6">
      <PageHeader
        title={<bdi>{nameOf(page)}</bdi>}
        lead={inOneLine(t(`contacts.kind.${kind}`), ...[...roles].map((role) => t(`contacts.role.${role}`)))}
        actions={
          mayEdit && (
            <>
              <ContactParts place="actions" page={page} />
              <LinkButton to={`/contacts?edit=${id}`}>{t("contacts.edit.action")}</LinkButton>
            </>
          )
        }
        more={[
          mayEdit && { to: `/contacts/${id}?merge=1`, icon: "git-fork", label: t("contacts.merge.action") },
          mayEdit && { to: `/contacts/${id}?delete=1`, icon: "trash-2", label: t("contacts.erase.action") },
        ]}
      />
      {fault && <ErrorSummary faults={[{ message: fault }]} />}
      {isErased && <Banner>{t("contacts.erased.detail")}</Banner>}
      {!isErased && <Known page={page} today={today} />}
      <AlikeContacts page={page} mayWrite={mayEdit} />
      <ContactParts place="cards" page={page} />
      <ContactBirds page={page} />
      {!isErased && <MergedParts page={page} mayWrite={mayWrite} />}
    </article>
  );
}

function Known({ page, today }: { page: ContactPage; today: string }) {
  const facts = <ContactFacts contact={page} today={today} />;
  return hasFacts(page) && <Card>{facts}</Card>;
}

const hasFacts = (page: ContactPage): boolean =>
  [page.phone, page.email, page.address, page.postal_code, page.locality, page.country, page.tax_id, page.notes]
    .concat([page.register_numbers, page.other_names, page.consent_from, page.consent_on, page.language])
    .some((it) => it !== null) || page.delivery_days !== null;
