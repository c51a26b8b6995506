import { useClock } from "#app/locales/clock.ts";
import { useWords } from "#app/locales/words.tsx";
import type { OpenTicket } from "#worker/operator/ticket-list.ts";
import { OpenLook } from "./look-table.tsx";

/** The looks that were allowed from a ticket: until when, and whether sums may be seen. */
export function TicketGrants({ grants, short_key, now }: Pick<OpenTicket, "grants" | "short_key"> & { now: string }) {
  const { t } = useWords();
  const clock = useClock();
  return (
    <section aria-labelledby="grants" className="grid gap-2">
      <h2 id="grants">{t("console.ticket.grants")}</h2>
      {grants.length === 0 && <p className="text-muted">{t("console.ticket.grants_none")}</p>}
      <ul className="lines">
        {grants.map(({ id, ends_at, revoked_at, has_money }) => {
          const end = revoked_at ?? ends_at;
          const isOver = end <= now;
          return (
            <li key={id} className="py-2">
              {t(isOver ? "console.ticket.grant_over" : "console.ticket.grant", { moment: clock.moment(end) })}
              {has_money === 1 && `, ${t("console.ticket.grant_money")}`}
              {!isOver && (
                <>
                  {" "}
                  <OpenLook id={`${short_key}-${id}`} />
                </>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
