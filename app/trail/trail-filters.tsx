import { useSearchParams } from "@remix-run/react";
import { SelectField } from "#app/controls/choice-fields.tsx";
import { fieldFacts } from "#app/controls/field.tsx";
import { DateField } from "#app/controls/text-fields.tsx";
import { Filters } from "#app/lists/filters.tsx";
import { useWords } from "#app/locales/words.tsx";
import { isAccess } from "./trail-query.ts";

type Choice = { value: string; label: string };
type Props = { people: ReadonlyArray<{ id: string; name: string }>; kinds: readonly Choice[] };

/** Narrows either trail: by person, by what was done, by outcome where there is one, and by days. */
export function TrailFilters({ people, kinds }: Props) {
  const { t } = useWords();
  const [params] = useSearchParams();
  const access = isAccess(params);
  const queryOf = (name: string) => {
    const initialValue = params.get(name) ?? "";
    return fieldFacts(name, { key: `${name} ${initialValue}`, initialValue });
  };
  const persons = people.map(({ id, name }) => ({ value: id, label: name }));
  const outcomes = (["ok", "failed"] as const).map((it) => ({ value: it, label: t(`audit.outcome.${it}`) }));
  const kind = access ? "kind" : "subject";
  const names = ["user_id", kind, ...(access ? ["outcome"] : []), "from", "to", "before"];
  return (
    <Filters label={t("audit.filters")} names={names}>
      <SelectField field={queryOf("user_id")} label={t("audit.person")} empty={t("audit.anyone")} choices={persons} />
      <SelectField field={queryOf(kind)} label={t("audit.kind")} empty={t("audit.anything")} choices={[...kinds]} />
      {access && (
        <SelectField
          field={queryOf("outcome")}
          label={t("audit.outcome")}
          empty={t("audit.outcome.any")}
          choices={outcomes}
        />
      )}
      <DateField field={queryOf("from")} label={t("audit.from")} />
      <DateField field={queryOf("to")} label={t("audit.to")} />
    </Filters>
  );
}
