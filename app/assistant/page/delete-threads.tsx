import { Button, LinkButton } from "#app/controls/button.tsx";
import { ErrorSummary } from "#app/controls/error-summary.tsx";
import { Form } from "#app/controls/form.tsx";
import { useWords } from "#app/locales/words.tsx";
import { PageHeader } from "#app/shell/page-header.tsx";
import type { ThreadView } from "#worker/assistant/tools/contract.ts";

/** Asks before a thread is deleted, or all of them. */
export function DeleteThreads({ thread, fault }: { thread: ThreadView | null; fault: string | undefined }) {
  const { t } = useWords();
  const title = thread ? t("assistant.delete.question", { name: thread.name }) : t("assistant.delete_all.question");
  return (
    <>
      <PageHeader title={title} lead={t("assistant.delete.detail")} />
      <Form>
        {fault && <ErrorSummary faults={[{ message: fault }]} />}
        {thread && <input type="hidden" name="thread" value={thread.id} />}
        <div className="actions">
          <Button kind="danger" name="do" value="delete">
            {t("assistant.delete.confirm")}
          </Button>
          <LinkButton to={thread ? `?${new URLSearchParams({ thread: thread.id })}` : "?"}>{t("ui.cancel")}</LinkButton>
        </div>
      </Form>
    </>
  );
}
