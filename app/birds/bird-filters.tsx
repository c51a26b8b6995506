import { type Choice, SelectField } from "#app/controls/choice-fields.tsx";
import { fieldFacts } from "#app/controls/field.tsx";
import { TextField } from "#app/controls/text-fields.tsx";
import { Filters, MoreFilters } from "#app/lists/filters.tsx";
import { useWords } from "#app/locales/words.tsx";
import { placeChoices, standingIn } from "#app/places/place-choices.ts";
import { ageBands, parentsKnown, sexes, statusKinds } from "#db/vocabulary.ts";
import type { BirdsPage } from "./api-types.ts";
import { type FilterField, type ListQuery, narrows } from "./list-query.ts";

const names = ["q", "species_id", "status_id", "sex", "place_id", "age", "parents", "kind", "import_id"];
const rare = ["age", "parents", "kind", "import_id"] as const;
type Props = Pick<BirdsPage, "species" | "statuses" | "places" | "facets"> & { query: ListQuery };

/** Search and facets over the whole flock, in one GET form; every choice says how many birds it would leave. */
export function BirdFilters({ query, species, statuses, places, facets }: Props) {
  const { t } = useWords();
  const named = species.map(({ id, common_name }) => ({ value: id, label: common_name }));
  const states = statuses.map(({ id, name }) => ({ value: id, label: name }));
  const kinds = statusKinds.map((value) => ({ value, label: t(`birds.status_kind.${value}`) }));
  const sexWords = sexes.map((value) => ({ value, label: t(`birds.sex.${value}`) }));
  const ages = ageBands.map((value) => ({ value, label: t(`birds.age_band.${value}`) }));
  const parents = parentsKnown.map((value) => ({ value, label: t(`birds.parents.${value}`) }));
  const reference = [{ value: "reference", label: t("birds.kind.reference") }];
  const none = (label: string) => ({ value: "none", label });
  const isOfFlock = narrows(query) && Object.values(facets).some(({ of }) => of === "flock");
  return (
    <Filters label={t("birds.list.filters")} names={names} search={<Search query={query} />}>
      <Facet name="species_id" {...{ query }} empty="all_species" choices={counted(named, facets.species)} />
      <Facet
        name="status_id"
        {...{ query }}
        empty="all_statuses"
        choices={counted([...kinds, none(t("birds.list.no_status")), ...states], withKinds(facets.status, statuses))}
      />
      <Facet name="sex" {...{ query }} empty="all_sexes" choices={counted(sexWords, facets.sex)} />
      {places.length > 0 && (
        <Facet
          name="place_id"
          {...{ query }}
          empty="all_places"
          choices={counted([none(t("birds.list.no_place")), ...placeChoices(places)], within(facets.place, places))}
        />
      )}
      <MoreFilters isOpen={rare.some((name) => query[name])}>
        <Facet name="age" {...{ query }} empty="all_ages" choices={counted(ages, facets.age)} />
        <Facet name="parents" {...{ query }} empty="all_parents" choices={counted(parents, facets.parents)} />
        <Facet name="kind" {...{ query }} empty="own_birds" choices={reference} />
        {query.import_id && (
          <Facet
            name="import_id"
            {...{ query }}
            empty="any_import"
            choices={[{ value: query.import_id, label: t("birds.list.one_import") }]}
          />
        )}
      </MoreFilters>
      {isOfFlock && <p className="filter-note">{t("birds.list.counts_of_flock")}</p>}
    </Filters>
  );
}

type Counted = BirdsPage["facets"]["sex"];

// Without a count nothing is promised; with one, what is not counted is none.
const counted = (choices: Choice[], facet: Counted): Choice[] =>
  facet ? choices.map((it) => ({ ...it, label: `${it.label} (${facet.birds[it.value] ?? 0})` })) : choices;

/** What a status means counts all statuses that mean it; a bird without one is present. */
function withKinds(facet: Counted, statuses: BirdsPage["statuses"]): Counted {
  if (!facet) return undefined;
  const birds: Record<string, number> = { ...facet.birds, present: facet.birds.none ?? 0 };
  for (const { id, kind } of statuses) birds[kind] = (birds[kind] ?? 0) + (facet.birds[id] ?? 0);
  return { ...facet, birds };
}

/** A place counts also what stands in it, as its filter finds it. */
function within(facet: Counted, places: BirdsPage["places"]): Counted {
  if (!facet) return undefined;
  const sum = (id: string): number =>
    standingIn(places, id).reduce((birds, place) => birds + sum(place.id), facet.birds[id] ?? 0);
  const birds = { ...facet.birds };
  for (const { id } of places) birds[id] = sum(id);
  return { ...facet, birds };
}

function Search({ query }: { query: ListQuery }) {
  const { t } = useWords();
  return (
    <TextField
      field={asked(query, "q")}
      label={t("birds.list.search")}
      type="search"
      placeholder={t("birds.list.search_hint")}
      maxLength={200}
      autoComplete="off"
      enterKeyHint="search"
      aria-keyshortcuts="/"
    />
  );
}

type FacetProps = {
  name: Exclude<FilterField, "q">;
  query: ListQuery;
  empty:
    | "all_species"
    | "all_statuses"
    | "all_sexes"
    | "all_places"
    | "all_ages"
    | "all_parents"
    | "own_birds"
    | "any_import";
  choices: Choice[];
};

function Facet({ name, query, empty, choices }: FacetProps) {
  const { t } = useWords();
  return (
    <SelectField
      field={asked(query, name)}
      label={t(`birds.field.${name}`)}
      empty={t(`birds.list.${empty}`)}
      choices={choices}
    />
  );
}

// A box nobody controls keeps what it shows: a new key when the address changed makes it start over.
const asked = (query: ListQuery, name: FilterField) =>
  fieldFacts(name, { id: `filter-${name}`, key: `${name} ${query[name]}`, initialValue: query[name] });
