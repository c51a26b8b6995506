import "../assistant.css";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useSearchParams } from "@remix-run/react";
import { actOnAssistant } from "#app/assistant/page/asking.ts";
import { Suggestions, Threads } from "#app/assistant/page/begin.tsx";
import { Box } from "#app/assistant/page/box.tsx";
import { Conversation } from "#app/assistant/page/conversation.tsx";
import { DeleteThreads } from "#app/assistant/page/delete-threads.tsx";
import { type AssistantPage, loadAssistant } from "#app/assistant/page/load.ts";
import { RenameForm } from "#app/assistant/page/rename-form.tsx";
import { LinkButton } from "#app/controls/button.tsx";
import { useWords } from "#app/locales/words.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { PageHeader } from "#app/shell/page-header.tsx";
import type { Reply } from "#app/web/submit.ts";
import { titled } from "#app/web/titles.ts";
import type { TurnView } from "#worker/assistant/tools/contract.ts";

export const loader = ({ request, context }: LoaderFunctionArgs) => loadAssistant(request, context);

export const action = async ({ request, context }: ActionFunctionArgs) =>
  actOnAssistant(await request.formData(), context);

export const meta: MetaFunction = (args) => titled(args, "ui.group.assistant");
export const handle: PageHandle = { crumbs: (t) => [{ label: t("ui.group.assistant"), is_current: true }] };

type Sent = {
  reply?: Reply;
  renaming?: Reply;
  fault?: { id: string; text: string };
  turn?: TurnView;
  articles?: AssistantPage["articles"];
};

export default function Assistant() {
  const { t } = useWords();
  const page = useLoaderData<typeof loader>() as AssistantPage;
  const sent = useActionData<typeof action>() as Sent | undefined;
  const [params] = useSearchParams();
  const { thread, key, question } = page;
  const { id = "" } = thread ?? {};
  const turns = thread?.turns ?? (sent?.turn ? [sent.turn] : []);
  if (params.has("delete")) return <DeleteThreads thread={thread} fault={sent?.fault?.text} />;
  const more = [
    { label: t("assistant.rename"), to: `?${new URLSearchParams({ thread: id, rename: "" })}` },
    { label: t("assistant.delete"), to: `?${new URLSearchParams({ thread: id, delete: "" })}` },
    { label: t("assistant.all"), to: "/ai-assistant" },
  ];
  const header = thread ? (
    <PageHeader
      title={t("ui.group.assistant")}
      lead={<bdi>{thread.name}</bdi>}
      actions={<LinkButton to="/ai-assistant">{t("assistant.new")}</LinkButton>}
      more={more}
    />
  ) : (
    <PageHeader
      title={t("ui.group.assistant")}
      lead={t("assistant.lead")}
      more={[page.threads.length > 0 && { label: t("assistant.delete_all"), to: "?delete" }]}
    />
  );
  return (
    <>
      {header}
      <div className="grid gap-6">
        {thread && (params.has("rename") || sent?.renaming) && <RenameForm thread={thread} reply={sent?.renaming} />}
        <Conversation
          turns={turns}
          thread={thread}
          idempotencyKey={key}
          articles={sent?.articles ?? page.articles}
          fault={sent?.fault}
        />
        <Box
          threadId={thread?.id}
          before={thread ? undefined : beforeOf(turns)}
          question={question}
          reply={sent?.reply}
          idempotencyKey={key}
          lastTurn={turns.at(-1)?.id}
        />
        {!thread && <Suggestions page={page} />}
        {!thread && <Threads threads={page.threads} />}
      </div>
    </>
  );
}

/** What was looked up last, for what follows it where nothing is kept. */
function beforeOf(turns: readonly TurnView[]): string | undefined {
  const last = turns.findLast(({ tool }) => tool !== null);
  return last && JSON.stringify({ tool: last.tool, arguments: last.arguments });
}
