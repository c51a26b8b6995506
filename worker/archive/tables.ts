import { getTableColumns, getTableName, type SQL, sql } from "drizzle-orm";
import { birdColumnNames, birdColumns, birdColumnsWith, columnKinds } from "#db/bird-columns.ts";
import type { Language } from "#db/vocabulary.ts";
import { type ArchivedTable, referencesOf } from "#worker/kit/archived.ts";
import type { ReadableTable } from "#worker/kit/readable-table.ts";
import type { Gathered } from "#worker/kit/room.ts";
import type { Called, Subjects } from "#worker/kit/subjects.ts";
import { firstTables } from "./contract.ts";

/** What archives of this app are made of. */
export type Holdings = {
  tables: readonly ArchivedTable[];
  /** What is told to people alone. */
  readable: readonly ReadableTable[];
  subjects: Subjects;
};

/**
 * What the rooms bring, in the order in which it is written: who refers stands before what is referred to, so that a bird
 * added while an archive is made is never named without being there. Put back in the opposite order.
 */
export function holdingsOf({
  archived,
  readable,
  subjects,
}: Pick<Gathered, "archived" | "readable" | "subjects">): Holdings {
  const placeOf = ({ name }: ArchivedTable) => firstTables.indexOf(name);
  const tables = archived.filter((it) => placeOf(it) >= 0).sort((one, other) => placeOf(one) - placeOf(other));
  for (const table of archived.filter((it) => placeOf(it) < 0)) {
    const targets = [...othersOf(table), ...(table.follows ?? [])];
    const at = tables.findIndex(({ name }) => targets.includes(name));
    tables.splice(at < 0 ? tables.length : at, 0, table);
  }
  return { tables, readable, subjects };
}

/** The other tables that a table refers to. */
const othersOf = (table: ArchivedTable) =>
  referencesOf(table).flatMap(({ target }) => (target === table.name ? [] : [target]));

/** The columns of a table that an archive holds: all that carry meaning outside of this database. */
export const columnsOf = ({ table, left }: Pick<ReadableTable, "table" | "left">): string[] =>
  Object.values(getTableColumns(table))
    .map(({ name }) => name)
    .filter((name) => !left.includes(name));

/** A row as a JSON object without its empty columns. */
export function jsonOf(table: ArchivedTable): SQL {
  const cell = (name: string) => table.texts[name] ?? (table.json.includes(name) ? `json("${name}")` : `"${name}"`);
  const pairs = columnsOf(table).map((name) => `'${name}', ${cell(name)}`);
  return sql.raw(`json_patch('{}', json_object(${pairs.join(", ")}))`);
}

/** A column, the word over it, and the key that those of its values begin with. */
type Heading = { column: string; word: string | undefined; values: string | undefined };
/** The columns of a table that a person reads, and the words the flock's export has for them. */
export const readableColumns = (table: ReadableTable): Heading[] =>
  columnsOf(table)
    .filter((column) => !table.unread.includes(column))
    .map((column) => ({ column, word: words[column], values: valueWords(table, column) }));

// What an archive holds in parts, such as cents, is not what a file has under that heading.
const columnTexts = birdColumnNames.filter((column) => !("parts" in columnKinds[birdColumns[column].kind]));
const words: Record<string, string> = {
  ...Object.fromEntries(columnTexts.map((column) => [column, `import.field.${birdColumns[column].file}`])),
  bird_id: "import.field.identifier",
};

const ofBirds = new Map(
  birdColumnsWith({ kind: "choice" }).map((column) => [column as string, `import.${birdColumns[column].file}`]),
);

/** Under which keys the values of a column are said; those of birds as in the flock's export. */
function valueWords({ table, worded }: ReadableTable, column: string): string | undefined {
  const isFlag = Object.values(getTableColumns(table)).some((it) => it.name === column && it.dataType === "boolean");
  if (isFlag) return "archive.flag";
  return worded[column] ?? (getTableName(table) === "birds" ? ofBirds.get(column) : undefined);
}

/** A row as a JSON list of what a person reads: names and rings in the place of ids. */
export function readableRow(table: ReadableTable, subjects: Subjects, language: Language): SQL {
  const names = new Map(referencesOf(table).map(({ column, target }) => [column, nameIn(target, subjects, language)]));
  const cells = readableColumns(table).map(({ column }) => {
    const name = names.get(column);
    if (!name) return table.read[column] ?? table.texts[column] ?? `"${column}"`;
    return `(SELECT told.${name.column} FROM ${name.table} told
      WHERE told.org_id = ${table.name}.org_id AND told.id = ${table.name}.${column})`;
  });
  return sql.raw(`json_array(${cells.join(", ")})`);
}

/** The column by which the trail calls the rows of a table; undefined for what it knows no name of. */
function nameIn(table: string, subjects: Subjects, language: Language) {
  const columnOf = (called: Called) => (typeof called === "function" ? called(language) : called);
  const named = Object.values(subjects).flatMap(({ called }) => (typeof called === "string" ? [] : [columnOf(called)]));
  const column = named.find((it) => getTableName(it.table) === table);
  return column && { table, column: column.name };
}
