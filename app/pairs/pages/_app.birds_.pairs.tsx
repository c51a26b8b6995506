import "../pairs.css";
import "../../clutches/clutches.css";
import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { Link, useLoaderData, useSearchParams } from "@remix-run/react";
import { EggStrip } from "#app/clutches/egg-strip.tsx";
import { NextStep } from "#app/clutches/next-step.tsx";
import { LinkButton } from "#app/controls/button.tsx";
import { SelectField } from "#app/controls/choice-fields.tsx";
import { fieldFacts } from "#app/controls/field.tsx";
import { TextField } from "#app/controls/text-fields.tsx";
import { ListPage } from "#app/kit/list-page.tsx";
import { RecordTable } from "#app/kit/record-table.tsx";
import { Chips } from "#app/lists/chips.tsx";
import { Filters } from "#app/lists/filters.tsx";
import { Pager } from "#app/lists/pager.tsx";
import { useWords } from "#app/locales/words.tsx";
import { EmptyState } from "#app/marks/empty-state.tsx";
import { Perch } from "#app/marks/feather-and-perch.tsx";
import { Nest } from "#app/marks/illustrations.tsx";
import { StatePill } from "#app/pairs/state-pill.tsx";
import { Ring } from "#app/rings/ring.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { useMay } from "#app/web/root-data.ts";
import { titled } from "#app/web/titles.ts";
import { pairStates } from "#db/vocabulary.ts";
import type { LatestClutch, PairsWithClutches } from "#worker/clutches/latest-events.ts";
import { dayInWords } from "#worker/locales/dates.ts";
import type { PairsPage } from "#worker/pairs/listing.ts";
import type { Pair, PairBird } from "#worker/pairs/reading.ts";

const narrowing = ["season", "state", "species_id", "place_id", "ring"] as const;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const kept = [...narrowing, "page", "page_size"].flatMap((name) => {
    const value = searchParams.get(name);
    return value ? [[name, value]] : [];
  });
  const outcome = await context.api.send<{ data: PairsWithClutches }>(
    "GET",
    `/api/clutches/latest?${new URLSearchParams(kept)}`,
  );
  if (outcome.ok) return outcome.answer.data;
  if (outcome.status === 422) throw redirect("/birds/pairs");
  throw Response.json(outcome.problem, { status: outcome.status });
}

export const meta: MetaFunction = (args) => titled(args, "pairs.list.title");
export const handle: PageHandle = {
  crumbs: (t) => [{ label: t("pairs.list.title"), is_current: true }],
};

export default function Pairs() {
  const page = useLoaderData<typeof loader>() as PairsWithClutches;
  const { t } = useWords();
  const may = useMay();
  const add = (
    <LinkButton kind="primary" to="/birds/pairs/new">
      {t("pairs.list.add")}
    </LinkButton>
  );
  const empty = {
    drawing: <Nest />,
    title: t("pairs.list.first.title"),
    why: t("pairs.list.first.detail"),
    actions: may("season.write") && add,
  };
  return (
    <ListPage
      title={t("pairs.list.title")}
      lead={t("pairs.list.lead", { season: String(page.season) })}
      actions={may("season.write") && add}
      more={[
        { to: "/birds/pairs/results", icon: "chart-pie", label: t("results.title") },
        may("settings.write") && { to: "/settings/season", icon: "settings", label: t("pairs.list.season") },
      ]}
      empty={!page.has_any && empty}
    >
      <PairFilters page={page} />
      {page.total === 0 ? <Nothing /> : <PairTable page={page} />}
    </ListPage>
  );
}

function Nothing() {
  const { t } = useWords();
  return (
    <EmptyState
      drawing={<Perch />}
      title={t("pairs.list.none")}
      why={t("pairs.list.none.why")}
      actions={<LinkButton to="/birds/pairs">{t("ui.filters.clear")}</LinkButton>}
    />
  );
}

