import { useWords } from "#app/locales/words.tsx";
import { dayInWords } from "#worker/locales/dates.ts";
import type { OpenReport, Waiting } from "#worker/marketplace/reports/operator-lists.ts";
import type { Again } from "./act-on-market.ts";
import { DecisionForm } from "./decision-form.tsx";
import { WaitingList } from "./waiting-list.tsx";

/** What people hold against listings, with what these said then. */
export function Reports({ reports, again }: { reports: Waiting<OpenReport>; again: Again | undefined }) {
  const { t, language } = useWords();
  return (
    <WaitingList id="reports" title={t("operator.reports")} nothing={t("operator.reports_none")} waiting={reports}>
      {({ id, number, listing_id, reason, text, created_at, has_email, listing }) => (
        <>
          <p>
            <strong>{t(`report.reason.${reason}`)}</strong>{" "}
            <span className="text-sm text-muted">
              {t("operator.report_of", { number, day: dayInWords(created_at.slice(0, 10), language) })}
              {has_email && `, ${t("operator.with_email")}`}
            </span>
          </p>
          <p className="whitespace-pre-wrap" dir="auto">
            {text}
          </p>
          <details className="drawer">
            <summary>
              {t("operator.listing")}: <bdi>{listing.title}</bdi>
            </summary>
            {listing.latin_name && <p>{listing.latin_name}</p>}
            <p className="whitespace-pre-wrap" dir="auto">
              {listing.text}
            </p>
            <a className="link" href={`/market/${listing_id}`}>
              {t("operator.listing")}
            </a>
          </details>
          <DecisionForm intent="report" id={id} again={again} />
        </>
      )}
    </WaitingList>
  );
}
