import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useWords } from "#app/locales/words.tsx";
import { ConsoleList, OneFilter } from "#app/operator/console-list.tsx";
import { listed } from "#app/operator/operator-api.ts";
import { TicketTable } from "#app/operator/ticket-table.tsx";
import { titled } from "#app/web/titles.ts";
import { ticketStates } from "#db/words/support.ts";
import type { ConsoleTicket } from "#worker/operator/ticket-list.ts";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const show = new URL(request.url).searchParams.get("show") ?? "unanswered";
  const list = await listed<ConsoleTicket>(request, context, "tickets", ["show"]);
  return { list, show, now: new Date().toISOString() };
}

export const meta: MetaFunction<typeof loader> = (args) =>
  args.data ? titled(args, "console.tickets") : (args.matches[0]?.meta ?? []);

export default function TicketsPage() {
  const { t } = useWords();
  const { list, show, now } = useLoaderData<typeof loader>();
  const choices = [
    ...(["unanswered", "held", "all"] as const).map((value) => ({ value, label: t(`console.ticket.show.${value}`) })),
    ...ticketStates.map((value) => ({ value, label: t(`supporttickets.state.${value}`) })),
  ];
  return (
    <ConsoleList
      title={t("console.tickets")}
      list={list}
      filters={<OneFilter name="show" now={show} choices={choices} />}
    >
      <TicketTable tickets={list.items} now={now} />
    </ConsoleList>
  );
}