function PairFilters({ page }: { page: PairsPage }) {
  const { t } = useWords();
  const [params] = useSearchParams();
  const now = (name: string) => params.get(name) ?? "";
  const field = (name: string) => fieldFacts(name, { id: `filter-${name}`, key: now(name), initialValue: now(name) });
  const named = (choices: PairsPage["places"]) => choices.map(({ id, name }) => ({ value: id, label: name }));
  const choices = {
    season: page.seasons.map((season) => ({ value: String(season), label: String(season) })),
    state: [
      { value: "open", label: t("pairs.state.open") },
      ...pairStates.map((state) => ({ value: state, label: t(`pairs.state.${state}`) })),
    ],
    species_id: named(page.species),
    place_id: named(page.places),
  };
  const selects = Object.entries(choices) as Array<[keyof typeof choices, Array<{ value: string; label: string }>]>;
  const chips = narrowing.flatMap((name) => {
    const value = now(name);
    if (!value) return [];
    const known = name !== "ring" && choices[name].find((it) => it.value === value)?.label;
    return [{ names: [name], label: known || value }];
  });
  return (
    <>
      <Filters
        label={t("pairs.list.search")}
        names={narrowing}
        show={t("pairs.list.show", { count: page.total })}
        search={
          <TextField
            field={field("ring")}
            label={t("pairs.list.search")}
            type="search"
            placeholder={t("pairs.list.search_hint")}
            maxLength={100}
            autoComplete="off"
            enterKeyHint="search"
          />
        }
      >
        {selects.map(([name, some]) => (
          <SelectField
            key={name}
            field={field(name)}
            label={t(`pairs.filter.${name}`)}
            empty={t(`pairs.filter.${name}.all`)}
            choices={some}
          />
        ))}
      </Filters>
      <Chips chips={chips} />
    </>
  );
}

function PairTable({ page }: { page: PairsWithClutches }) {
  const { t, language } = useWords();
  const { items, total, total_pages, page_size, latest } = page;
  const day = (on: string | null) => (on ? dayInWords(on, language) : t("pairs.not_said"));
  const by = new Map(latest.map((it) => [it.pair_id, it]));
  return (
    <>
      <RecordTable
        caption={t("pairs.list.caption")}
        rows={items}
        columns={[
          { name: "number", label: t("pairs.column.number"), cell: (pair) => <NumberCell pair={pair} /> },
          {
            name: "cocks",
            label: t("pairs.column.cocks"),
            cardLabel: ({ cocks }) => t(cocks.length > 1 ? "pairs.column.cocks" : "pairs.field.cock"),
            cell: ({ cocks }) => <Birds of={cocks} />,
          },
          {
            name: "hens",
            label: t("pairs.column.hens"),
            cardLabel: ({ hens }) => t(hens.length > 1 ? "pairs.column.hens" : "pairs.field.hen"),
            cell: ({ hens }) => <Birds of={hens} />,
          },
          { name: "species", label: t("pairs.column.species"), cell: (it) => <Where of={it} /> },
          {
            name: "eggs",
            label: t("pairs.column.eggs"),
            cell: ({ id }) => <Eggs of={by.get(id)} today={page.today} />,
          },
          { name: "started", label: t("pairs.column.started_on"), cell: ({ started_on }) => day(started_on) },
        ]}
      />
      <Pager
        summary={t("pairs.list.total", { count: total })}
        page={page.page}
        total_pages={total_pages}
        page_size={page_size}
      />
    </>
  );
}

function NumberCell({ pair }: { pair: Pair }) {
  return (
    <>
      <Link className="link font-semibold" to={`/birds/pairs/${pair.id}`}>
        {pair.number}
      </Link>{" "}
      <StatePill state={pair.state} />
    </>
  );
}

function Where({ of: { species_name, place_name } }: { of: Pick<Pair, "species_name" | "place_name"> }) {
  return (
    <span className="pair-where">
      {species_name}
      {place_name && <small>{place_name}</small>}
    </span>
  );
}

/** The eggs of its last clutch, and what is due of them. */
function Eggs({ of, today }: { of: LatestClutch | undefined; today: string }) {
  const { t } = useWords();
  if (!of) return t("pairs.not_said");
  return (
    <Link className="pair-where" to={`/clutches/${of.clutch.id}`}>
      <EggStrip eggs={of.eggs} more={of.more} />
      {of.steps.length > 0 && (
        <small>
          <NextStep egg={of} today={today} />
        </small>
      )}
    </Link>
  );
}

// Birds that left the pair are shown on its own page only.
function Birds({ of }: { of: readonly PairBird[] }) {
  return (
    <span className="flex flex-wrap gap-x-4">
      {of
        .filter(({ until_on }) => until_on === null)
        .map((bird) =>
          bird.id && !bird.in_trash ? (
            <Link key={bird.entry_id} className="link" to={`/birds/${bird.id}`}>
              <Ring>{bird.identifier}</Ring>
            </Link>
          ) : (
            <Ring key={bird.entry_id}>{bird.identifier}</Ring>
          ),
        )}
    </span>
  );
}
