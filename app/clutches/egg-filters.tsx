import { useSearchParams } from "@remix-run/react";
import { SelectField } from "#app/controls/choice-fields.tsx";
import { fieldFacts } from "#app/controls/field.tsx";
import { Filters } from "#app/lists/filters.tsx";
import { useWords } from "#app/locales/words.tsx";
import type { EggState, SeasonStep } from "#db/vocabulary.ts";
import type { EggList } from "#worker/clutches/egg-list.ts";

const names = ["state", "due", "species_id", "place_id"] as const;

/** Narrows the eggs by how they are, what they are due for today, their species and where they lie. */
export function EggFilters({ choices }: Pick<EggList, "choices">) {
  const { t } = useWords();
  const [params] = useSearchParams();
  const { states, steps, species, places } = choices;
  const lists = {
    state: { label: t("clutches.list.state"), of: states, say: (id: string) => t(`clutches.state.${id as EggState}`) },
    due: { label: t("clutches.list.due"), of: steps, say: (id: string) => t(`clutches.step.${id as SeasonStep}`) },
    species_id: { label: t("clutches.list.species"), of: species, say: undefined },
    place_id: { label: t("clutches.list.place"), of: places, say: undefined },
  };
  return (
    <Filters label={t("clutches.list.filter")} names={[...names, "pair_id", "figure"]}>
      {names.map((name) => {
        const { label, of, say } = lists[name];
        const now = params.get(name) ?? "";
        return (
          <SelectField
            key={name}
            field={fieldFacts(name, { id: `filter-${name}`, key: now, initialValue: now })}
            label={label}
            empty={label}
            choices={of.map((it) => ({ value: it.id, label: `${say ? say(it.id) : it.name} (${it.eggs})` }))}
          />
        );
      })}
    </Filters>
  );
}
