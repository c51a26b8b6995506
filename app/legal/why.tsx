import { useClock } from "#app/locales/clock.ts";
import { useWords } from "#app/locales/words.tsx";
import { dayInWords } from "#worker/locales/dates.ts";

/** Where a demand comes from: as a rule, a movement, a deadline or a note of `GET /api/rules` says it. */
export type Whence = {
  source: string | null;
  doubt: string | null;
  read_on?: string;
  review_on?: string;
  own?: { reason: string; since: string } | null;
};
type Props = {
  of: Whence;
  /** What it is the reason of, for whoever hears the page. */
  about: string;
  today: string;
};

/** Why something is demanded, folded away: its source, what is doubtful, until when the reading counts. */
export function Why({ of: { source, doubt, read_on, review_on, own }, about, today }: Props) {
  const { t, language } = useWords();
  const clock = useClock();
  const day = (on: string) => dayInWords(on, language);
  const isPast = review_on !== undefined && review_on < today;
  return (
    <details className="disclosure">
      <summary>
        <span aria-hidden="true">{t("rules.why")}</span>
        <span className="unseen">{t("rules.why.of", { what: about })}</span>
      </summary>
      <div className="max-w-prose grid gap-1">
        {own && <p>{t("rules.why.own", { day: clock.day(own.since), reason: own.reason })}</p>}
        {source && read_on && <p>{t("rules.why.source", { source, day: day(read_on) })}</p>}
        {doubt && <p>{t("rules.why.doubt", { doubt })}</p>}
        {review_on && <p>{t(isPast ? "rules.why.review.past" : "rules.why.review", { day: day(review_on) })}</p>}
        {!source && <p>{t("rules.why.unknown")}</p>}
      </div>
    </details>
  );
}
