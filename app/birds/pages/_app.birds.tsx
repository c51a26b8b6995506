import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import {
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useLocation,
  useSearchParams,
} from "@remix-run/react";
import { useEffect } from "react";
import { useMay } from "#app/accounts/use-may.ts";
import type { BirdsPage } from "#app/birds/api-types.ts";
import { askedChips } from "#app/birds/list/asked-chips.ts";
import { BirdFilters } from "#app/birds/list/bird-filters.tsx";
import { BirdsTable } from "#app/birds/list/birds-table.tsx";
import { birdsShown, listColumns, shownColumns } from "#app/birds/list/list-columns.tsx";
import { type ListQuery, listQuery, narrows, openedIn, pageSearch, searchIn, searchOf } from "#app/birds/list-query.ts";
import { holdList, listMustAsk } from "#app/birds/list-revalidation.ts";
import type { OverList } from "#app/birds/over-list.ts";
import { LinkButton } from "#app/controls/button.tsx";
import { exportItems } from "#app/exports/export-items.ts";
import { BulkDeeds } from "#app/flock/bulk-deeds.tsx";
import { EmptyFlock, NothingMatches } from "#app/flock/empty-flock.tsx";
import { Chips } from "#app/lists/chips.tsx";
import { ColumnChooser } from "#app/lists/column-chooser.tsx";
import { Pager } from "#app/lists/pager.tsx";
import { SavedViews } from "#app/lists/saved-views.tsx";
import { useListKeys } from "#app/lists/use-list-keys.ts";
import { useWords } from "#app/locales/words.tsx";
import { EmptyState } from "#app/marks/empty-state.tsx";
import { Perch } from "#app/marks/feather-and-perch.tsx";
import { useDialogSoon } from "#app/shell/dialog.tsx";
import type { MoreItem } from "#app/shell/more-menu.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { PageHeader } from "#app/shell/page-header.tsx";
import { titled } from "#app/web/titles.ts";
import type { BirdSort, Order } from "#db/vocabulary.ts";

/** What the page shows of its answer; the plan's limit it leaves to the forms. */
type ShownPage = Omit<BirdsPage, "limit">;

/** Null under a page that was asked for by itself: there the list is not shown, so it is not read. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  if (pathname.replace(/\/$/, "") !== "/birds") return null;
  const query = listQuery(searchParams);
  const search = pageSearch(query, openedIn(searchParams));
  const outcome = await context.api.send<{ data: BirdsPage }>("GET", `/api/birds/page${search}`);
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
  // By answer, not by question: a deed asks the same question again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new answer is the reason to remember
  useEffect(() => {
    holdList(held);
    return () => holdList(undefined);
  }, [list, held]);
  return (
    <>
      {list && <List query={list.query} page={list.page} />}
      <Outlet context={{ over: list !== null } satisfies OverList} />
    </>
  );
}

function List({ query, page }: { query: ListQuery; page: ShownPage | undefined }) {
  const { t } = useWords();
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const search = searchIn(params);
  // The first visit says what to do in its own words, in order; three more buttons above would only ask again.
  const isFirst = page?.total === 0 && !narrows(query);
  useDialogSoon();
  const may = useMay();
  useListKeys({ ...(may.write && { add: `/birds/new${search}` }), isOn: pathname === "/birds" });
  const more: Array<MoreItem | false> = [
    may.write && { to: `/birds/import${search}`, keepsPlace: true, icon: "file-up", label: t("birds.list.import") },
    may.write && {
      to: `/birds/species/new${search}`,
      keepsPlace: true,
      icon: "egg",
      label: t("birds.list.add_species"),
    },
    { to: "/birds/trash", icon: "trash-2", label: t("birds.list.trash") },
    ...exportItems(t, query, page?.total ?? 0),
  ];
  return (
    <>
      <PageHeader
        title={t("birds.list.title")}
        actions={may.write && !isFirst && <Add search={search} />}
        more={isFirst ? [] : more}
      />
      {page ? <Flock query={query} page={page} search={search} /> : <BadQuestion />}
    </>
  );
}

function Add({ search }: { search: string }) {
  const { t } = useWords();
  return (
    <LinkButton kind="primary" to={`/birds/new${search}`} preventScrollReset aria-keyshortcuts="n">
      {t("birds.list.add")}
    </LinkButton>
  );
}

function Flock({ query, page, search }: { query: ListQuery; page: ShownPage; search: string }) {
  const { t, language } = useWords();
  if (page.total === 0 && !narrows(query)) return <EmptyFlock hasSpecies={page.species.length > 0} />;
  const sorting = { sort_by: (query.sort_by ?? "created_at") as BirdSort, order: (query.order ?? "desc") as Order };
  const showing = page.total_is_capped ? "birds.list.showing_many" : "birds.list.showing";
  const summary = t(showing, { shown: page.items.length, count: page.total });
  return (
    <>
      <SavedViews views={page.views} list="/birds" action="/birds/views" search={searchOf({ ...query, page: "" })} />
      <div className="list-head">
        <BirdFilters query={query} {...page} />
        <ColumnChooser names={listColumns} shown={shownColumns(query, page)} />
      </div>
      <Chips chips={askedChips(query, { ...page, t, language })} />
      {page.total === 0 ? (
        <NothingMatches />
      ) : (
        <>
          <BirdsTable {...page} {...{ sorting, query, search }} />
          <BulkDeeds {...page} query={query} />
          <Pager summary={summary} page={page.page} total_pages={page.total_pages} page_size={page.page_size} />
        </>
      )}
    </>
  );
}

function BadQuestion() {
  const { t } = useWords();
  return (
    <EmptyState
      drawing={<Perch />}
      title={t("birds.list.bad.title")}
      why={t("birds.list.bad.detail")}
      actions={<LinkButton to="/birds">{t("birds.list.bad.back")}</LinkButton>}
    />
  );
}
