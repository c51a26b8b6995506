import { foldName } from "#worker/species/names.ts";
import { namesOfEntry } from "#worker/species/profiles.ts";
import type { FileRow, Remark } from "./import-rows.ts";

/** The organisation's own species and statuses, with every name they go by. */
export type KnownWords = {
  species: ReadonlyArray<{ id: string; common_name: string; latin_name: string; catalogue_slug: string | null }>;
  statuses: ReadonlyArray<{ id: string; key: string; name_pt: string; name_en: string }>;
};
/** Which of them each row means, and the species nobody knows. */
export type Words = {
  species: Map<FileRow, string>;
  statuses: Map<FileRow, string>;
  unknown: Array<{ name: string; rows: number }>;
};

/** Finds each row's species and status by any of their names, whatever the case and the accents. */
export function lookUp(rows: readonly FileRow[], known: KnownWords, faults: Remark[]): Words {
  // A copy of a catalogue entry is known by the entry's names in both languages too.
  const species = namesOf(
    known.species.map((it) => [it.id, it.common_name, it.latin_name, ...namesOfEntry(it.catalogue_slug)]),
  );
  const statuses = namesOf(known.statuses.map(({ id, key, name_pt, name_en }) => [id, key, name_pt, name_en]));
  const words: Words = { species: new Map(), statuses: new Map(), unknown: [] };
  const unknown = new Map<string, { name: string; rows: number }>();
  for (const row of rows) {
    const kind = species(row.species);
    if (kind) words.species.set(row, kind);
    else if (row.species !== "") {
      refuse(row, "species", "import.species.unknown", faults);
      const named = unknown.get(foldName(row.species)) ?? { name: row.species, rows: 0 };
      unknown.set(foldName(row.species), { ...named, rows: named.rows + 1 });
    }
    const status = statuses(row.status);
    if (status) words.statuses.set(row, status);
    else if (row.status !== "") refuse(row, "status", "import.status.unknown", faults);
  }
  words.unknown = [...unknown.values()].sort((one, other) => other.rows - one.rows);
  return words;
}

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
  field: "species" | "status" | "father" | "mother",
  code: string,
  faults: Remark[],
) {
  row.rejected = true;
  faults.push({ row: row.row, field, value: row[field], code });
}
