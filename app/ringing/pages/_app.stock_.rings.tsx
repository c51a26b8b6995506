import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireMay } from "#app/accounts/member.ts";
import { DeletePage } from "#app/kit/delete-page.tsx";
import { freshForm } from "#app/kit/fresh-form.ts";
import { recordPath } from "#app/kit/record-path.ts";
import { actOnRecord, recordQuery } from "#app/kit/record-query.ts";
import { useWords } from "#app/locales/words.tsx";
import { SeriesForm } from "#app/ringing/series-form.tsx";
import { SeriesList } from "#app/ringing/series-list.tsx";
import { newSeriesStart, offeredIn, seriesRecord } from "#app/ringing/series-start.ts";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { PageHeader } from "#app/shell/page-header.tsx";
import type { LoadContext } from "#app/web/load-context.ts";
import type { Reply } from "#app/web/submit.ts";
import { titled } from "#app/web/titles.ts";
import { seriesForm } from "#worker/ringing/contract.ts";
import type { listSeries, SeriesChoices, SeriesPage } from "#worker/ringing/queries.ts";
import type { Series } from "#worker/ringing/series-rows.ts";

type List = Awaited<ReturnType<typeof listSeries>>;

const path = "/api/ring-series";
const list = "/stock/rings";

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireMay(context, "flock.read");
  const { edit, gone } = recordQuery(request);
  if (edit || gone) requireMay(context, "stock.write");
  if (gone) {
    const { first_ring: first, last_ring: last, used } = await found(context, gone);
    return { shown: "gone" as const, series: { first, last }, used, id: gone };
  }
  if (edit) return formOf(context, edit);
  const page = new URL(request.url).searchParams.get("page") ?? "1";
  return { shown: "list" as const, list: await context.api.get<List>(`${path}?${new URLSearchParams({ page })}`) };
}

const found = async ({ api }: LoadContext, id: string) =>
  (await api.get<{ data: SeriesPage }>(recordPath(path, id))).data;

async function formOf(context: LoadContext, edit: string) {
  const asking = context.api.get<{ data: SeriesChoices }>(`${path}/choices`);
  const [{ data: choices }, series] = await Promise.all([asking, edit === "new" ? undefined : found(context, edit)]);
  return {
    shown: "form" as const,
    form: freshForm(seriesForm),
    offered: offeredIn(choices),
    id: series?.id ?? null,
    start: newSeriesStart(choices, context.language),
    record: series ? seriesRecord(series, context.language) : null,
  };
}

export function action({ request, context }: ActionFunctionArgs) {
  return actOnRecord<Series>(request, context, {
    contract: seriesForm,
    path,
    list,
    words: "ringing.delete",
    saved: ({ id, first_ring: first, last_ring: last }) => ({
      key: "ringing.saved",
      values: { first, last },
      to: recordPath(list, id),
    }),
  });
}

export const meta: MetaFunction = (args) => titled(args, "ringing.title");
export const handle: PageHandle = { crumbs: (t) => [{ label: t("ringing.title"), is_current: true }] };

type Answer = { reply: Reply; current?: ReturnType<typeof seriesRecord> };

export default function RingSeries() {
  const loaded = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  const { t } = useWords();
  switch (loaded.shown) {
    case "list":
      return <SeriesList list={loaded.list as List} />;
    case "gone": {
      const fault = sent && "fault" in sent ? (sent as { fault: string }) : undefined;
      return (
        <DeletePage
          words="ringing.delete"
          name={t("ringing.span", loaded.series)}
          back={recordPath(list, loaded.id)}
          answer={fault}
        >
          {loaded.used > 0 && <p>{t("ringing.delete.worn", { count: loaded.used })}</p>}
        </DeletePage>
      );
    }
    case "form": {
      const { form, offered, id, start, record } = loaded;
      const answer = sent && "reply" in sent ? (sent as Answer) : undefined;
      const words = { form, offered, answer, submit: t("ringing.save"), back: id ? recordPath(list, id) : list };
      return (
        <>
          <PageHeader title={t(record ? "ringing.edit" : "ringing.new")} />
          {record ? (
            <SeriesForm {...words} record={record} stale={t("ringing.stale")} />
          ) : (
            <SeriesForm {...words} start={start} />
          )}
        </>
      );
    }
  }
}
