import { type Choice, SelectField } from "#app/controls/choice-fields.tsx";
import { fieldFacts } from "#app/controls/field.tsx";
import { TextField } from "#app/controls/text-fields.tsx";
import { Filters, MoreFilters } from "#app/lists/filters.tsx";
import { useWords } from "#app/locales/words.tsx";
import {
  ageBands,
  type BirdFilterName,
  birdFilterNames,
  birdGaps,
  birdSorts,
  parentsKnown,
  sexes,
  statusKinds,
} from "#db/vocabulary.ts";
import type { BirdsPage } from "../api-types.ts";
import { everyStatus, type FilterField, isOfCurrent, type ListField, type ListQuery, narrows } from "../list-query.ts";
import { type Named, useChoices } from "../use-choices.ts";
import { filtersOfRooms } from "./from-rooms.ts";
import { FullLists } from "./full-lists.tsx";

const rare = [
  ...(["age", "born_from", "born_to", "mutation", "parents", "missing"] as const),
  ...birdFilterNames,
  ...(["kind", "import_id"] as const),
];
const names = ["q", "species_id", "status_id", "sex", "place_id", ...rare, "open"];
const arranging = ["sort_by", "order"];
type Props = Pick<BirdsPage, "species" | "statuses" | "places" | "facets" | "long" | "total"> & { query: ListQuery };

/** Search and facets over the whole flock, in one GET form; every choice says how many birds it would leave. */
export function BirdFilters({ query, species, statuses, places, facets, long, total }: Props) {
  const { t } = useWords();
  const sexWords = sexes.map((value) => ({ value, label: t(`birds.sex.${value}`) }));
  const ages = ageBands.map((value) => ({ value, label: t(`birds.age_band.${value}`) }));
  const parents = parentsKnown.map((value) => ({ value, label: t(`birds.parents.${value}`) }));
  const gaps = birdGaps.map((value) => ({ value, label: t(`birds.missing.${value}`) }));
  const reference = [{ value: "reference", label: t("birds.kind.reference") }];
  const kinds = statusKinds.map((value) => ({ value, label: t(`birds.status_kind.${value}`) }));
  const none = (label: string) => ({ value: "none", label });
  const everybody = isOfCurrent(query) ? [{ value: everyStatus, label: t("birds.list.with_gone") }] : [];
  const confirming = { query, long };
  const isOfFlock = narrows(query) && Object.values(facets).some(({ of }) => of === "flock");
  return (
    <Filters
      label={t("birds.list.filters")}
      names={names}
      others={arranging}
      search={<Search query={query} />}
      show={t("birds.list.show", { count: total })}
    >
      <LongFacet name="species_id" {...confirming} empty="all_species" few={species} facet={facets.species} />
      <LongFacet
        name="status_id"
        {...confirming}
        empty={isOfCurrent(query) ? "current" : "all_statuses"}
        first={[...everybody, ...kinds, none(t("birds.list.no_status"))]}
        few={statuses}
        facet={facets.status}
      />
      <Facet name="sex" query={query} empty="all_sexes" choices={counted(sexWords, facets.sex)} />
      {places.length > 0 && (
        <LongFacet
          name="place_id"
          {...confirming}
          empty="all_places"
          first={[none(t("birds.list.no_place"))]}
          few={places}
          facet={facets.place}
        />
      )}
      <MoreFilters isOpen={rare.some((name) => query[name])}>
        <Facet name="age" query={query} empty="all_ages" choices={counted(ages, facets.age)} />
        <Born name="born_from" query={query} />
        <Born name="born_to" query={query} />
        {query.mutation && (
          <TextField
            field={queryOf(query, "mutation")}
            label={t("birds.list.colour")}
            maxLength={200}
            autoComplete="off"
          />
        )}
        <Facet name="parents" query={query} empty="all_parents" choices={counted(parents, facets.parents)} />
        <Facet name="missing" query={query} empty="nothing_missing" choices={gaps} />
        <Facet name="kind" query={query} empty="own_birds" choices={reference} />
        <FiltersOfRooms query={query} />
        {query.import_id && (
          <Facet
            name="import_id"
            query={query}
            empty="any_import"
            choices={[{ value: query.import_id, label: t("birds.list.one_import") }]}
          />
        )}
      </MoreFilters>
      <Arranged query={query} />
      <FullLists long={long} places={places} />
      {isOfFlock && <p className="filter-note">{t("birds.list.counts_of_flock")}</p>}
    </Filters>
  );
}

