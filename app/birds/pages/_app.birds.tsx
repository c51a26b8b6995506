import "../status/status-fields.css";
import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { Outlet, type ShouldRevalidateFunctionArgs, useLoaderData } from "@remix-run/react";
import { useEffect } from "react";
import type { BirdsPage } from "#app/birds/api-types.ts";
import { birdsShown, shownColumns } from "#app/birds/list/list-columns.tsx";
import { apiQueryOf, listQuery, openedIn, pageSearch, searchOf } from "#app/birds/list-query.ts";
import { holdList, listMustAsk } from "#app/birds/list-revalidation.ts";
import type { OverList } from "#app/birds/over-list.ts";
import { later } from "#app/controls/later.tsx";
import { exportItems } from "#app/exports/export-items.ts";
import { FlockList } from "#app/flock/flock-list.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { titled } from "#app/web/titles.ts";

// A form that was asked for by itself does not show the list below it, and its browser never sends for it.
const List = later(
  import.meta.env.SSR ? FlockList : undefined,
  async () => (await import("#app/flock/flock-list.tsx")).FlockList,
  () => !/^\/birds\/./.test(location.pathname),
);

/** Null under a page that was asked for by itself: there the list is not shown, so it is not read. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  if (pathname.replace(/\/$/, "") !== "/birds") return null;
  const query = listQuery(searchParams);
  const search = pageSearch(query, openedIn(searchParams));
  const question = pageSearch(apiQueryOf(query), openedIn(searchParams));
  const outcome = await context.api.send<{ data: BirdsPage }>("GET", `/api/birds/page${question}`);
  if (!outcome.ok && outcome.status === 422) return data({ query, search, page: undefined }, 422);
  if (!outcome.ok) throw Response.json(outcome.problem, { status: outcome.status });
  const { limit: _, ...page } = outcome.answer.data;
  // The last bird of the last page is gone: the page before it is the last one now.
  if (page.items.length === 0 && page.total > 0)
    throw redirect(`/birds${searchOf({ ...query, page: String(page.total_pages) })}`);
  const items = birdsShown(page.items, shownColumns(query, page));
  return data({ query, search, page: { ...page, items } });
}

export const meta: MetaFunction = (args) => titled(args, "birds.list.title");
export const handle: PageHandle = { crumbs: (t) => [{ label: t("birds.list.title"), is_current: true }] };
export const shouldRevalidate = (move: ShouldRevalidateFunctionArgs) => listMustAsk(move);

export default function Birds() {
  const list = useLoaderData<typeof loader>();
  const held = list?.search;
  // By answer, not by question: an action asks the same question again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new answer is the reason to remember
  useEffect(() => {
    holdList(held);
    return () => holdList(undefined);
  }, [list, held]);
  return (
    <>
      {list && <List query={list.query} page={list.page} exportsOf={exportItems} />}
      <Outlet context={{ over: list !== null } satisfies OverList} />
    </>
  );
}
