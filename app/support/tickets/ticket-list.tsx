import { Link } from "@remix-run/react";
import { PageLinks } from "#app/lists/pager.tsx";
import { useClock } from "#app/locales/clock.ts";
import { useWords } from "#app/locales/words.tsx";
import type { TicketRow } from "#worker/support/tickets/contract.ts";
import { TicketPill } from "./state-pill.tsx";

export type TicketList = { data: TicketRow[]; page: number; total: number; total_pages: number };

/** Tickets, those with the newest words first; whose they are where they are a colleague's. */
export function Tickets({ list }: { list: TicketList }) {
  const { t } = useWords();
  const clock = useClock();
  return (
    <>
      <ul className="rows">
        {list.data.map(({ id, title, number, category, state, author, is_own, last_at }) => (
          <li key={id}>
            <div className="min-w-0">
              <Link className="link [overflow-wrap:anywhere]" to={`/support/tickets/${id}`}>
                <bdi>{title}</bdi>
              </Link>
              <span className="block text-sm text-muted">
                {number} · {t(`supporttickets.category.${category}`)} · {clock.moment(last_at)}
                {!is_own && author && <> · {t("supporttickets.of", { name: author })}</>}
              </span>
            </div>
            <TicketPill state={state} />
          </li>
        ))}
      </ul>
      {list.total_pages > 1 && <PageLinks page={list.page} total_pages={list.total_pages} />}
    </>
  );
}
