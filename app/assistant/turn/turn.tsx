import { LinkButton } from "#app/controls/button.tsx";
import { ErrorSummary } from "#app/controls/error-summary.tsx";
import type { ArticleLink } from "#app/help/article-view.ts";
import { useClock } from "#app/locales/clock.ts";
import { useWords } from "#app/locales/words.tsx";
import { Banner } from "#app/marks/banner.tsx";
import { ArticleLinks } from "#app/support/home/search-results.tsx";
import type { TurnView } from "#worker/assistant/tools/contract.ts";
import { AfterAnswer } from "./after-answer.tsx";
import { AnswerRows } from "./answer-rows.tsx";
import { AskButton } from "./ask-button.tsx";
import { Chart } from "./chart.tsx";
import { Proposal } from "./proposal.tsx";

type Props = {
  turn: TurnView;
  /** Makes a second press the same action. */
  idempotencyKey: string;
  /** What the help says, of a turn that asks how something is done. */
  articles: readonly ArticleLink[] | undefined;
  /** Why what was pressed did not happen. */
  fault?: string | undefined;
  isKept: boolean;
};

/** A question with its answer. */
export function Turn({ turn, idempotencyKey, articles, fault, isKept }: Props) {
  const { t } = useWords();
  const { id, question, as_of, outcome, choices, thread_id, chart, proposal } = turn;
  const clock = useClock();
  return (
    <li id={id} className="answer">
      <h2 className="answer-question" dir="auto">
        <span className="unseen">{t("assistant.asked")}: </span>
        {question}
      </h2>
      <div className="grid gap-3">
        {fault && <ErrorSummary faults={[{ message: fault }]} />}
        <Sentences turn={turn} />
        {outcome === "how" && <Articles articles={articles ?? []} />}
        {proposal && <Proposal turn={turn} proposal={proposal} />}
        {chart && <Chart chart={chart} />}
        <AnswerRows turn={turn} />
        {choices.length > 0 && (
          <ul className="answer-choices" aria-label={t("assistant.choices")}>
            {choices.map((choice, at) => (
              <li key={choice.question}>
                <AskButton
                  question={choice.question}
                  threadId={isKept ? thread_id : undefined}
                  idempotencyKey={`${idempotencyKey}-${id}-${at}`}
                >
                  {choice.label}
                </AskButton>
              </li>
            ))}
          </ul>
        )}
      </div>
      <p className="mt-3 text-sm text-muted">{t("assistant.as_of", { at: clock.moment(as_of) })}</p>
      <AfterAnswer turn={turn} idempotencyKey={idempotencyKey} isKept={isKept} />
    </li>
  );
}

/** What was found, how it was got, and which words said nothing. */
function Sentences({ turn: { outcome, answer, how, language, not_understood } }: { turn: TurnView }) {
  const { t } = useWords();
  const unnamed = not_understood.filter((word) => !answer.includes(word));
  const words = (
    <p className="answer-words" lang={language} dir="auto">
      {answer}
    </p>
  );
  return (
    <>
      {outcome === "emergency" ? <Banner tone="error">{words}</Banner> : words}
      {how && (
        <p className="whitespace-pre-line text-sm text-muted" lang={language}>
          {how}
        </p>
      )}
      {unnamed.length > 0 && (
        <p className="text-sm text-muted">{t("assistant.not_understood", { words: unnamed.join(", ") })}</p>
      )}
    </>
  );
}

function Articles({ articles }: { articles: readonly ArticleLink[] }) {
  const { t } = useWords();
  if (articles.length === 0)
    return (
      <div className="grid gap-3">
        <p>{t("assistant.articles.none")}</p>
        <div className="actions">
          <LinkButton to="/support/tickets/new">{t("assistant.write_us")}</LinkButton>
        </div>
      </div>
    );
  return (
    <section aria-label={t("assistant.articles")}>
      <ArticleLinks articles={articles} />
    </section>
  );
}
