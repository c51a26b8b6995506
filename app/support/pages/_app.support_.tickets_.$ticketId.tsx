import "../support.css";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { recordPath } from "#app/kit/record-path.ts";
import { useWords } from "#app/locales/words.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { PageHeader } from "#app/shell/page-header.tsx";
import { GrantCard } from "#app/support/grants/grant-card.tsx";
import { actOnTicket } from "#app/support/tickets/act-on-ticket.ts";
import { TicketReplyForm } from "#app/support/tickets/reply-form.tsx";
import { SolveForm } from "#app/support/tickets/solve-form.tsx";
import { Thread } from "#app/support/tickets/thread.tsx";
import { TicketFacts, WentAlong } from "#app/support/tickets/ticket-facts.tsx";
import type { Reply } from "#app/web/submit.ts";
import { titled } from "#app/web/titles.ts";
import { longestOf, type TicketView } from "#worker/support/tickets/contract.ts";

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { data: ticket } = await context.api.get<{ data: TicketView }>(
    recordPath("/api/support/tickets", params.ticketId ?? ""),
  );
  return { ticket, longest: longestOf.note, idempotency_key: crypto.randomUUID() };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  return actOnTicket(await request.formData(), context, params.ticketId ?? "");
}

export const meta: MetaFunction = (args) => titled(args, "supporttickets.title");
export const handle: PageHandle<Awaited<ReturnType<typeof loader>>> = {
  crumbs: (t, { ticket }) => [
    { label: t("supporttickets.title"), href: "/support/tickets" },
    { label: ticket.number, is_current: true },
  ],
};

type Sent = { of: "write" | "solve"; reply: Reply };

export default function Ticket() {
  const { t } = useWords();
  const { ticket, longest, idempotency_key } = useLoaderData<typeof loader>() as Awaited<ReturnType<typeof loader>>;
  const sent = useActionData<typeof action>() as Sent | undefined;
  const replyTo = (of: Sent["of"]) => (sent?.of === of ? sent.reply : undefined);
  const { id, state, title, messages, helped } = ticket;
  const isOver = state === "solved" || state === "closed";
  const isAnswered = messages.some(({ from }) => from === "support");
  const rated = isAnswered ? "supporttickets.rated" : "supporttickets.rated_alone";
  return (
    <>
      <PageHeader title={<bdi>{title}</bdi>} />
      <div className="grid gap-6">
        <TicketFacts ticket={ticket} />
        <Thread messages={messages} filesAt={`/support/tickets/${id}/files`} />
        {isOver && helped && <p>{t(rated, { helped: t(`supporttickets.helped.${helped}`).toLowerCase() })}</p>}
        {state === "solved" && !helped && (
          <SolveForm longest={longest} reply={replyTo("solve")} isSolved isAnswered={isAnswered} />
        )}
        <section className="grid gap-3" aria-labelledby="reply">
          <h2 id="reply">{t("supporttickets.reply")}</h2>
          <TicketReplyForm ticket={ticket} reply={replyTo("write")} idempotencyKey={idempotency_key} />
        </section>
        {!isOver && (
          <section className="grid gap-3" aria-labelledby="solve">
            <h2 id="solve">{t("supporttickets.solve")}</h2>
            <SolveForm longest={longest} reply={replyTo("solve")} isSolved={false} isAnswered={isAnswered} />
          </section>
        )}
        {!isOver && <GrantCard ticketId={id} idempotencyKey={`${idempotency_key}-look`} />}
        <WentAlong context={ticket.context} />
      </div>
    </>
  );
}
