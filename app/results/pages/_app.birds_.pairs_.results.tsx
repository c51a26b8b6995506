import "../../clutches/clutches.css";
import "../results.css";
import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { Link, useLoaderData, useSearchParams } from "@remix-run/react";
import { LinkButton } from "#app/controls/button.tsx";
import { SelectField } from "#app/controls/choice-fields.tsx";
import { fieldFacts } from "#app/controls/field.tsx";
import { ListPage } from "#app/kit/list-page.tsx";
import { Filters } from "#app/lists/filters.tsx";
import { Pager } from "#app/lists/pager.tsx";
import { useWords } from "#app/locales/words.tsx";
import { EmptyState } from "#app/marks/empty-state.tsx";
import { Nest } from "#app/marks/illustrations.tsx";
import { SiteField } from "#app/places/site-filter.tsx";
import { ColoursOfPair } from "#app/results/colours-of-pair.tsx";
import { ColoursOfPairs } from "#app/results/colours-of-pairs.tsx";
import { ResultTable } from "#app/results/result-table.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { titled } from "#app/web/titles.ts";
import { resultGroups } from "#db/vocabulary.ts";
import type { ColoursPage, PairColours } from "#worker/results/colours/queries.ts";
import type { Narrowing } from "#worker/results/narrowing/narrowing.ts";
import type { ResultsPage } from "#worker/results/queries.ts";

const here = "/birds/pairs/results";
const chosen = ["season", "species_id"] as const;
const narrowing = [...chosen, "site_id"] as const;

/** What the page shows: results line by line; or which colours were foretold and which hatched, of pairs or of one. */
type View =
  | { view: "results"; page: ResultsPage }
  | { view: "colours"; page: ColoursPage }
  | { view: "pair"; page: PairColours };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const [pair, colours] = [searchParams.get("pair"), searchParams.has("colours")];
  const view = pair ? "pair" : colours ? "colours" : "results";
  const names = colours ? narrowing : ["by", ...narrowing, "order", "page", "page_size"];
  const requested = names.flatMap((name) => {
    const value = searchParams.get(name);
    return value ? [[name, value]] : [];
  });
  const query = `?${new URLSearchParams(requested)}`;
  const path = { pair: `/colours/${encodeURIComponent(pair ?? "")}`, colours: `/colours${query}`, results: query }[
    view
  ];
  const outcome = await context.api.send<{ data: unknown }>("GET", `/api/results${path}`);
  if (outcome.ok) return { view, page: outcome.answer.data } as View;
  if (outcome.status === 422) throw redirect(here);
  throw Response.json(outcome.problem, { status: outcome.status });
}

export const meta: MetaFunction<typeof loader> = (args) =>
  args.data?.view === "pair"
    ? titled(args, "results.colours.of", { number: args.data.page.number })
    : titled(args, "results.title");
export const handle: PageHandle<View> = {
  crumbs: (t, { view, page }) =>
    view === "pair"
      ? [
          { label: t("results.title"), href: here },
          { label: t("results.colours.of", { number: page.number }), is_current: true },
        ]
      : [{ label: t("results.title"), is_current: true }],
};

export default function ResultsOfPairs() {
  const { view, page } = useLoaderData<typeof loader>() as View;
  if (view === "pair") return <ColoursOfPair pair={page} />;
  return view === "colours" ? <ColoursOfAll page={page} /> : <ResultsOfAll page={page} />;
}

/** What was chosen to narrow the results by. */
function useNarrowed(): Record<string, string> {
  const [params] = useSearchParams();
  return Object.fromEntries(narrowing.flatMap((name) => (params.get(name) ? [[name, params.get(name) ?? ""]] : [])));
}

function ColoursOfAll({ page }: { page: ColoursPage }) {
  const { t } = useWords();
  const isNarrowed = Object.keys(useNarrowed()).length > 0;
  return (
    <ListPage title={t("results.title")} lead={t("results.colours.lead")}>
      <Ways by={null} />
      <ResultFilters page={page} />
      <ColoursOfPairs page={page} isNarrowed={isNarrowed} />
    </ListPage>
  );
}

function ResultsOfAll({ page }: { page: ResultsPage }) {
  const { t } = useWords();
  const common = useNarrowed();
  const isNarrowed = Object.keys(common).length > 0;
  const empty = {
    drawing: <Nest />,
    title: t("results.none"),
    why: t("results.none.why"),
    actions: <LinkButton to="/birds/pairs">{t("results.none.go")}</LinkButton>,
  };
  const { by, items, total, total_of_all, total_pages, page_size } = page;
  return (
    <ListPage
      title={t("results.title")}
      lead={t("results.lead")}
      more={[{ label: t("ui.group.assistant"), icon: "sparkles", to: "/ai-assistant?results" }]}
      empty={total === 0 && !isNarrowed && empty}
    >
      <Ways by={by} />
      <ResultFilters page={page} />
      {total === 0 ? (
        <EmptyState
          drawing={<Nest />}
          title={t("results.nothing")}
          actions={<LinkButton to={here}>{t("ui.filters.clear")}</LinkButton>}
        />
      ) : (
        <>
          <ResultTable by={by} items={items} total_of_all={total_of_all} common={common} />
          {total_pages > 1 && (
            <Pager
              summary={t("results.lines", { count: total })}
              page={page.page}
              total_pages={total_pages}
              page_size={page_size}
            />
          )}
          <div className="mt-4 grid gap-4 text-sm text-muted lg:grid-cols-3">
            <p>{t("results.open.why")}</p>
            {total_of_all.results.dead > 0 && <p>{t("results.thirds.why")}</p>}
            <p>{t("results.raised.why")}</p>
          </div>
        </>
      )}
    </ListPage>
  );
}

/** By what the lines are told. */
function Ways({ by }: { by: ResultsPage["by"] | null }) {
  const { t } = useWords();
  const [params] = useSearchParams();
  const to = (group: string | null) => {
    const query = new URLSearchParams(params);
    for (const name of ["page", "colours", "by"]) query.delete(name);
    query.set(group === null ? "colours" : "by", group ?? "all");
    return `?${query}`;
  };
  return (
    <nav className="choices result-ways" aria-label={t("results.by")}>
      {[...resultGroups, null].map((group) => (
        <Link
          key={group ?? "colours"}
          className="choice"
          to={to(group)}
          aria-current={group === by ? "true" : undefined}
        >
          {t(`results.by.${group ?? "colours"}`)}
        </Link>
      ))}
    </nav>
  );
}

function ResultFilters({ page: { seasons, species, sites } }: { page: Narrowing }) {
  const { t } = useWords();
  const [params] = useSearchParams();
  const choices = {
    season: seasons.map((season) => ({ value: season, label: season })),
    species_id: species.map(({ id, name }) => ({ value: id, label: name })),
  };
  const labels = { season: "results.season", species_id: "results.species" } as const;
  return (
    <Filters label={t("results.filter")} names={narrowing}>
      {chosen.map((name) => {
        const now = params.get(name) ?? "";
        return (
          <SelectField
            key={name}
            field={fieldFacts(name, { id: `filter-${name}`, key: now, initialValue: now })}
            label={t(labels[name])}
            empty={t(`${labels[name]}.all`)}
            choices={choices[name]}
          />
        );
      })}
      <SiteField sites={sites} site_id={params.get("site_id")} />
    </Filters>
  );
}
