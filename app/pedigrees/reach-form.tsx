import { SelectField } from "#app/controls/choice-fields.tsx";
import { fieldFacts } from "#app/controls/field.tsx";
import { Filters } from "#app/lists/filters.tsx";
import { useWords } from "#app/locales/words.tsx";
import { reachOf } from "./pedigree-reach.ts";

const most = 6;

/** How many generations up and down, and whether with siblings: a GET form, so that a tree can be linked to. */
export function ReachForm({ search, isWords }: { search: string; isWords: boolean }) {
  const { t } = useWords();
  const reach = reachOf(search);
  const generations = (of: string) =>
    Array.from({ length: most + 1 }, (_, count) => ({
      value: String(count),
      label: `${of}: ${count === 0 ? t("pedigree.none") : t("pedigree.generations", { count })}`,
    }));
  const siblings = (["yes", "no"] as const).map((it) => ({
    value: String(it === "yes"),
    label: `${t("pedigree.siblings")}: ${t(`pedigree.siblings.${it}`)}`,
  }));
  const fact = (name: string, value: string) => fieldFacts(name, { initialValue: value, key: `${name} ${value}` });
  return (
    <Filters label={t("pedigree.filters")} names={["ancestors", "descendants", "include_siblings"]}>
      {isWords && <input type="hidden" name="view" value="words" />}
      <SelectField
        field={fact("ancestors", String(reach.ancestors))}
        label={t("pedigree.ancestors")}
        choices={generations(t("pedigree.ancestors"))}
      />
      <SelectField
        field={fact("descendants", String(reach.descendants))}
        label={t("pedigree.descendants")}
        choices={generations(t("pedigree.descendants"))}
      />
      <SelectField
        field={fact("include_siblings", String(reach.siblings))}
        label={t("pedigree.siblings")}
        choices={siblings}
      />
    </Filters>
  );
}
