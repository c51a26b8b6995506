import { Link } from "@remix-run/react";
import { Button, LinkButton } from "#app/controls/button.tsx";
import { fieldFacts } from "#app/controls/field.tsx";
import { TextField } from "#app/controls/text-fields.tsx";
import { useWords } from "#app/locales/words.tsx";
import { BirdFace } from "#app/marks/bird-face.tsx";
import type { OfferedSpecies } from "#worker/species/copies.ts";
import { CatalogueDetails } from "./catalogue-details.tsx";

type CatalogueChoiceProps = {
  offered: OfferedSpecies[];
  chosen: string[];
  q: string;
  back: string;
  /** Makes a second press of the button the same action. */
  sendKey: string;
};

/**
 * The catalogue: a search, what is ticked already, what the breeder has, what most keep, then the rest by group. The search
 * sends the ticks along, so that they are still there beside what it finds.
 */
export function CatalogueChoice({ offered, chosen, q, back, sendKey }: CatalogueChoiceProps) {
  const { t } = useWords();
  const hand = new URLSearchParams({ ...(q && { name: q }), return_to: back });
  const found = offered.filter(({ matches }) => matches);
  const parts = [
    { title: t("species.catalogue.chosen"), entries: offered.filter(({ matches, already }) => !matches && !already) },
    { title: t("species.catalogue.owned"), entries: found.filter(({ already }) => already) },
    { title: t("species.catalogue.most_kept"), entries: mostKeptOf(found) },
    ...groupsOf(found.filter(({ already, most_kept }) => !already && most_kept === null)),
  ];
  return (
    <>
      <div>
        <CatalogueSearch q={q} back={back} />
        <p className="mt-3">
          {t("species.catalogue.not_here")}{" "}
          <Link className="link" to={`/birds/species/new?${hand}`}>
            {t("species.catalogue.by_hand")}
          </Link>
        </p>
      </div>
      {found.length === 0 && <p>{t("species.catalogue.none_named", { q })}</p>}
      {parts.map(({ title, entries }) => (
        <Part key={title} title={title} entries={entries} chosen={chosen} />
      ))}
      <div className="actions form-bar">
        <Button kind="primary" name="idempotency_key" value={sendKey}>
          {t("species.catalogue.add")}
        </Button>
        <LinkButton to={back}>{t("species.catalogue.back")}</LinkButton>
      </div>
    </>
  );
}

/** Stands first in the form: Enter in its box looks for a species and adds none. */
function CatalogueSearch({ q, back }: { q: string; back: string }) {
  const { t } = useWords();
  return (
    <div className="flex max-w-lg items-end gap-2">
      <div className="w-full">
        <TextField
          field={fieldFacts("q", { key: q, initialValue: q, maxLength: 200 })}
          label={t("species.catalogue.search")}
          placeholder={t("species.catalogue.search_hint")}
          type="search"
          autoComplete="off"
          spellCheck={false}
        />
      </div>
      <input type="hidden" name="return_to" value={back} />
      <Button formMethod="get" formNoValidate>
        {t("ui.filters.search")}
      </Button>
    </div>
  );
}

const mostKeptOf = (found: OfferedSpecies[]) =>
  found
    .filter(({ already, most_kept }) => !already && most_kept !== null)
    .sort((one, other) => (one.most_kept ?? 0) - (other.most_kept ?? 0));

function groupsOf(offered: OfferedSpecies[]) {
  const groups = new Map<string, OfferedSpecies[]>();
  for (const entry of offered) groups.set(entry.group, [...(groups.get(entry.group) ?? []), entry]);
  return [...groups].map(([title, entries]) => ({ title, entries }));
}

type PartProps = { title: string; entries: OfferedSpecies[]; chosen: string[] };

function Part({ title, entries, chosen }: PartProps) {
  if (entries.length === 0) return null;
  return (
    <fieldset>
      <legend className="mb-2 font-serif text-xl font-bold">{title}</legend>
      <ul className="catalogue">
        {entries.map((entry) => (
          <li key={entry.slug}>
            {entry.own_id ? (
              <Owned entry={entry} id={entry.own_id} />
            ) : (
              <Offered entry={entry} isChosen={chosen.includes(entry.slug)} />
            )}
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

function Owned({ entry, id }: { entry: OfferedSpecies; id: string }) {
  return (
    <div className="flex items-center gap-3 p-2">
      <BirdFace drawing={entry.drawing} />
      <div>
        <Link className="link font-semibold" to={`/species/${id}`}>
          {entry.common_name}
        </Link>{" "}
        <i className="block text-sm text-muted">{entry.latin_name}</i>
      </div>
    </div>
  );
}

function Offered({ entry, isChosen }: { entry: OfferedSpecies; isChosen: boolean }) {
  const { t } = useWords();
  const id = `species-${entry.slug}`;
  return (
    <div className="flex gap-3 p-2">
      <input
        type="checkbox"
        className="pick"
        id={id}
        name="slugs"
        value={entry.slug}
        defaultChecked={isChosen}
        aria-describedby={`${id}-days`}
      />
      <BirdFace drawing={entry.drawing} />
      <div className="w-full min-w-0">
        <label htmlFor={id} className="block">
          <span className="font-semibold">{entry.common_name}</span>{" "}
          <i className="block text-sm text-muted">{entry.latin_name}</i>
        </label>
        <p id={`${id}-days`} className="figures text-sm text-muted">
          {t("species.catalogue.incubated", { range: entry.incubation_range })}
        </p>
        <CatalogueDetails entry={entry} />
      </div>
    </div>
  );
}
