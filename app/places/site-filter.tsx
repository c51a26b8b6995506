import { SelectField } from "#app/controls/choice-fields.tsx";
import { fieldFacts } from "#app/controls/field.tsx";
import { Filters } from "#app/lists/filters.tsx";
import { useWords } from "#app/locales/words.tsx";
import type { Site } from "#worker/places/sites.ts";

type Props = {
  sites: readonly Site[];
  /** The one that is shown; null is all. */
  site_id: string | null;
  /** Where it leads, if not to this page; `others` are parameters that mean nothing there. */
  action?: string;
  others?: readonly string[];
};

/** The choice among sites, as a field of a form that narrows a list; nothing where there are none. */
export function SiteField({ sites, site_id }: Props) {
  const { t } = useWords();
  if (sites.length === 0) return null;
  const now = site_id ?? "";
  return (
    <SelectField
      field={fieldFacts("site_id", { id: "filter-site_id", key: now, initialValue: now })}
      label={t("sites.one")}
      empty={t("sites.all")}
      choices={sites.map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
}

/** Narrows a page to one site, by the parameter `site_id`; nothing where there are none. */
export function SiteFilter({ action, others = [], ...props }: Props) {
  const { t } = useWords();
  if (props.sites.length === 0) return null;
  // Its first choice is all of them, so nothing else need clear it.
  return (
    <div className="max-w-lg">
      <Filters label={t("sites.filter")} names={[]} others={["site_id", ...others]} action={action} alone>
        <SiteField {...props} />
      </Filters>
    </div>
  );
}
