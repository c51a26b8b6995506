import { useSearchParams } from "@remix-run/react";
import { SelectField } from "#app/controls/choice-fields.tsx";
import { fieldFacts } from "#app/controls/field.tsx";
import { Filters } from "#app/lists/filters.tsx";
import { useWords } from "#app/locales/words.tsx";
import type { Kind } from "#worker/genetics/queries.ts";

/** Which species it is about: at once where a script runs, by the button where none does. */
export function SpeciesChoice({ kinds, chosen }: { kinds: readonly Kind[]; chosen: Kind | null }) {
  const { t } = useWords();
  const [params] = useSearchParams();
  const choices = [...kinds]
    .sort((a, b) => Number(b.has_book) - Number(a.has_book))
    .map(({ id, common_name, has_book }) => ({
      value: id,
      label: has_book ? common_name : t("genetics.species.empty", { name: common_name }),
    }));
  return (
    <div className="max-w-lg">
      <Filters label={t("genetics.species")} names={[]} others={[...params.keys()]} alone>
        <SelectField
          field={fieldFacts("species_id", { key: chosen?.id, initialValue: chosen?.id ?? "" })}
          label={t("genetics.species")}
          choices={choices}
        />
      </Filters>
    </div>
  );
}
