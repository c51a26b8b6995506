import { type Choice, SelectField } from "#app/ui/choice-fields.tsx";
import { fieldFacts } from "#app/ui/field.tsx";
import { Filters } from "#app/ui/filters.tsx";
import { TextField } from "#app/ui/text-fields.tsx";
import { useWords } from "#app/ui/words.tsx";
import { sexes } from "#db/vocabulary.ts";
import type { BirdsPage } from "./answers.ts";
import type { ListField, ListQuery } from "./list-query.ts";

const names = ["q", "species_id", "status_id", "sex"];
type Props = Pick<BirdsPage, "species" | "statuses"> & { query: ListQuery };

/** Search and facets over the whole flock, in one GET form. */
export function BirdFilters({ query, species, statuses }: Props) {
  const { t } = useWords();
  const named = species.map(({ id, common_name }) => ({ value: id, label: common_name }));
  const none = { value: "none", label: t("birds.list.no_status") };
  const states = [none, ...statuses.map(({ id, name }) => ({ value: id, label: name }))];
  const sexWords = sexes.map((sex) => ({ value: sex, label: t(`birds.sex.${sex}`) }));
  return (
    <Filters label={t("birds.list.filters")} names={names} search={<Search query={query} />}>
      <Facet name="species_id" {...{ query }} empty={t("birds.list.all_species")} choices={named} />
      <Facet name="status_id" {...{ query }} empty={t("birds.list.all_statuses")} choices={states} />
      <Facet name="sex" {...{ query }} empty={t("birds.list.all_sexes")} choices={sexWords} />
    </Filters>
  );
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
  name: "species_id" | "status_id" | "sex";
  query: ListQuery;
  empty: string;
  choices: Choice[];
};

function Facet({ name, query, empty, choices }: FacetProps) {
  const { t } = useWords();
  return <SelectField field={asked(query, name)} label={t(`birds.field.${name}`)} {...{ empty, choices }} />;
}

// A box nobody controls keeps what it shows: a new key when the address changed makes it start over.
const asked = (query: ListQuery, name: ListField) =>
  fieldFacts(name, { id: `filter-${name}`, key: `${name} ${query[name]}`, initialValue: query[name] });
