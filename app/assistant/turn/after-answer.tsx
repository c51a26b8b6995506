import { Form } from "@remix-run/react";
import { useEffect, useState } from "react";
import { Button } from "#app/controls/button.tsx";
import { CheckboxField } from "#app/controls/choice-fields.tsx";
import { fieldFacts } from "#app/controls/field.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Icon } from "#app/marks/icon.tsx";
import type { TurnView } from "#worker/assistant/tools/contract.ts";
import { AskButton } from "./ask-button.tsx";

type Props = { turn: TurnView; idempotencyKey: string; isKept: boolean };

/** What can be done with an answer: ask again, copy it, say whether it was good. */
export function AfterAnswer({ turn, idempotencyKey, isKept }: Props) {
  const { t } = useWords();
  const threadId = isKept ? turn.thread_id : undefined;
  return (
    <div className="answer-after">
      <AskButton
        kind="ghost"
        question={turn.question}
        threadId={threadId}
        idempotencyKey={`${idempotencyKey}-${turn.id}`}
      >
        {t("assistant.again")}
      </AskButton>
      <Copy turn={turn} />
      {isKept && <Mark turn={turn} />}
    </div>
  );
}

/** Only where a script runs: without one there is nothing that could. */
function Copy({ turn: { answer, how, rows } }: Pick<Props, "turn">) {
  const { t } = useWords();
  const [can, setCan] = useState(false);
  const [isDone, setDone] = useState(false);
  useEffect(() => setCan(Boolean(navigator.clipboard)), []);
  if (!can) return null;
  const lines = rows.items.map(({ label, detail }) => [label, detail].filter(Boolean).join(" · "));
  const copy = () =>
    navigator.clipboard.writeText([answer, how, ...lines].filter(Boolean).join("\n")).then(
      () => setDone(true),
      () => setCan(false),
    );
  return (
    <Button type="button" kind="ghost" onClick={copy}>
      {t(isDone ? "assistant.copied" : "assistant.copy")}
    </Button>
  );
}

function Mark({ turn: { id, thread_id, mark } }: Pick<Props, "turn">) {
  const { t } = useWords();
  return (
    <details>
      <summary className="button" data-kind="ghost">
        {t("assistant.mark")}
        {mark && <Icon of="check" />}
      </summary>
      <Form method="post" data-once className="grid gap-2 py-2">
        <input type="hidden" name="turn_id" value={id} />
        <input type="hidden" name="thread_id" value={thread_id} />
        <input type="hidden" name="do" value="mark" />
        <p className="field-hint">{t("assistant.mark.why")}</p>
        <CheckboxField field={fieldFacts("share", { id: `share-${id}` })} label={t("assistant.mark.share")} />
        <div className="actions">
          <Button name="mark" value="good">
            {t("assistant.mark.good")}
          </Button>
          <Button name="mark" value="bad">
            {t("assistant.mark.bad")}
          </Button>
        </div>
      </Form>
    </details>
  );
}
