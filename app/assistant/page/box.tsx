import { useNavigation, useSearchParams } from "@remix-run/react";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { Button, LinkButton } from "#app/controls/button.tsx";
import { ErrorSummary, faultsOf } from "#app/controls/error-summary.tsx";
import { Form } from "#app/controls/form.tsx";
import { plainFields } from "#app/controls/plain-fields.ts";
import { TextareaField } from "#app/controls/text-fields.tsx";
import { useWords } from "#app/locales/words.tsx";
import type { Reply } from "#app/web/submit.ts";
import { longestQuestion } from "#db/words/assistant.ts";

type Props = {
  threadId: string | undefined;
  /** What was looked up before, where no thread keeps it. */
  before: string | undefined;
  /** What stands in it at first. */
  question: string;
  reply: Reply | undefined;
  idempotencyKey: string;
  /** The turn that was answered last: the box is empty again once that is another. */
  lastTurn: string | undefined;
};

/** Where a question is typed. Enter asks it, Shift and Enter begin a line. */
export function Box({ threadId, before, question, reply, idempotencyKey, lastTurn }: Props) {
  const { t } = useWords();
  const box = useRef<HTMLDivElement>(null);
  useEmptied(box, lastTurn);
  const fields = plainFields(["question"], {
    reply,
    constraint: { question: { required: true, maxLength: longestQuestion } },
    start: { question },
  });
  return (
    <div ref={box} className="answer-box">
      <Form idempotencyKey={idempotencyKey}>
        <ErrorSummary faults={faultsOf(Object.values(fields), reply?.error?.[""] ?? [])} />
        {threadId && <input type="hidden" name="thread_id" value={threadId} />}
        {before && <input type="hidden" name="before" value={before} />}
        <TextareaField
          field={fields.question}
          label={t("assistant.box")}
          hint={t("assistant.hint")}
          rows={2}
          dir="auto"
          enterKeyHint="send"
          onKeyDown={askOnEnter}
        />
        <div className="actions">
          <Button kind="primary" name="do" value="ask" busy={t("assistant.asking")}>
            {t("assistant.ask")}
          </Button>
          <Stop />
        </div>
      </Form>
    </div>
  );
}

/** Leads back to the page as it is, and so lets go of what is asked; what is answered all the same stands in its thread. */
function Stop() {
  const { t } = useWords();
  const { state, formData } = useNavigation();
  const [params] = useSearchParams();
  if (state === "idle" || formData?.get("do") !== "ask") return null;
  return (
    <LinkButton to={`?${params}`} replace preventScrollReset>
      {t("assistant.stop")}
    </LinkButton>
  );
}

function askOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  const { key, shiftKey, nativeEvent, currentTarget } = event;
  if (key !== "Enter" || shiftKey || nativeEvent.isComposing) return;
  event.preventDefault();
  const { form } = currentTarget;
  form?.requestSubmit(form.querySelector<HTMLButtonElement>("button[value=ask]"));
}

/** Once there is a new answer the box is empty and has the focus. */
function useEmptied(box: { current: HTMLElement | null }, lastTurn: string | undefined) {
  const seen = useRef(lastTurn);
  useEffect(() => {
    if (seen.current === lastTurn) return;
    seen.current = lastTurn;
    const text = box.current?.querySelector("textarea");
    if (!text || lastTurn === undefined) return;
    text.value = "";
    text.focus({ preventScroll: true });
  }, [box, lastTurn]);
}
