import type { StatusKind } from "#db/vocabulary.ts";
import { holdsNoText } from "#worker/birdfiles/fields.ts";
import { type NamedPlace, pathKey, placeFinder } from "#worker/birdfiles/places.ts";
import { namesMeaning, slugMeant, speciesKey } from "#worker/birdfiles/species-words.ts";
import { statusMeant } from "#worker/birdfiles/status-words.ts";
import { foldName } from "#worker/species/names.ts";
import { slugNamed } from "#worker/species/profiles.ts";
import { statusesOnUse } from "#worker/statuses/meaning-contract.ts";
import type { RememberedWord } from "./answers/same-words.ts";
import type { FileRow, Remark } from "./reading/rows.ts";

/** The organisation's own species and statuses, with every name they go by. */
export type KnownWords = {
  species: ReadonlyArray<{ id: string; common_name: string; latin_name: string; catalogue_slug: string | null }>;
  statuses: ReadonlyArray<{ id: string; key: string; name_pt: string; name_en: string; kind: StatusKind }>;
  places: readonly NamedPlace[];
  /** What the organisation said before that words of its files mean. */
  remembered?: readonly RememberedWord[];
};
/** Which of them each row means, and the species and places nobody knows. */
export type Words = {
  species: Map<FileRow, string>;
  statuses: Map<FileRow, string>;
  places: Map<FileRow, string>;
  unknown: { species: Named[]; places: Named[]; statuses: Named[] };
  /** Words that are understood only because the organisation said so before. */
  same_as: Array<Named & { field: "species" | "status"; means: string }>;
};
/** A word of the file and how many rows say it. */
export type Named = { name: string; rows: number };

type Refuses = (row: FileRow, field: "species" | "status" | "place", code: string) => void;

/**
 * Finds each row's species, status and place by any of their names, whatever the case and the accents; `refuses` hears of
 * every row that says what nobody knows.
 */
export function lookUp(rows: readonly FileRow[], known: KnownWords, refuses: Refuses): Words {
  const { species, statuses, same_as } = senses(known);
  const placeOf = placeFinder(known.places);
  const words: Words = {
    species: new Map(),
    statuses: new Map(),
    places: new Map(),
    unknown: { species: [], places: [], statuses: [] },
    same_as: [],
  };
  const unknown = {
    species: new Map<string, Named>(),
    places: new Map<string, Named>(),
    statuses: new Map<string, Named>(),
  };
  for (const row of rows) {
    const kind = species(row.species);
    if (kind) {
      words.species.set(row, kind);
      same_as("species", row.species, kind);
    } else if (row.species !== "") {
      refuses(row, "species", "import.species.unknown");
      count(unknown.species, foldName(row.species), row.species);
    }
    const status = statuses(row.status);
    if (status) {
      words.statuses.set(row, status);
      same_as("status", row.status, status);
    } else if (row.status !== "" && !holdsNoText(row.status)) {
      refuses(row, "status", "import.status.unknown");
      count(unknown.statuses, foldName(row.status), row.status);
    }
    if (row.place === "") continue;
    const place = placeOf(row.place);
    // A cage may well be called 0 or X; what is no place and says nothing is blank.
    if (!place.id && holdsNoText(row.place)) continue;
    if (place.id) words.places.set(row, place.id);
    else refuses(row, "place", place.isMany ? "import.place.many" : "import.place.unknown");
    if (!place.id && !place.isMany) count(unknown.places, pathKey(row.place), row.place);
  }
  const { species: kinds, places, statuses: states } = unknown;
  words.unknown = { species: mostFirst(kinds), places: mostFirst(places), statuses: mostFirst(states) };
  words.same_as = same_as();
  return words;
}

/** Whether a status means that its bird is gone: dead, sold, given away. */
export type Departed = (status_id: string | null) => boolean;

export function departedFrom(statuses: KnownWords["statuses"]): Departed {
  const gone = new Set(statuses.filter(({ kind }) => kind === "gone").map(({ id }) => id));
  return (status_id) => status_id !== null && gone.has(status_id);
}

type Meant = { row?: FileRow | undefined; stored?: { status_id: string | null } | undefined };

/** Takes birds that are gone out of the places their rows name, for lists keep the last cage; tells of each such row. */
export function leavePlaces(meant: readonly Meant[], words: Words, departed: Departed): Remark[] {
  return meant.flatMap(({ row, stored }) => {
    if (!row || !words.places.has(row)) return [];
    if (!departed(words.statuses.get(row) ?? stored?.status_id ?? null)) return [];
    words.places.delete(row);
    return row.rejected ? [] : [{ row: row.row, field: "place", value: row.place, code: "import.place.gone" }];
  });
}

