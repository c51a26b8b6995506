import type { StatusKind } from "#db/vocabulary.ts";
import { type NamedPlace, pathKey, placeFinder } from "#worker/birdfiles/places.ts";
import { foldName } from "#worker/species/names.ts";
import { namesOfEntry } from "#worker/species/profiles.ts";
import type { FileRow, Remark } from "./rows.ts";

/** The organisation's own species and statuses, with every name they go by. */
export type KnownWords = {
  species: ReadonlyArray<{ id: string; common_name: string; latin_name: string; catalogue_slug: string | null }>;
  statuses: ReadonlyArray<{ id: string; key: string; name_pt: string; name_en: string; kind: StatusKind }>;
  places: readonly NamedPlace[];
};
/** Which of them each row means, and the species and places nobody knows. */
export type Words = {
  species: Map<FileRow, string>;
  statuses: Map<FileRow, string>;
  places: Map<FileRow, string>;
  unknown: { species: Named[]; places: Named[]; statuses: Named[] };
};
/** A word of the file and how many rows say it. */
export type Named = { name: string; rows: number };

/** Finds each row's species and status by any of their names, whatever the case and the accents. */
export function lookUp(rows: readonly FileRow[], known: KnownWords, faults: Remark[]): Words {
  // A copy of a catalogue entry is known by the entry's names in both languages too.
  const species = namesOf(
    known.species.map((it) => [it.id, it.common_name, it.latin_name, ...namesOfEntry(it.catalogue_slug)]),
  );
  const statuses = namesOf(known.statuses.map(({ id, key, name_pt, name_en }) => [id, key, name_pt, name_en]));
  const placeOf = placeFinder(known.places);
  const words: Words = {
    species: new Map(),
    statuses: new Map(),
    places: new Map(),
    unknown: { species: [], places: [], statuses: [] },
  };
  const unknown = {
    species: new Map<string, Named>(),
    places: new Map<string, Named>(),
    statuses: new Map<string, Named>(),
  };
  for (const row of rows) {
    const kind = species(row.species);
    if (kind) words.species.set(row, kind);
    else if (row.species !== "") {
      refuse(row, "species", "import.species.unknown", faults);
      count(unknown.species, foldName(row.species), row.species);
    }
    const status = statuses(row.status);
    if (status) words.statuses.set(row, status);
    else if (row.status !== "") {
      refuse(row, "status", "import.status.unknown", faults);
      count(unknown.statuses, foldName(row.status), row.status);
    }
    if (row.place === "") continue;
    const place = placeOf(row.place);
    if (place.id) words.places.set(row, place.id);
    else refuse(row, "place", place.isMany ? "import.place.many" : "import.place.unknown", faults);
    if (!place.id && !place.isMany) count(unknown.places, pathKey(row.place), row.place);
  }
  const { species: kinds, places, statuses: states } = unknown;
  words.unknown = { species: mostFirst(kinds), places: mostFirst(places), statuses: mostFirst(states) };
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
function namesOf(things: ReadonlyArray<readonly [id: string, ...names: string[]]>) {
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
    if (!seen.has(text)) seen.set(text, ids.get(foldName(text)));
    return seen.get(text);
  };
}

/** Rejects a row for a cell whose text is in the way. */
export function refuse(
  row: FileRow,
  field: "species" | "status" | "place" | "father" | "mother" | "foster_father" | "foster_mother",
  code: string,
  faults: Remark[],
) {
  row.rejected = true;
  faults.push({ row: row.row, field, value: row[field], code });
}
