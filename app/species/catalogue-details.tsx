import { useWords } from "#app/locales/words.tsx";
import type { OfferedSpecies } from "#worker/species/copies.ts";
import { useProfileWords } from "./profile.tsx";

/** What an incubator and a doubter want to know of an entry, folded away: birds sit on most of these eggs themselves. */
export function CatalogueDetails({ entry }: { entry: OfferedSpecies }) {
  const { t } = useWords();
  const rows = useRows(entry);
  return (
    <details className="disclosure">
      <summary>
        {t("species.catalogue.more")}{" "}
        <span className="unseen">{t("species.catalogue.more_of", { name: entry.common_name })}</span>
      </summary>
      <dl>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** What the sources say of an entry, as pairs of name and value; what none says is not listed. */
function useRows(entry: OfferedSpecies): Array<[name: string, value: string]> {
  const { t } = useWords();
  const words = useProfileWords();
  const { parents, candling_days: days, doubt } = entry;
  const machine: Array<[name: string, value: string] | false> = [
    entry.temperature_c !== null && [t("species.column.temperature"), words.temperature(entry)],
    entry.humidity_start_range !== null && [t("species.catalogue.humidity"), words.humidityRange(entry)],
    entry.lockdown_days_before_hatch !== null && [t("species.catalogue.turning"), words.lockdown(entry)],
  ];
  const rows: Array<[name: string, value: string] | false> = [
    parents !== null && [t("species.catalogue.parents"), t("species.catalogue.parents_value", parents)],
    ...machine,
    // Left out for species with opaque shells.
    days.length > 0 && [
      t("species.catalogue.candling"),
      t("species.catalogue.candling_value", { days: days.join(", ") }),
    ],
    doubt !== null && [t("species.catalogue.doubt"), doubt],
    [t("species.catalogue.sources"), entry.sources.join("; ")],
  ];
  return rows.filter((row) => row !== false);
}
