import { placeFinder } from "#worker/birdfiles/places.ts";
import { slugMeant } from "#worker/birdfiles/species-words.ts";
import { statusMeant } from "#worker/birdfiles/status-words.ts";
import { onUseNamed } from "#worker/birds/columns/status-on-use.ts";
import { batch } from "#worker/kit/batch.ts";
import { may } from "#worker/rights.ts";
import type { Scope } from "#worker/scope.ts";
import { speciesDraft } from "#worker/species/contract.ts";
import { addSpecies } from "#worker/species/copies.ts";
import { foldName } from "#worker/species/names.ts";
import { entryOf } from "#worker/species/profiles.ts";
import { type StatusOnUse, statusesOnUse } from "#worker/statuses/meaning-contract.ts";
import { seededAgain } from "#worker/statuses/seeded-statuses.ts";
import { addPaths, type Place, placesOf } from "./answers/new-places.ts";
import { addStatus } from "./answers/new-statuses.ts";
import { newStatus, type StatusKinds } from "./contract.ts";
import { type KnownWords, lookUp, type Named } from "./look-up.ts";
import type { FileRow } from "./reading/rows.ts";
import type { Made, Makes } from "./report-contract.ts";

type Known = KnownWords & { places: readonly Place[] };
type NewSpecies = Made & { slug: string | null; latin_name: string };
/** What a file names, the organisation lacks and an import may make. */
type Lacking = {
  species: NewSpecies[];
  statuses: Made[];
  /** Statuses that every organisation gets when it first has such a bird; nobody is asked. */
  onUse: StatusOnUse[];
  paths: Made[];
  places: Place[];
};
const nothingLacks: Lacking = { species: [], statuses: [], onUse: [], paths: [], places: [] };
// More than these is a column taken for another: then nothing of the kind is made, and its rows are told.
const most = { species: 40, statuses: 20, places: 500 } as const;

/**
 * What rows name and nobody knows: only what its maker may make and what can be made under that name; of the rest nothing
 * but the statuses that are made on use, where it was not asked for.
 */
export function lacking(
  scope: Pick<Scope, "role" | "language">,
  rows: readonly FileRow[],
  known: Known,
  isRequested: boolean,
): Lacking {
  const keyOf = (word: string) => onUseNamed(statusMeant(word));
  const isRare = [...new Set(rows.map(({ status }) => status))].some(keyOf);
  if (!isRequested && !isRare) return nothingLacks;
  const { unknown } = lookUp(rows, known, () => {});
  const onUse = [...new Set(unknown.statuses.flatMap(({ name }) => keyOf(name) ?? []))];
  if (!isRequested) return { ...nothingLacks, onUse };
  const few = (named: Named[], kind: keyof typeof most) => (named.length > most[kind] ? [] : named);
  const paths = few(unknown.places, "places").map(asWritten);
  const places = paths.length > 0 ? placesOf(paths.map(wordOf), known.places) : [];
  const find = placeFinder([...known.places, ...places]);
  return {
    species: newSpecies(few(unknown.species, "species"), scope),
    statuses: may(scope, "settings.write")
      ? few(unknown.statuses, "statuses")
          .filter(({ name }) => keyOf(name) === undefined)
          .filter(({ name }) => newStatus.shape.name.safeParse(name).success)
          .map(asWritten)
      : [],
    onUse,
    paths: paths.filter(({ word }) => find(word).id),
    places,
  };
}

const asWritten = ({ name, rows }: Named): Made => ({ name, word: name, rows });
const wordOf = ({ word }: Made) => word;

/** One of each entry of the catalogue that a name fits, under the catalogue's name; the others by the name they were given. */
function newSpecies(named: Named[], { language }: Pick<Scope, "language">): NewSpecies[] {
  const found = named.flatMap(({ name: word, rows }) => {
    const name = speciesDraft.shape.common_name.safeParse(word).data;
    if (!name) return [];
    const entry = entryOf(slugMeant(name), language);
    const latin_name = entry?.latin_name ?? "";
    return [{ name: entry?.common_name ?? name, word, rows, slug: entry?.slug ?? null, latin_name }];
  });
  return [...new Map(found.reverse().map((one) => [foldName(one.name), one])).values()].reverse();
}

export const lacksAnything = ({ species, statuses, onUse, paths }: Lacking): boolean =>
  species.length + statuses.length + onUse.length + paths.length > 0;

const mark = "new:";
const usualKind = "present" as const;
/** Whether an id is of something that is not there yet. */
export const isImagined = (id: string): boolean => id.startsWith(mark);

/** What the organisation would know once that is made. */
export function withLacking<Flock extends Known>(flock: Flock, { species, statuses, onUse, places }: Lacking): Flock {
  const kinds = species.map(({ name, slug, latin_name }) => {
    return { id: `${mark}${foldName(name)}`, common_name: name, latin_name, catalogue_slug: slug };
  });
  const states = statuses.map(({ name }) => {
    const id = `${mark}${foldName(name)}`;
    return { id, key: id, name_pt: name, name_en: name, kind: usualKind };
  });
  const seeds = statusesOnUse.filter(({ key }) => onUse.includes(key));
  const rare = seeds.map(({ key, pt, en, kind }) => ({ id: `${mark}${key}`, key, name_pt: pt, name_en: en, kind }));
  return {
    ...flock,
    species: [...flock.species, ...kinds],
    statuses: [...flock.statuses, ...states, ...rare],
    places: [...flock.places, ...places],
  };
}

/** Makes it; what somebody else made meanwhile is left as it is. */
export async function makeLacking(scope: Scope, lacks: Lacking, kinds: StatusKinds = {}): Promise<void> {
  if (lacks.species.length > 0) await addSpecies(scope, lacks.species);
  if (lacks.paths.length > 0) await addPaths(scope, lacks.paths.map(wordOf));
  for (const key of lacks.onUse) await batch(scope.db, seededAgain(scope, key));
  const kindOf = new Map(Object.entries(kinds).map(([name, kind]) => [foldName(name), kind]));
  for (const { name } of lacks.statuses)
    await addStatus(scope, { name, kind: kindOf.get(foldName(name)) ?? usualKind });
}

/** What is made, by name, as a report keeps it. */
export const makesOf = ({ species, statuses, paths }: Lacking): Makes => ({
  species: species.map(({ name, word, rows }) => ({ name, word, rows })),
  statuses,
  places: paths,
});
