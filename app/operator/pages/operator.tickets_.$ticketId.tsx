import "../../support/support.css";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ErrorSummary } from "#app/controls/error-summary.tsx";
import { recordPath } from "#app/kit/record-path.ts";
import { useWords } from "#app/locales/words.tsx";
import { actOnTicket, type TicketAnswer } from "#app/operator/act-on-ticket.ts";
import { operatorApi, requireOperator } from "#app/operator/operator-api.ts";
import { AnswerForm, HeldMessage, StateForm } from "#app/operator/ticket-forms.tsx";
import { TicketGrants } from "#app/operator/ticket-grants.tsx";
import { OrganizationLink } from "#app/operator/ticket-table.tsx";
import { PageHeader } from "#app/shell/page-header.tsx";
import { Thread } from "#app/support/tickets/thread.tsx";
import { TicketFacts, WentAlong } from "#app/support/tickets/ticket-facts.tsx";
import { titled } from "#app/web/titles.ts";
import type { OpenTicket } from "#worker/operator/ticket-list.ts";

export async function loader({ params, context }: LoaderFunctionArgs) {
  const path = recordPath("/api/operator/tickets", params.ticketId);
  const { data: ticket } = await operatorApi(context).get<{ data: OpenTicket }>(path);
  return { ticket, now: new Date().toISOString(), idempotency_key: crypto.randomUUID() };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  await requireOperator(context);
  return actOnTicket(await request.formData(), context, params.ticketId ?? "");
}

export const meta: MetaFunction<typeof loader> = (args) =>
  args.data ? titled(args, "console.tickets") : (args.matches[0]?.meta ?? []);

export default function TicketPage() {
  const { t } = useWords();
  const { ticket, now, idempotency_key } = useLoaderData<typeof loader>() as Awaited<ReturnType<typeof loader>>;
  const sent = useActionData<typeof action>() as TicketAnswer | undefined;
  const replyTo = (of: "answer" | "set") => (sent?.of === of ? sent.reply : undefined);
  const { id, title, organization, short_key, messages, grants, context } = ticket;
  return (
    <>
      <PageHeader title={<bdi>{title}</bdi>} lead={<OrganizationLink name={organization} short_key={short_key} />} />
      <div className="grid gap-6">
        {sent && sent.of === undefined && <ErrorSummary faults={sent.faults.map((message) => ({ message }))} />}
        <TicketFacts ticket={ticket} />
        <Thread
          messages={messages}
          filesAt={`/operator/tickets/${id}/files`}
          below={(message) => message.is_held && <HeldMessage message={message} />}
        />
        <section aria-labelledby="answer">
          <h2 id="answer">{t("console.ticket.answer")}</h2>
          <AnswerForm ticket={ticket} reply={replyTo("answer")} idempotencyKey={idempotency_key} />
        </section>
        <StateForm ticket={ticket} reply={replyTo("set")} />
        <TicketGrants short_key={short_key} grants={grants} now={now} />
        <WentAlong context={context} />
      </div>
    </>
  );
}