function count(named: Map<string, Named>, key: string, name: string) {
  const before = named.get(key) ?? { name, rows: 0 };
  named.set(key, { ...before, rows: before.rows + 1 });
}

const mostFirst = (named: ReadonlyMap<string, Named>) =>
  [...named.values()].sort((one, other) => other.rows - one.rows);

/** A look-up by folded name; earlier names win over later ones, so that a common name is never hidden by a latin one. */
function namesOf(
  things: ReadonlyArray<readonly [id: string, ...names: string[]]>,
  otherwise: (text: string) => string | undefined,
) {
  const ids = new Map<string, string>();
  const longest = Math.max(0, ...things.map((thing) => thing.length));
  for (let at = 1; at < longest; at += 1) {
    for (const thing of things) {
      const folded = foldName(thing[at] ?? "");
      if (folded !== "" && !ids.has(folded)) ids.set(folded, thing[0]);
    }
  }
  const seen = new Map<string, string | undefined>();
  return (text: string): string | undefined => {
    if (!seen.has(text)) seen.set(text, ids.get(foldName(text)) ?? otherwise(text));
    return seen.get(text);
  };
}

/**
 * What words mean: by the organisation's own names first, then by what it said of a word before, then by what breeders
 * commonly call a species of the catalogue or a status.
 */
function senses({ species, statuses, remembered = [] }: KnownWords) {
  const textByKey = new Map(remembered.map(({ field, word_key, means }) => [`${field} ${word_key}`, means]));
  const serialize = (field: Remembered, text: string) =>
    textByKey.size > 0 ? textByKey.get(`${field} ${foldName(text)}`) : undefined;
  // By the catalogue's own names only: whoever has `Canário de cor` may also have other canaries.
  const slugs = species.map((it) => ({
    id: it.id,
    slug: it.catalogue_slug ?? slugNamed(it.common_name) ?? slugNamed(it.latin_name),
  }));
  const bySlug = new Map(slugs.reverse().map(({ id, slug }) => [slug, id]));
  const bySimpleName = new Map(species.map(({ id, common_name }) => [speciesKey(common_name), id]));
  const byKey = statusesByKey(statuses);
  const meant = (key: string) => bySimpleName.get(key) ?? bySlug.get(slugMeant(key) ?? "");
  const used = new Map<string, Words["same_as"][number]>();
  function same_as(field: Remembered, word: string, means: string): void;
  function same_as(): Words["same_as"];
  function same_as(field?: Remembered, word = "", means = "") {
    if (field && serialize(field, word) === means) {
      const key = `${field} ${foldName(word)}`;
      const before = used.get(key) ?? { field, name: word, means, rows: 0 };
      used.set(key, { ...before, rows: before.rows + 1 });
    }
    return [...used.values()];
  }
  return {
    same_as,
    // A copy of a catalogue entry is known by the entry's names in both languages too.
    species: namesOf(
      species.map((it) => [it.id, it.common_name, it.latin_name, ...namesMeaning(it.catalogue_slug)]),
      (text) => serialize("species", text) ?? (isWord(text) ? meant(speciesKey(text)) : undefined),
    ),
    statuses: namesOf(
      statuses.map(({ id, key, name_pt, name_en }) => [id, key, name_pt, name_en]),
      (text) => serialize("status", text) ?? (isWord(text) ? byKey.get(statusMeant(text) ?? "") : undefined),
    ),
  };
}

/** Statuses by what they mean; one that an organisation gets on use is also its own of that name, if it made one before. */
function statusesByKey(statuses: KnownWords["statuses"]): Map<string, string> {
  const byKey = new Map(statuses.map(({ id, key }) => [key, id]));
  for (const { key, pt, en } of statusesOnUse) {
    const names = [foldName(pt), foldName(en)];
    const own = statuses.find(({ name_pt, name_en }) => [name_pt, name_en].some((it) => names.includes(foldName(it))));
    if (own && !byKey.has(key)) byKey.set(key, own.id);
  }
  return byKey;
}

// No name of the catalogue is longer, and long texts are slow to fold.
const isWord = (text: string) => text.length <= 60;

type Remembered = RememberedWord["field"];

/** Rejects a row for a cell whose text is in the way. */
export function refuse(
  row: FileRow,
  field: "species" | "status" | "place" | "father" | "mother" | "foster_father" | "foster_mother",
  code: string,
  faults: Remark[],
  values?: Remark["values"],
) {
  row.rejected = true;
  faults.push({ row: row.row, field, value: row[field], code, ...(values && { values }) });
}
