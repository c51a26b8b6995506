import { SelectField } from "#app/ui/choice-fields.tsx";
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
  // A box nobody controls keeps what it shows: a new key when the address changed makes it start over.
  const asked = (name: ListField) =>
    fieldFacts(name, { id: `filter-${name}`, key: `${name} ${query[name]}`, initialValue: query[name] });
  const withNone = [{ value: "none", label: t("birds.list.no_status") }, ...statuses.map(named)];
  return (
    <Filters label={t("birds.list.filters")} names={names}>
      <TextField
        field={asked("q")}
        label={t("birds.list.search")}
        type="search"
        placeholder={t("birds.list.search_hint")}
        maxLength={200}
        autoComplete="off"
        enterKeyHint="search"
        aria-keyshortcuts="/"
      />
      <SelectField
        field={asked("species_id")}
        label={t("birds.field.species_id")}
        empty={t("birds.list.all_species")}
        choices={species.map(({ id, common_name }) => ({ value: id, label: common_name }))}
      />
      <SelectField
        field={asked("status_id")}
        label={t("birds.field.status_id")}
        empty={t("birds.list.all_statuses")}
        choices={withNone}
      />
      <SelectField
        field={asked("sex")}
        label={t("birds.field.sex")}
        empty={t("birds.list.all_sexes")}
        choices={sexes.map((sex) => ({ value: sex, label: t(`birds.sex.${sex}`) }))}
      />
    </Filters>
  );
}

const named = ({ id, name }: { id: string; name: string }) => ({ value: id, label: name });
