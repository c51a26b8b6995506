import { Button } from "#app/controls/button.tsx";
import { Form } from "#app/controls/form.tsx";
import { plainFields } from "#app/controls/plain-fields.ts";
import { TextField } from "#app/controls/text-fields.tsx";
import { useWords } from "#app/locales/words.tsx";
import type { Reply } from "#app/web/submit.ts";
import { longestThreadName } from "#db/words/assistant.ts";
import type { ThreadView } from "#worker/assistant/tools/contract.ts";

/** What a thread is called. */
export function RenameForm({ thread, reply }: { thread: ThreadView; reply: Reply | undefined }) {
  const { t } = useWords();
  const fields = plainFields(["name"], {
    reply,
    constraint: { name: { required: true, maxLength: longestThreadName } },
    start: { name: thread.name },
  });
  return (
    <Form>
      <input type="hidden" name="thread" value={thread.id} />
      <input type="hidden" name="version" value={thread.version} />
      <TextField field={fields.name} label={t("assistant.name")} autoComplete="off" dir="auto" />
      <div className="actions">
        <Button kind="primary" name="do" value="rename">
          {t("assistant.save")}
        </Button>
      </div>
    </Form>
  );
}
