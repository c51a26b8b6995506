import type { Status } from "#app/birds/api-types.ts";
import { type Choice, SelectField } from "#app/controls/choice-fields.tsx";
import { fieldFacts } from "#app/controls/field.tsx";
import { TextField } from "#app/controls/text-fields.tsx";
import { Filters } from "#app/lists/filters.tsx";
import { useWords } from "#app/locales/words.tsx";
import { type MateSort, mateSorts } from "#db/vocabulary.ts";

/** What the address of a page of mates may ask; the same names as in the API's filter. */
const mateFields = ["mutation", "status_id", "adults", "sort_by", "page", "page_size"] as const;
export type MatesQuery = Partial<Record<(typeof mateFields)[number], string>>;

/** The question in an address: known fields only, blank ones left out. */
export const matesQuery = (params: URLSearchParams): MatesQuery =>
  Object.fromEntries(mateFields.flatMap((name) => (params.get(name) ? [[name, params.get(name)]] : [])));

/** How the mates are ranked. */
export const sortOf = ({ sort_by }: MatesQuery): MateSort => mateSorts.find((it) => it === sort_by) ?? "inbreeding";

/** Whether something narrows the mates, so that an empty answer means "nothing matches". */
export const narrowsMates = ({ mutation, status_id, adults }: MatesQuery) => Boolean(mutation || status_id || adults);

type Props = { query: MatesQuery; statuses: readonly Status[] };

/** Colour, status, age and order in one GET form; only statuses of birds that live here can be chosen. */
export function MatesFilters({ query, statuses }: Props) {
  const { t } = useWords();
  const here = statuses.filter(({ kind }) => kind === "present");
  const sorts = mateSorts.slice(1).map((value) => ({ value, label: t(`kinship.mates.sort.${value}`) }));
  return (
    <Filters
      label={t("kinship.mates.filters")}
      names={["mutation", "status_id", "adults", "sort_by"]}
      search={<Mutation query={query} />}
    >
      <Narrowing
        query={query}
        name="status_id"
        label={t("birds.field.status_id")}
        empty={t("kinship.mates.any_status")}
        choices={here.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <Narrowing
        query={query}
        name="adults"
        label={t("kinship.mates.adults")}
        empty={t("kinship.mates.adults.all")}
        choices={[{ value: "yes", label: t("kinship.mates.adults.yes") }]}
      />
      <Narrowing
        query={query}
        name="sort_by"
        label={t("kinship.mates.sort")}
        empty={t("kinship.mates.sort.inbreeding")}
        choices={sorts}
      />
    </Filters>
  );
}

function Mutation({ query: { mutation = "" } }: Pick<Props, "query">) {
  const { t } = useWords();
  return (
    <TextField
      field={fieldFacts("mutation", { id: "filter-mutation", key: mutation, initialValue: mutation })}
      label={t("kinship.mates.mutation")}
      type="search"
      placeholder={t("kinship.mates.mutation_hint")}
      maxLength={100}
      autoComplete="off"
      enterKeyHint="search"
    />
  );
}

type NarrowingProps = Pick<Props, "query"> & {
  name: "status_id" | "adults" | "sort_by";
  label: string;
  empty: string;
  choices: Choice[];
};

function Narrowing({ query, name, ...words }: NarrowingProps) {
  // A box nobody controls keeps what it shows: a new key when the address changed makes it start over.
  const facts = { id: `filter-${name}`, key: `${name} ${query[name]}`, initialValue: query[name] };
  return <SelectField field={fieldFacts(name, facts)} {...words} />;
}
