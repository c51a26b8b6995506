import { type IdKind, newId, newIds } from "#db/ids.ts";
import { foldName } from "#worker/species/names.ts";
import type { ArchivedTable } from "./contract.ts";
import { sameness } from "./rows.ts";
import type { ArchivedRows } from "./rows-contract.ts";

/** What the organisation has already: species and statuses that the archive's join, and its own people. */
export type AtHand = {
  species: Array<{ id: string; name_key: string }>;
  statuses: Array<{ id: string; key: string }>;
  members: ReadonlySet<string>;
};
/** The id that a row of the archive has here; undefined for what is not in the archive. */
export type Renamed = { (table: ArchivedTable, id: string): string; any: (id: string) => string | undefined };

const kinds: Partial<Record<ArchivedTable, IdKind>> = {
  species: "species",
  mutations: "mutation",
  statuses: "status",
  places: "place",
  birds: "bird",
  bird_weights: "weight",
  bird_photos: "photo",
  saved_views: "view",
  audit: "audit",
  moves: "move",
};

/**
 * New ids for everything: no id of the file is ever asked for or written, so it can name nothing of anybody's. In each
 * table they rise as the old ones did, because that is how rows of the same instant are ordered.
 */
export function renaming(rows: ArchivedRows, atHand: AtHand): Renamed {
  const tables = new Map<string, Map<string, string>>();
  for (const [table, kind] of Object.entries(kinds) as Array<[Exclude<ArchivedTable, "ring_colours">, IdKind]>) {
    const old = rows[table].map(({ id }) => id).sort();
    const made = newIds(kind, old.length);
    tables.set(table, new Map(old.map((id, at) => [id, made[at] ?? newId(kind)])));
  }
  join(
    tables.get("species"),
    rows.species,
    sameness.species,
    new Map(atHand.species.map((it) => [it.name_key, it.id])),
  );
  join(tables.get("statuses"), rows.statuses, sameness.statuses, new Map(atHand.statuses.map((it) => [it.key, it.id])));
  const subjects = [
    "birds",
    "places",
    "species",
    "mutations",
    "statuses",
    "bird_weights",
    "bird_photos",
    "saved_views",
  ];
  const any = (id: string) => subjects.map((table) => tables.get(table)?.get(id)).find((it) => it !== undefined);
  const renamed = (table: ArchivedTable, id: string) => {
    const made = tables.get(table)?.get(id);
    if (made === undefined) throw new Error(`no ${table} of that id`);
    return made;
  };
  return Object.assign(renamed, { any });
}

/** Rows that the organisation has under another id. */
function join<Row extends { id: string }>(
  ids: Map<string, string> | undefined,
  rows: readonly Row[],
  key: (row: Row) => string,
  stored: ReadonlyMap<string, string>,
): void {
  for (const row of rows) ids?.set(row.id, stored.get(key(row)) ?? ids.get(row.id) ?? "");
}

/** A list's question with the ids of this organisation; what it named elsewhere and nobody brought along is left out. */
export function renamedQuery(query: string, renamed: Renamed): string {
  const asked = [...new URLSearchParams(query)].flatMap(([name, value]) => {
    const here = renamed.any(value);
    if (here !== undefined) return [[name, here]];
    return name.endsWith("_id") && value !== "" && /_/.test(value) ? [] : [[name, value]];
  });
  return new URLSearchParams(asked).toString();
}

/** What an audit entry tells, with the ids of this organisation. */
export function renamedChanges(changes: Record<string, unknown[]>, renamed: Renamed): string {
  const told = Object.entries(changes).map(([field, values]) => [
    field,
    field.endsWith("_id") ? values.map((it) => (typeof it === "string" ? (renamed.any(it) ?? null) : null)) : values,
  ]);
  return JSON.stringify(Object.fromEntries(told));
}

/** The name_key of a place or a species, worked out here: no key of the file is believed. */
export const nameKey = (name: string) => foldName(name);
