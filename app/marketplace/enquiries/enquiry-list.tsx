import { Link } from "@remix-run/react";
import { PageLinks } from "#app/lists/pager.tsx";
import { useClock } from "#app/locales/clock.ts";
import { useWords } from "#app/locales/words.tsx";
import { Pill } from "#app/marks/pill.tsx";
import type { EnquiryRow } from "#worker/marketplace/enquiries/rows.ts";

export type Paged<Row> = { data: Row[]; page: number; total: number; total_pages: number };

/** What people ask about the listings, the newest words first; what nobody answered says so. */
export function EnquiryList({ list }: { list: Paged<EnquiryRow> }) {
  const { t } = useWords();
  const clock = useClock();
  return (
    <>
      <ul className="rows">
        {list.data.map(({ id, name, title, state, waits_for, words, last_word_at }) => (
          <li key={id}>
            <div className="min-w-0">
              <Link className="link" to={`/marketplace/enquiries/${id}`}>
                <bdi>{name}</bdi>
              </Link>{" "}
              {title && <bdi className="text-muted">{title}</bdi>}
              <span className="block [overflow-wrap:anywhere]" dir="auto">
                {words}
              </span>
              <span className="block text-sm text-muted">{clock.moment(last_word_at)}</span>
            </div>
            {state === "open" ? (
              waits_for === "seller" && <Pill tone="amber">{t("enquiries.to_answer")}</Pill>
            ) : (
              <Pill tone={state === "reserved" ? "sky" : "stone"}>{t(`enquiries.state.${state}`)}</Pill>
            )}
          </li>
        ))}
      </ul>
      {list.total_pages > 1 && <PageLinks page={list.page} total_pages={list.total_pages} />}
    </>
  );
}
