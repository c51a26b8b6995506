import "../support.css";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireMember } from "#app/accounts/member.ts";
import { findArticles } from "#app/help/find-articles.ts";
import { freshForm } from "#app/kit/fresh-form.ts";
import { useWords } from "#app/locales/words.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { PageHeader } from "#app/shell/page-header.tsx";
import { NewTicketForm } from "#app/support/tickets/new-ticket-form.tsx";
import { openTicket } from "#app/support/tickets/open-ticket.ts";
import { cameFrom } from "#app/web/paths.ts";
import { titled } from "#app/web/titles.ts";
import { longestOf, ticketDraft } from "#worker/support/tickets/contract.ts";

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireMember(context);
  const { searchParams } = new URL(request.url);
  const given = (name: string, most: number) => (searchParams.get(name) ?? "").slice(0, most);
  const title = given("title", longestOf.title);
  const before = cameFrom(request, context.origin) ?? "";
  const page = given("from", 300) || (before.startsWith("/support") ? "" : before);
  const form = freshForm(ticketDraft);
  // A box that stops taking letters would cut a pasted text short; that one is judged when it is sent.
  const limits = { ...form.limits, text: { required: true }, priority: {} };
  return {
    form: { ...form, limits },
    start: { title, page, request_id: given("request", 100) },
    nearest: title ? findArticles(title, context.language, 3) : undefined,
  };
}

export const action = ({ request, context }: ActionFunctionArgs) => openTicket(request, context);

export const meta: MetaFunction = (args) => titled(args, "supporttickets.new");
export const handle: PageHandle = {
  crumbs: (t) => [
    { label: t("supporttickets.title"), href: "/support/tickets" },
    { label: t("supporttickets.new"), is_current: true },
  ],
};

export default function NewTicket() {
  const { t } = useWords();
  const { form, start, nearest } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <>
      <PageHeader title={t("supporttickets.new")} lead={t("supporttickets.new.lead")} />
      <NewTicketForm form={form} reply={answer?.reply} start={start} nearest={answer?.nearest ?? nearest} />
    </>
  );
}
