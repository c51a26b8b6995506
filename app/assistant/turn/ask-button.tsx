import { Form } from "@remix-run/react";
import type { ComponentProps } from "react";
import { Button } from "#app/controls/button.tsx";

type Props = {
  question: string;
  /** The thread it is asked in; without one it begins one. */
  threadId?: string | undefined;
  /** What was looked up before, where no thread keeps it. */
  before?: string | undefined;
  /** Makes a second press the same question. */
  idempotencyKey: string;
} & Pick<ComponentProps<typeof Button>, "kind" | "children">;

/** A question that one press asks. */
export function AskButton({ question, threadId, before, idempotencyKey, kind, children }: Props) {
  return (
    <Form method="post" data-once>
      <input type="hidden" name="question" value={question} />
      {threadId && <input type="hidden" name="thread_id" value={threadId} />}
      {before && <input type="hidden" name="before" value={before} />}
      <input type="hidden" name="idempotency_key" value={idempotencyKey} />
      <Button kind={kind ?? "quiet"} name="do" value="ask">
        {children}
      </Button>
    </Form>
  );
}
