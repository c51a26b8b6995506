import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { LinkButton } from "#app/controls/button.tsx";
import { useWords } from "#app/locales/words.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { BirdHeader, birdCrumbs } from "#app/story/bird-header.tsx";
import { BirdHistoryList } from "#app/trail/bird-history-list.tsx";
import { titled } from "#app/web/titles.ts";
import type { BirdHistory } from "#worker/trail/bird-history.ts";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const before = new URL(request.url).searchParams.get("before") ?? "";
  const bird = encodeURIComponent(params.birdId ?? "");
  const path = `/api/birds/${bird}/history`;
  const search = before ? `?${new URLSearchParams({ before })}` : "";
  const outcome = await context.api.send<{ data: BirdHistory }>("GET", `${path}${search}`);
  if (outcome.ok) return { history: outcome.answer.data, isFirst: !before };
  // A page that was never there: the history starts again at its head.
  if (outcome.status === 422) throw redirect(`/birds/${bird}/history`);
  throw Response.json(outcome.problem, { status: outcome.status });
}

export const meta: MetaFunction<typeof loader> = (args) =>
  titled(args, "birds.history.title_of", { ring: args.data?.history.head.identifier ?? "" });
export const handle: PageHandle<{ history: BirdHistory }> = {
  crumbs: (t, { history }) => birdCrumbs(t("birds.list.title"), history.head, t("birds.tab.history")),
};

export default function HistoryPage() {
  const { history, isFirst } = useLoaderData<typeof loader>();
  const { t } = useWords();
  const { head, next } = history;
  return (
    <article>
      <BirdHeader head={head} at="/history" />
      <BirdHistoryList history={history} />
      {(next || !isFirst) && (
        <nav className="actions mt-6" aria-label={t("birds.history.pages")}>
          {!isFirst && <LinkButton to={`/birds/${head.id}/history`}>{t("birds.history.newest")}</LinkButton>}
          {next && (
            <LinkButton rel="next" to={`?${new URLSearchParams({ before: next })}`}>
              {t("birds.history.older")}
            </LinkButton>
          )}
        </nav>
      )}
    </article>
  );
}
