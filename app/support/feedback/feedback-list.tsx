import { PageLinks } from "#app/lists/pager.tsx";
import { useClock } from "#app/locales/clock.ts";
import { useWords } from "#app/locales/words.tsx";
import { Pill, type Tone } from "#app/marks/pill.tsx";
import type { FeedbackState } from "#db/words/support.ts";
import type { FeedbackView } from "#worker/support/feedback/contract.ts";

const tones: Record<FeedbackState, Tone> = { new: "stone", planned: "sky", done: "green", declined: "stone" };

export type FeedbackPage = { data: FeedbackView[]; page: number; total: number; total_pages: number };

/** What the reader wrote, the newest first, and what became of it. */
export function FeedbackList({ list }: { list: FeedbackPage }) {
  const { t } = useWords();
  return (
    <section aria-labelledby="own">
      <h2 id="own">{t("feedback.own")}</h2>
      {list.total === 0 ? (
        <p className="text-muted">{t("feedback.none")}</p>
      ) : (
        <ul className="rows">
          {list.data.map((it) => (
            <Opinion key={it.id} of={it} />
          ))}
        </ul>
      )}
      {list.total_pages > 1 && <PageLinks page={list.page} total_pages={list.total_pages} />}
    </section>
  );
}

function Opinion({
  of: { type, title, description, rating, state, line, decided_at, created_at },
}: {
  of: FeedbackView;
}) {
  const { t } = useWords();
  const clock = useClock();
  return (
    <li>
      <div className="min-w-0">
        <strong className="[overflow-wrap:anywhere]" dir="auto">
          {title}
        </strong>
        <span className="block text-sm text-muted">
          {t(`feedback.type.${type}`)} · {clock.day(created_at)}
          {rating !== null && <> · {t("feedback.stars", { count: rating })}</>}
        </span>
        <p className="max-w-prose whitespace-pre-line [overflow-wrap:anywhere]" dir="auto">
          {description}
        </p>
        {line && (
          <blockquote className="mt-2">
            <span className="block text-sm text-muted">
              {t("feedback.answer")}
              {decided_at && <> · {clock.day(decided_at)}</>}
            </span>
            <span className="[overflow-wrap:anywhere]" dir="auto">
              {line}
            </span>
          </blockquote>
        )}
      </div>
      <Pill tone={tones[state]}>{t(`feedback.state.${state}`)}</Pill>
    </li>
  );
}
