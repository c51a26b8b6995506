import { Link, useNavigation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { useWords } from "#app/locales/words.tsx";
import type { TurnView } from "#worker/assistant/tools/contract.ts";
import { Turn } from "../turn/turn.tsx";
import type { AssistantPage } from "./load.ts";

type Props = {
  turns: readonly TurnView[];
  /** The thread, and the place before which it has more; null for what is not kept. */
  thread: AssistantPage["thread"];
  idempotencyKey: string;
  articles: AssistantPage["articles"];
  fault: { id: string; text: string } | undefined;
};

/** What was asked and answered, the oldest first; below it what is being asked. */
export function Conversation({ turns, thread, idempotencyKey, articles, fault }: Props) {
  const { t } = useWords();
  const { id = "", earlier = null } = thread ?? {};
  return (
    <>
      {earlier !== null && (
        <p>
          <Link className="link" to={`?${new URLSearchParams({ thread: id, before: String(earlier) })}`}>
            {t("assistant.earlier")}
          </Link>
        </p>
      )}
      <ol className="answers">
        {turns.map((turn) => (
          <Turn
            key={turn.id}
            turn={turn}
            idempotencyKey={idempotencyKey}
            articles={articles[turn.id]}
            fault={fault?.id === turn.id ? fault.text : undefined}
            isKept={thread !== null}
          />
        ))}
        <Waiting />
      </ol>
      <Announced turn={turns.at(-1)} />
    </>
  );
}

/** The question that waits for its answer. */
function Waiting() {
  const { t } = useWords();
  const { formData } = useNavigation();
  if (formData?.get("do") !== "ask") return null;
  return (
    <li className="answer">
      <h2 className="answer-question" dir="auto">
        {String(formData.get("question"))}
      </h2>
      <p className="text-muted">{t("assistant.looking")}</p>
    </li>
  );
}

/** Says a new answer to whoever hears the page: once, and never those that were there when it came. */
function Announced({ turn }: { turn: TurnView | undefined }) {
  const [text, setText] = useState("");
  const seen = useRef(turn?.id);
  useEffect(() => {
    if (turn === undefined || seen.current === turn.id) return;
    seen.current = turn.id;
    setText(turn.answer);
  }, [turn]);
  return (
    <p className="unseen" role="status">
      {text}
    </p>
  );
}