function FiltersOfRooms({ query }: { query: ListQuery }) {
  const { t } = useWords();
  const shown = filtersOfRooms.filter(({ name, isQuiet }) => !isQuiet || query[name]);
  return shown.map(({ name, label, empty, words }) => (
    <SelectField
      key={name}
      field={queryOf(query, name)}
      label={t(label)}
      empty={t(empty)}
      choices={Object.entries(words).map(([value, key]) => ({ value, label: t(key) }))}
    />
  ));
}

type Counted = BirdsPage["facets"]["sex"];

// Without a count nothing is promised; with one, what is not counted is none.
const counted = (choices: Choice[], facet: Counted): Choice[] =>
  facet ? choices.map((it) => ({ ...it, label: `${it.label} (${countOf(facet, it.value)})` })) : choices;

// Whatever their status, birds are of one kind or another.
const countOf = ({ birds }: NonNullable<Counted>, value: string): number =>
  (value === everyStatus ? statusKinds : [value]).reduce((sum, key) => sum + (birds[key] ?? 0), 0);

function Search({ query }: { query: ListQuery }) {
  const { t } = useWords();
  return (
    <TextField
      field={queryOf(query, "q")}
      label={t("birds.list.search")}
      type="search"
      placeholder={t("birds.list.search_hint")}
      maxLength={200}
      autoComplete="off"
      enterKeyHint="search"
    />
  );
}

// The order in which a phone shows its cards, which have no heads to press.
function Arranged({ query }: { query: ListQuery }) {
  const { t } = useWords();
  const others = birdSorts.filter((it) => it !== "created_at");
  const by = others.map((value) => ({ value, label: t(`birds.sort.${value}`) }));
  return (
    <div className="filter-order">
      <SelectField
        field={queryOf(query, "sort_by")}
        label={t("birds.sort.by")}
        empty={t("birds.sort.created_at")}
        choices={by}
      />
      <SelectField
        field={queryOf(query, "order")}
        label={t("birds.sort.order")}
        empty={t("birds.sort.desc")}
        choices={[{ value: "asc", label: t("birds.sort.asc") }]}
      />
    </div>
  );
}

// A year, a month and a year, or a day: breeders ask for a season, not for a date.
function Born({ name, query }: { name: "born_from" | "born_to"; query: ListQuery }) {
  const { t } = useWords();
  return (
    <TextField
      field={queryOf(query, name)}
      label={t(`birds.field.${name}`)}
      placeholder={t(`birds.list.${name}`)}
      pattern="\s*(\d{4}(-\d{1,2}){0,2}|\d{1,2}[\/.\-]\d{4})\s*"
      title={t("birds.list.born_hint")}
      maxLength={10}
      autoComplete="off"
    />
  );
}

type FacetProps = {
  name: Exclude<FilterField, BirdFilterName | "q" | "born_from" | "born_to" | "mutation" | "parent">;
  query: ListQuery;
  empty:
    | "all_species"
    | "all_statuses"
    | "current"
    | "all_sexes"
    | "all_places"
    | "all_ages"
    | "all_parents"
    | "nothing_missing"
    | "own_birds"
    | "any_import";
  choices: Choice[];
  onFocus?: () => void;
};

function Facet({ name, query, empty, choices, onFocus }: FacetProps) {
  const { t } = useWords();
  return (
    <SelectField
      field={queryOf(query, name)}
      label={t(`birds.field.${name}`)}
      empty={t(`birds.list.${empty}`)}
      choices={choices}
      onFocus={onFocus}
    />
  );
}

type LongProps = Omit<FacetProps, "name" | "choices" | "onFocus"> & {
  name: keyof BirdsPage["long"];
  long: BirdsPage["long"];
  /** What can be chosen before those of the list. */
  first?: Choice[];
  few: readonly Named[];
  facet: Counted;
};

/** A filter whose list may be too long for the page: the rest is sent for when its box gets the focus. */
function LongFacet({ name, long, first = [], few, facet, ...rest }: LongProps) {
  const { choices, facet: fetched, fetchAll } = useChoices({ field: name, few, long, query: rest.query });
  const all = [...first, ...choices.map((it) => ({ value: it.id, label: it.name }))];
  return <Facet name={name} {...rest} choices={counted(all, fetched ?? facet)} onFocus={fetchAll} />;
}

// A box nobody controls keeps what it shows: a new key when the address changed makes it start over.
const queryOf = (query: ListQuery, name: ListField) =>
  fieldFacts(name, { id: `filter-${name}`, key: `${name} ${query[name]}`, initialValue: query[name] });
