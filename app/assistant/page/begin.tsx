import { Link } from "@remix-run/react";
import { useClock } from "#app/locales/clock.ts";
import { useWords } from "#app/locales/words.tsx";
import { useRoot } from "#app/web/root-data.ts";
import { AskButton } from "../turn/ask-button.tsx";
import type { AssistantPage } from "./load.ts";

/** What could be asked, each by one press. */
export function Suggestions({ page: { suggestions, key } }: { page: Pick<AssistantPage, "suggestions" | "key"> }) {
  const { t } = useWords();
  if (suggestions.length === 0) return null;
  return (
    <section aria-labelledby="try">
      <h2 id="try" className="mb-2">
        {t("assistant.try")}
      </h2>
      <ul className="answer-choices">
        {suggestions.map((question, at) => (
          <li key={question}>
            <AskButton question={question} idempotencyKey={`${key}-try-${at}`}>
              {question}
            </AskButton>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What was asked before, and how long it is kept. */
export function Threads({ threads }: Pick<AssistantPage, "threads">) {
  const { t } = useWords();
  const clock = useClock();
  if (useRoot()?.viewer?.is_demo) return <p className="text-muted">{t("assistant.demo")}</p>;
  if (threads.length === 0) return null;
  return (
    <section aria-labelledby="threads">
      <h2 id="threads">{t("assistant.threads")}</h2>
      <p className="text-sm text-muted">{t("assistant.threads.kept")}</p>
      <ul className="lines mt-2">
        {threads.map(({ id, name, asked_at }) => (
          <li key={id} className="py-2">
            <Link className="link" to={`?${new URLSearchParams({ thread: id })}`}>
              <bdi>{name}</bdi>
            </Link>
            <span className="block text-sm text-muted">{clock.moment(asked_at)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
