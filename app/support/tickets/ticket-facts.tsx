import { useClock } from "#app/locales/clock.ts";
import { useWords } from "#app/locales/words.tsx";
import { Banner } from "#app/marks/banner.tsx";
import type { TicketView } from "#worker/support/tickets/contract.ts";
import { TicketPill } from "./state-pill.tsx";

/** What stands above the words: number, what it is about, how far it has come and what it waits for. */
export function TicketFacts({ ticket }: { ticket: TicketView }) {
  const { t } = useWords();
  const clock = useClock();
  const { number, category, priority, state, created_at, author, is_own, waits_for, follows, closes_at } = ticket;
  return (
    <div className="grid gap-3">
      <p className="actions text-muted">
        <TicketPill state={state} />
        <span>
          {number} · {t(`supporttickets.category.${category}`)}
          {priority !== "normal" && <> · {t(`supporttickets.priority.${priority}`)}</>} ·{" "}
          {t("supporttickets.opened_at", { moment: clock.moment(created_at) })}
          {!is_own && author && <> · {t("supporttickets.of", { name: author })}</>}
        </span>
      </p>
      {follows && <p>{t("supporttickets.follows", { number: follows })}</p>}
      {state === "waiting" && waits_for && <Banner title={t("supporttickets.waits")}>{waits_for}</Banner>}
      {state === "solved" && closes_at && (
        <p className="text-muted">{t("supporttickets.closes", { day: clock.day(closes_at) })}</p>
      )}
    </div>
  );
}

const shown = ["page", "browser", "plan", "request_id"] as const;

/** What went along with it, for whoever wants to know what we see. */
export function WentAlong({ context }: Pick<TicketView, "context">) {
  const { t } = useWords();
  const facts = shown.filter((name) => context[name]);
  if (facts.length === 0) return null;
  return (
    <details className="drawer">
      <summary>{t("supporttickets.went_along")}</summary>
      <dl>
        {facts.map((name) => (
          <div key={name}>
            <dt className="text-muted">{t(`supporttickets.along.${name}`)}</dt>
            <dd className="[overflow-wrap:anywhere]">{context[name]}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
