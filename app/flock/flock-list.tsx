import { Link, useLocation, useSearchParams } from "@remix-run/react";
import type { ShownPage } from "#app/birds/api-types.ts";
import { BirdFilters } from "#app/birds/list/bird-filters.tsx";
import { BirdsTable } from "#app/birds/list/birds-table.tsx";
import { filterChips } from "#app/birds/list/filter-chips.ts";
import { listColumns, shownColumns } from "#app/birds/list/list-columns.tsx";
import { apiQueryOf, everyStatus, type ListQuery, narrows, searchIn, searchOf } from "#app/birds/list-query.ts";
import { LinkButton } from "#app/controls/button.tsx";
import { Chips } from "#app/lists/chips.tsx";
import { AllChoice } from "#app/lists/choosing.tsx";
import { ColumnChooser } from "#app/lists/column-chooser.tsx";
import { listUrl } from "#app/lists/list-url.ts";
import { Pager } from "#app/lists/pager.tsx";
import { SavedViews } from "#app/lists/saved-views.tsx";
import { useListKeys } from "#app/lists/use-list-keys.ts";
import { type Translate, useWords } from "#app/locales/words.tsx";
import { EmptyState } from "#app/marks/empty-state.tsx";
import { Perch } from "#app/marks/feather-and-perch.tsx";
import { useDialogOnIntent } from "#app/shell/dialog.tsx";
import type { MoreItem } from "#app/shell/more-menu.tsx";
import { PageHeader } from "#app/shell/page-header.tsx";
import { useMay } from "#app/web/root-data.ts";
import type { BirdSort, Order } from "#db/vocabulary.ts";
import { BulkActions } from "./bulk-actions.tsx";
import { EmptyFlock, NothingMatches } from "./empty-flock.tsx";

type Props = {
  query: ListQuery;
  /** Nothing where the question could not be answered. */
  page: ShownPage | undefined;
  /** How the birds of a list are taken along, which a later room knows. */
  exportsOf: (t: Translate, query: ListQuery, total: number) => MoreItem[];
};

// What opens over the list: a new bird, a view, a species, a table, and what is changed of a bird.
const dialogs =
  'a:is([href^="/birds/new"], [href^="/birds/"]:is([href*="/edit"], [href*="species/new"], [href*="/import"]))';

/** The register as a list: its views, filters, rows and what is done to those chosen. */
export function FlockList({ query, page, exportsOf }: Props) {
  const { t } = useWords();
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const search = searchIn(params);
  // The first visit says what to do in its own words, in order; three more buttons above would only ask again.
  const isFirst = page?.total === 0 && goneOf(page) === 0 && !narrows(query);
  useDialogOnIntent(dialogs);
  const may = useMay();
  useListKeys({ ...(may("flock.write") && { add: `/birds/new${search}` }), isOn: pathname === "/birds" });
  const trash = { to: "/birds/trash", icon: "trash-2", label: t("birds.list.trash") } satisfies MoreItem;
  const more: Array<MoreItem | false> = [
    may("flock.write") && {
      to: `/birds/species/new${search}`,
      keepsPlace: true,
      icon: "egg",
      label: t("birds.list.add_species"),
    },
    trash,
    ...exportsOf(t, query, page?.total ?? 0),
  ];
  return (
    <>
      <PageHeader
        title={t("birds.list.title")}
        actions={
          !isFirst && (
            // One thing among the header's actions: where they are short, they stay beside the title on a phone too.
            <span className="flex gap-2">
              {may("flock.write") && (
                <LinkButton to={`/birds/import${search}`} preventScrollReset>
                  {t("birds.list.import")}
                </LinkButton>
              )}
              {may("flock.write") && <Add search={search} />}
            </span>
          )
        }
        more={isFirst ? [trash] : more}
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
  if (page.total === 0 && goneOf(page) === 0 && !narrows(query))
    return <EmptyFlock hasSpecies={page.species.length > 0} />;
  const sorting = { sort_by: (query.sort_by ?? "created_at") as BirdSort, order: (query.order ?? "desc") as Order };
  const showing = page.total_is_capped ? "birds.list.showing_many" : "birds.list.showing";
  const summary = t(showing, { shown: page.items.length, count: page.total });
  return (
    <>
      <div className="list-head">
        <BirdFilters query={query} {...page} />
        <ColumnChooser names={listColumns} shown={shownColumns(query, page)} />
      </div>
      <div className="list-asked">
        {page.total > 0 && (
          <AllChoice
            label={t(page.total_is_capped ? "birds.bulk.all_many" : "birds.bulk.all", { count: page.total })}
          />
        )}
        <SavedViews views={page.views} list="/birds" action="/birds/views" search={searchOf({ ...query, page: "" })} />
        <Chips chips={filterChips(query, { ...page, t, language })} />
      </div>
      {page.total === 0 ? (
        <NothingMatches />
      ) : (
        <>
          <BirdsTable {...page} sorting={sorting} query={query} search={search} />
          <BulkActions {...page} query={query} />
          <Pager summary={summary} page={page.page} total_pages={page.total_pages} page_size={page.page_size} />
        </>
      )}
      {apiQueryOf(query).status_id === "current" && <WithGone page={page} />}
    </>
  );
}

/** How many birds left, under the filters in force. */
const goneOf = ({ facets }: ShownPage): number => facets.status?.birds.gone ?? 0;

/** The way to those that left, which the usual list leaves out. */
function WithGone({ page }: { page: ShownPage }) {
  const { t } = useWords();
  const [params] = useSearchParams();
  const gone = goneOf(page);
  if (gone === 0) return null;
  return (
    <p className="mt-3 text-sm text-muted print:hidden">
      <Link className="link" to={listUrl(params, { status_id: everyStatus })} preventScrollReset>
        {t("birds.list.show_gone", { count: gone })}
      </Link>
    </p>
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
