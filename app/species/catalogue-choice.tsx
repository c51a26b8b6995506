import { Button, LinkButton } from "#app/controls/button.tsx";
import { type Translate, useWords } from "#app/locales/words.tsx";
import { Pill } from "#app/marks/pill.tsx";
import type { OfferedSpecies } from "#worker/species/copies.ts";
import { useProfileWords } from "./profile.tsx";

type CatalogueChoiceProps = { offered: OfferedSpecies[]; chosen: string[]; back: string };

/** The catalogue by group, each species with a box to tick and its profile below. */
export function CatalogueChoice({ offered, chosen, back }: CatalogueChoiceProps) {
  const { t } = useWords();
  const groups = [...groupsOf(offered)];
  return (
    <>
      {groups.map(([group, entries]) => (
        <fieldset key={group}>
          <legend className="mb-2 font-serif text-xl font-bold">{group}</legend>
          <ul className="catalogue">
            {entries.map((entry) => (
              <Entry key={entry.slug} entry={entry} isChosen={chosen.includes(entry.slug)} />
            ))}
          </ul>
        </fieldset>
      ))}
      <div className="actions form-bar">
        <Button kind="primary">{t("species.catalogue.add")}</Button>
        <LinkButton to={back}>{t("species.catalogue.back")}</LinkButton>
        <LinkButton kind="ghost" to={`/birds/species/new?${new URLSearchParams({ return_to: back })}`}>
          {t("species.catalogue.by_hand")}
        </LinkButton>
      </div>
    </>
  );
}

function groupsOf(offered: OfferedSpecies[]): Map<string, OfferedSpecies[]> {
  const groups = new Map<string, OfferedSpecies[]>();
  for (const entry of offered) groups.set(entry.group, [...(groups.get(entry.group) ?? []), entry]);
  return groups;
}

function Entry({ entry, isChosen }: { entry: OfferedSpecies; isChosen: boolean }) {
  const id = `species-${entry.slug}`;
  return (
    <li>
      <div className="check">
        <input
          type="checkbox"
          id={id}
          name="slugs"
          value={entry.slug}
          defaultChecked={isChosen || entry.already}
          disabled={entry.already}
          aria-describedby={`${id}-facts`}
        />
        <label htmlFor={id}>
          <span className="font-semibold">{entry.common_name}</span>{" "}
          <i className="block text-muted">{entry.latin_name}</i>
        </label>
        <Facts entry={entry} id={`${id}-facts`} />
        <More entry={entry} />
      </div>
    </li>
  );
}

function Facts({ entry, id }: { entry: OfferedSpecies; id: string }) {
  const { t } = useWords();
  const words = useProfileWords();
  const facts = [words.incubation(entry), words.temperature(entry), words.humidity(entry)];
  return (
    <div id={id} className="figures text-sm text-muted">
      {facts.join(" · ")} {entry.already && <Pill tone="green">{t("species.catalogue.already")}</Pill>}
    </div>
  );
}

function More({ entry }: { entry: OfferedSpecies }) {
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

// Candling is left out for species with opaque shells.
const candlingRow = ({ candling_days: days }: OfferedSpecies, t: Translate) =>
  days.length > 0
    ? [[t("species.catalogue.candling"), t("species.catalogue.candling_value", { days: days.join(", ") })]]
    : [];

/** What the sources say of an entry, as pairs of name and value. */
function useRows(entry: OfferedSpecies) {
  const { t } = useWords();
  const words = useProfileWords();
  return [
    [t("species.catalogue.range"), t("species.catalogue.range_value", { range: entry.incubation_range })],
    [
      t("species.catalogue.humidity"),
      t("species.catalogue.humidity_value", {
        start: entry.humidity_start_range,
        end: entry.humidity_lockdown_range,
      }),
    ],
    [t("species.catalogue.turning"), words.lockdown(entry)],
    ...candlingRow(entry, t),
    ...(entry.doubt ? [[t("species.catalogue.doubt"), entry.doubt]] : []),
    [t("species.catalogue.sources"), entry.sources.join("; ")],
  ];
}
