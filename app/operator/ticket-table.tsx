import { Link } from "@remix-run/react";
import { RecordTable } from "#app/kit/record-table.tsx";
import { useClock } from "#app/locales/clock.ts";
import { useWords } from "#app/locales/words.tsx";
import { Pill } from "#app/marks/pill.tsx";
import { TicketPill } from "#app/support/tickets/state-pill.tsx";
import type { ConsoleTicket } from "#worker/operator/ticket-list.ts";
import { TimeLeft } from "./time-left.tsx";

/** Tickets of all organisations: whose they are, what about, and how long they have waited. */
export function TicketTable({ tickets, now }: { tickets: readonly ConsoleTicket[]; now: string }) {
  const { t } = useWords();
  const clock = useClock();
  return (
    <RecordTable
      caption={t("console.tickets")}
      rows={tickets}
      columns={[
        {
          name: "number",
          label: t("console.ticket.number"),
          cell: ({ id, number }) => (
            <Link className="link" to={`/operator/tickets/${id}`}>
              {number}
            </Link>
          ),
        },
        {
          name: "organization",
          label: t("console.ticket.organization"),
          cell: ({ organization, short_key }) => <OrganizationLink name={organization} short_key={short_key} />,
        },
        {
          name: "category",
          label: t("console.ticket.category"),
          cell: ({ category }) => t(`supporttickets.category.${category}`),
        },
        {
          name: "priority",
          label: t("console.ticket.priority"),
          cell: ({ priority }) =>
            priority === "urgent" || priority === "high" ? (
              <Pill tone={priority === "urgent" ? "red" : "amber"}>{t(`supporttickets.priority.${priority}`)}</Pill>
            ) : (
              t(`supporttickets.priority.${priority}`)
            ),
        },
        { name: "state", label: t("console.ticket.state"), cell: ({ state }) => <TicketPill state={state} /> },
        {
          name: "left",
          label: t("console.ticket.left"),
          cell: ({ unanswered_since, last_at }) =>
            unanswered_since ? <TimeLeft since={unanswered_since} now={now} /> : clock.moment(last_at),
        },
      ]}
    />
  );
}

/** The way to an organisation in the console, by its name or, where that is not counted yet, its key. */
export function OrganizationLink({ name, short_key }: { name: string | null; short_key: string }) {
  return (
    <Link className="link" to={`/operator/organizations/${short_key}`}>
      <bdi>{name ?? short_key}</bdi>
    </Link>
  );
}
