import { useSearchParams } from "@remix-run/react";
import { SelectField } from "#app/controls/choice-fields.tsx";
import { fieldFacts } from "#app/controls/field.tsx";
import { Filters } from "#app/lists/filters.tsx";
import { type Translate, useWords } from "#app/locales/words.tsx";
import type { EggState, SeasonStep } from "#db/vocabulary.ts";
import type { EggList } from "#worker/clutches/egg-list.ts";

const names = ["state", "due", "species_id", "place_id"] as const;
/** What narrows the list while something else led to it. */
export const quietly = ["when", "ahead", "tray"] as const;

/** What of that is in force, in words; undefined where nothing is. */
export function narrowedInWords(params: URLSearchParams, t: Translate): string | undefined {
  const [when, ahead, tray] = quietly.map((name) => params.get(name));
  const words = [
    tray === "any" && t("clutches.list.tray.any"),
    (when === "late" || when === "now") && t(`clutches.list.when.${when}`),
    ahead && t("clutches.list.ahead", { count: Number(ahead) }),
  ].filter((it) => typeof it === "string" && it !== "");
  return words.length > 0 ? words.join(" · ") : undefined;
}

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
    <Filters label={t("clutches.list.filter")} names={[...names, ...quietly, "pair_id", "figure"]}>
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
