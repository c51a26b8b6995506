import { newId, newIds } from "#db/ids.ts";
import type { ArchivedTable, Homecoming } from "#worker/kit/archived.ts";
import type { ArchivedRows } from "./rows.ts";

/** What the organisation has already: rows that the archive's may join, by table, and its own people. */
export type ExistingRows = Homecoming["existing"];
export type Existing = { rows: ReadonlyMap<string, ExistingRows>; members: ReadonlySet<string> };
/** The id that one of the archive's has here, in a table or in any; undefined for what is not in the archive. */
export type Renamed = {
  within(table: string, id: string): string | undefined;
  anywhere(id: string): string | undefined;
};

/**
 * New ids for everything: no id of the file is ever asked for or written, so it can name nothing of anybody's. In each
 * table they rise as the old ones did, because that is how rows of the same instant are ordered.
 */
export function renaming(rows: ArchivedRows, tables: readonly ArchivedTable[], { rows: existing }: Existing): Renamed {
  const made = new Map(
    tables.map((table) => [table.name, idsFor(table, rows.of(table), existing.get(table.name) ?? [])]),
  );
  // Asked for every text that may be an id: in one map, the first table's last.
  const all = new Map([...made.values()].toReversed().flatMap((ids) => [...ids]));
  return { within: (table, id) => made.get(table)?.get(id), anywhere: (id) => all.get(id) };
}

function idsFor({ kind, same }: ArchivedTable, rows: readonly object[], existing: ExistingRows) {
  if (!kind) return new Map<string, string>();
  const idOf = (row: object) => (row as { id: string }).id;
  const old = rows.map(idOf).sort();
  const fresh = newIds(kind, old.length);
  const ids = new Map(old.map((id, at) => [id, fresh[at] ?? newId(kind)]));
  const known = new Map(existing.map(({ id, key }) => [key, id]));
  for (const row of rows) {
    const joined = known.get(same?.(row) ?? "");
    if (joined) ids.set(idOf(row), joined);
  }
  return ids;
}
