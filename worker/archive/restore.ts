import { getTableName, type SQL, sql } from "drizzle-orm";
import { newId } from "#db/ids.ts";
import type { Subject } from "#db/vocabulary.ts";
import { stillSignedIn } from "#worker/accounts/callers.ts";
import { jsonCells } from "#worker/json-rows.ts";
import { type ArchivedTable, type Homecoming, referencesOf } from "#worker/kit/archived.ts";
import type { Scope } from "#worker/scope.ts";
import type { ArchiveCounts } from "./contract.ts";
import type { Existing, Renamed } from "./renaming.ts";
import type { KeptFiles } from "./restored-files.ts";
import type { ArchivedRows } from "./rows.ts";
import type { Holdings } from "./tables.ts";

/** A photo whose files lie in the storage already, under these keys. */
export type KeptPhoto = {
  id: string;
  file_key: string;
  thumb_key: string | null;
  type: string;
  bytes: number;
  width: number;
  height: number;
};
type Restore = Holdings & {
  scope: Scope;
  rows: ArchivedRows;
  renamed: Renamed;
  existing: Existing;
  photos: KeptPhoto[];
  counts: ArchiveCounts;
  /** Whether what it says of whose it is is taken over. */
  papers: boolean;
  /** The files that its rows have, in the storage already. */
  carried: KeptFiles;
  /** Whose archive it is, and of which day. */
  title: string;
};
type Cells = Record<string, unknown>;

/** Every statement that puts an archive back, to be run as one batch: the first stands guard over all. */
export function statementsOf(restore: Restore): SQL[] {
  const photos = restore.photos.flatMap(({ file_key, thumb_key }) => (thumb_key ? [file_key, thumb_key] : [file_key]));
  const keys = [...photos, ...restore.carried.keys];
  const homes = homesIn(restore);
  const line = newId("audit");
  return [
    guard(restore, homes, line),
    ...restore.tables.toReversed().flatMap((table) => returning(restore, table, homes(table))),
    sql`DELETE FROM lost_files WHERE file_key IN (SELECT value FROM json_each(${JSON.stringify(keys)}))`,
    // What happened elsewhere is told to no webhook: all that was marked behind the first line.
    sql`DELETE FROM hook_marks WHERE org_id = ${restore.scope.org_id} AND n > (SELECT first.n FROM hook_marks first
      WHERE first.org_id = ${restore.scope.org_id} AND first.source = 'audit' AND first.source_id = ${line}
      ORDER BY first.n DESC LIMIT 1)`,
  ];
}

type Homes = (table: ArchivedTable) => Homecoming;

function homesIn({ scope, rows, renamed, existing, photos, subjects, papers }: Restore): Homes {
  const kept = new Map(photos.map(({ id, ...columns }) => [id, columns]));
  return ({ name }) => ({
    scope,
    papers,
    anywhere: renamed.anywhere,
    members: existing.members,
    existing: existing.rows.get(name) ?? [],
    brought: (table) => rows.of(table),
    here(table, id) {
      const found = renamed.within(getTableName(table), id);
      if (found === undefined) throw new Error(`no ${getTableName(table)} of that id`);
      return found;
    },
    namesItself: (subject) => typeof subjects[subject as Subject].called === "string",
    photo: (id) => kept.get(id),
  });
}

/** That the organisation has no rows of the tables that come back to an empty one only. */
export const emptyOf = (tables: readonly ArchivedTable[], org_id: string): SQL =>
  sql.join(
    tables
      .filter(({ beside }) => beside === "refused")
      .map(({ name }) => sql`NOT EXISTS (SELECT 1 FROM ${sql.raw(name)} WHERE org_id = ${org_id})`),
    sql` AND `,
  );

/**
 * Fails, and everything with it, unless the organisation is still empty and the caller still who they were: the action of
 * its own trail must not be null.
 */
function guard({ scope, tables, counts, title }: Restore, homes: Homes, id: string): SQL {
  const { org_id, user_id, now } = scope;
  const changes = JSON.stringify({ name: [null, title], birds: [null, counts.birds] });
  const holding = tables.flatMap((table) => table.holds?.(homes(table)) ?? []);
  const may = sql.join([emptyOf(tables, org_id), stillSignedIn(scope), ...holding], sql` AND `);
  return sql`INSERT INTO audit (id, org_id, at, user_id, subject, subject_id, deed, changes)
    SELECT ${id}, ${org_id}, ${now}, ${user_id}, 'import', ${newId("import")}, iif(
      ${may}, 'imported', NULL
    ), ${changes}`;
}

function returning({ rows: all, renamed, carried }: Restore, table: ArchivedTable, home: Homecoming): SQL[] {
  const rows = all.of(table);
  const idsHere = renamedIds(table, renamed);
  const changeOf = table.returned?.(rows, home);
  const brought = (rows as Cells[]).flatMap((row) => {
    const change = changeOf ? changeOf(row) : {};
    const file = table.file && carried.files.get(String(row.id));
    if (!change || (table.file?.comes === "needed" && !file)) return [];
    return [{ ...row, ...idsHere(row), ...change, ...file }];
  });
  return [
    ...(table.ahead?.(rows, home) ?? []),
    insertion(home.scope, table, brought.sort(asAdded)),
    ...(table.behind?.(rows, home) ?? []),
  ];
}

/** A row's own id and those it refers to, as they are here; whoever no archive holds is not named. */
function renamedIds(table: ArchivedTable, { within }: Renamed): (row: Cells) => Cells {
  const columns = referencesOf(table).filter(({ column }) => !table.left.includes(column));
  if (table.kind) columns.push({ column: "id", target: table.name });
  return (row) =>
    Object.fromEntries(
      columns.map(({ column, target }) => {
        const id = row[column];
        return [column, typeof id === "string" ? (within(target, id) ?? null) : null];
      }),
    );
}

type Added = { created_at?: unknown };

// Lists go by the number that a row is given as it is written; archives go by ids, some of which know no time.
const asAdded = ({ created_at: one }: Added, { created_at: other }: Added) =>
  typeof one === "string" && typeof other === "string" && one !== other ? (one < other ? -1 : 1) : 0;

/** Writes all rows in one statement, so that they may refer to one another in any order. */
function insertion({ org_id }: Scope, { name, beside }: ArchivedTable, rows: readonly Cells[]): SQL {
  // Only rows that have a file have its columns, and the first may have none.
  const all = new Set(rows.flatMap((row) => Object.keys(row)));
  const columns = [...all].filter((column) => rows.some((row) => (row[column] ?? null) !== null));
  if (columns.length === 0) return sql`SELECT 1`;
  const names = sql.raw(columns.map((column) => `"${column}"`).join(", "));
  const cells = sql.raw(columns.map((_, at) => `value->>${at}`).join(", "));
  const packed = rows.map((row) => columns.map((column) => row[column] ?? null));
  // Without a WHERE SQLite takes ON CONFLICT for a join.
  return sql`INSERT INTO ${sql.raw(name)} (org_id, ${names})
    SELECT ${org_id}, ${cells} FROM ${jsonCells(packed)} WHERE true ${beside === "refused" ? sql`` : beside}`;
}
