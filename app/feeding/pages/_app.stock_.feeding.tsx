import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireMay } from "#app/accounts/member.ts";
import { FeedingForm } from "#app/feeding/feeding-form.tsx";
import { FeedingList } from "#app/feeding/feeding-list.tsx";
import { feedingList, feedingPath } from "#app/feeding/feeding-paths.ts";
import { boxesOf } from "#app/feeding/line-rows.ts";
import { actOnFeeding, saveFeeding } from "#app/feeding/save-feeding.ts";
import { DeletePage } from "#app/kit/delete-page.tsx";
import { deleteRecord } from "#app/kit/delete-record.ts";
import { recordPath } from "#app/kit/record-path.ts";
import { recordQuery } from "#app/kit/record-query.ts";
import type { PageHandle } from "#app/shell/page-handle.ts";
import type { LoadContext } from "#app/web/load-context.ts";
import type { Reply } from "#app/web/submit.ts";
import { titled } from "#app/web/titles.ts";
import type { FeedingChoices } from "#worker/feeding/choices.ts";
import type { listFeedRounds } from "#worker/feeding/queries.ts";
import type { FeedRound } from "#worker/feeding/round-rows.ts";

type List = Awaited<ReturnType<typeof listFeedRounds>>;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { edit, gone } = recordQuery(request);
  if (edit || gone) requireMay(context, "stock.write");
  if (gone) {
    const { data: round } = await context.api.get<{ data: FeedRound }>(recordPath(feedingPath, gone));
    return { shown: "gone" as const, round };
  }
  if (edit) return formOf(context, edit === "new" ? undefined : edit);
  const page = new URL(request.url).searchParams.get("page") ?? "1";
  const list = await context.api.get<List>(`${feedingPath}?${new URLSearchParams({ page })}`);
  return { shown: "list" as const, list, key: crypto.randomUUID() };
}

async function formOf({ api, language }: LoadContext, id: string | undefined) {
  const [{ data: choices }, found] = await Promise.all([
    api.get<{ data: FeedingChoices }>(`${feedingPath}/choices`),
    id === undefined ? undefined : api.get<{ data: FeedRound }>(recordPath(feedingPath, id)),
  ]);
  const round = found?.data;
  const { items, places, species, today } = choices;
  return {
    shown: "form" as const,
    start: {
      id: round?.id ?? null,
      version: round?.version ?? null,
      name: round?.name ?? "",
      first_on: round?.first_on ?? today,
      rows: round?.lines.length ?? 0,
      boxes: boxesOf(round?.lines ?? [], choices, language),
    },
    offered: {
      items: items.map(({ name }) => name),
      whom: [...species, ...places].map(({ name }) => name),
    },
    key: crypto.randomUUID(),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { edit, gone } = recordQuery(request);
  const form = await request.formData();
  const acted = await actOnFeeding(form, new URL(request.url).searchParams, context);
  if (acted) return acted;
  if (gone)
    return deleteRecord(form, context, {
      path: recordPath(feedingPath, gone),
      words: "feeding.delete",
      list: feedingList,
    });
  if (!edit) throw data(null, 400);
  return saveFeeding(form, context, edit === "new" ? undefined : edit);
}

export const meta: MetaFunction = (args) => titled(args, "feeding.title");
export const handle: PageHandle = { crumbs: (t) => [{ label: t("feeding.title"), is_current: true }] };

export default function Feeding() {
  const loaded = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>() as { reply?: Reply; fault?: string } | undefined;
  switch (loaded.shown) {
    case "list":
      return <FeedingList list={loaded.list as List} formKey={loaded.key} />;
    case "form":
      return <FeedingForm start={loaded.start} offered={loaded.offered} formKey={loaded.key} reply={sent?.reply} />;
    case "gone":
      return (
        <DeletePage
          words="feeding.delete"
          name={loaded.round.name}
          back={feedingList}
          answer={sent?.fault === undefined ? undefined : { fault: sent.fault }}
        />
      );
  }
}
