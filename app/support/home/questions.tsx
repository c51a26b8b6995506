import { useWords } from "#app/locales/words.tsx";
import { Prose } from "#app/marks/prose.tsx";

const questions = ["deleted", "limit", "seen", "takeaway", "phone"] as const;

/** What is asked most, each folded until it is wanted. */
export function Questions() {
  const { t } = useWords();
  return (
    <section aria-labelledby="questions">
      <h2 id="questions">{t("supporthome.questions")}</h2>
      <div className="lines">
        {questions.map((key) => (
          <details key={key} className="support-question">
            <summary>{t(`supporthome.question.${key}`)}</summary>
            <div className="prose">
              <Prose text={t(`supporthome.answer.${key}`)} />
            </div>
          </details>
        ))}
      </div>
    </section>
  );
}
