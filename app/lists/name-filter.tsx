import { LinkButton } from "#app/controls/button.tsx";
import { fieldFacts } from "#app/controls/field.tsx";
import { TextField } from "#app/controls/text-fields.tsx";
import { useWords } from "#app/locales/words.tsx";
import { EmptyState } from "#app/marks/empty-state.tsx";
import { Perch } from "#app/marks/feather-and-perch.tsx";
import { Filters } from "./filters.tsx";

/** So many records are seen at once; a list of more can be narrowed by name. */
export const few = 12;

type Props = { q: string; label: string };

/** Narrows a list of records to those of a name, by the parameter `q`. */
export function NameFilter({ q, label }: Props) {
  const search = (
    <TextField
      field={fieldFacts("q", { key: q, initialValue: q, maxLength: 200 })}
      label={label}
      placeholder={label}
      type="search"
      autoComplete="off"
      spellCheck={false}
    />
  );
  return (
    <div className="max-w-lg">
      <Filters label={label} names={["q"]} search={search} />
    </div>
  );
}

/** Where nothing in a list is called so: the way back to all of it. */
export function NoneNamed({ q, all }: { q: string; all: string }) {
  const { t } = useWords();
  return (
    <EmptyState
      drawing={<Perch />}
      title={t("lists.none_named", { q })}
      actions={<LinkButton to={all}>{t("lists.all")}</LinkButton>}
    />
  );
}
