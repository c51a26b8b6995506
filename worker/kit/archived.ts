import { getTableName, type SQL } from "drizzle-orm";
import { getTableConfig, type SQLiteColumn, type SQLiteTable } from "drizzle-orm/sqlite-core";
import type * as z from "zod";
import type { IdKind } from "#db/ids.ts";
import type { Scope } from "#worker/scope.ts";

/** What is wrong with the rows of an archive: the key of its words, and what they name. */
export type Fault = { key: string; values: Record<string, string | number> };

type Row = Record<string, unknown>;
type FileOfRow<Column> = {
  key: Column;
  type: Column;
  bytes: Column;
  /**
   * `papers`: only where the organisation takes over what the archive says of its own; `needed`: a row is nothing without;
   * `optional`: a row may have none.
   */
  comes: "papers" | "needed" | "optional";
};
/** What becomes of a row beyond the renaming of its ids; null leaves it out. */
type Change<Of> = { of(row: Of): Row | null }["of"];

/**
 * A table that an archive holds. What is not said here is read from the schema: its columns, and which of them refer to
 * what. Methods and not functions, so that the archive can hold tables of all rooms in one list.
 */
export type ArchivedTable<Of extends object = object> = {
  name: string;
  table: SQLiteTable;
  /** What a row may be: strict, and with a rule for every column that is not left out. */
  row: z.ZodObject;
  /** What kind of ids its rows get when they come back; without one a row has no id, and `key` names it. */
  kind: IdKind | undefined;
  /** What makes a row one row, `and` a second column of text where one is not enough; and where a walk through it begins. */
  key: { column: string; and?: string; start: string | number };
  /** The columns that say where a row's file lies, of what kind it is and what it weighs; the archive carries the file. */
  file?: FileOfRow<string>;
  /** Columns that mean nothing outside of this database. */
  left: readonly string[];
  /** Columns that sum up others or name what no archive holds: nothing for a reader. */
  unread: readonly string[];
  /** Columns told otherwise than as they stand, as SQL; and those that hold JSON and are told as such. */
  texts: Readonly<Record<string, string>>;
  json: readonly string[];
  /** Columns a person reads otherwise than the archive holds them, as SQL. */
  read: Readonly<Record<string, string>>;
  /** Columns whose values are words of the app, and the key that the key of each value's words begins with. */
  worded: Readonly<Record<string, string>>;
  /** Columns of days that may lie far ahead: what is planned, and what ends some day. */
  planned: readonly string[];
  /** Its rows mention things by ids in their text, which no foreign key tells. */
  mentions: boolean;
  /** What makes two rows the same although their ids differ; null for one that is like no other. */
  same?(row: Of): string | null;
  /** What is said of the second of two rows that are the same, where the row's number does not say enough. */
  twice?(row: Of): Fault;
  /** Columns by which no row may stand above itself, and what is said of one that does. */
  above?: { columns: readonly string[]; fault(row: Of): Fault };
  /** What is wrong with rows that are each in order; `brought` are those of another table of the same archive. */
  fault?(rows: readonly Of[], brought: Brought): Fault | undefined;
  /**
   * What becomes of rows that come back beside some the organisation has: they are written with this ON CONFLICT, or the
   * whole archive is refused, as where nobody can tell which of two rows is the same.
   */
  beside: SQL | "refused";
  /** Tables that come back before it although it refers to none of them: once it is there, they may be written no more. */
  follows?: readonly string[];
  /** The column that holds what `same` answers: such rows keep the id they have here. */
  joins?: { by: SQLiteColumn; order?: SQLiteColumn };
  /** What must still be true of the rows at hand when the write begins. */
  holds?(home: Homecoming): SQL;
  /** Statements right before and right behind the rows. */
  ahead?(rows: readonly Of[], home: Homecoming): SQL[];
  behind?(rows: readonly Of[], home: Homecoming): SQL[];
  /** What else becomes of each row; called once for all of them. No key of a file is believed: they are made here. */
  returned?(rows: readonly Of[], home: Homecoming): Change<Of>;
};

/** The rows of another table that the same archive brings. */
type Brought = <Of extends object>(table: ArchivedTable<Of>) => readonly Of[];

/** What rows that come back need to know of where they come to. */
export type Homecoming = {
  scope: Scope;
  brought: Brought;
  /** The id that a row of an archived table has here. */
  here(table: SQLiteTable, id: string): string;
  /** The same for an id of whatever table; undefined for what is not in the archive. */
  anywhere(id: string): string | undefined;
  /** Rows of this very table that the organisation has and the archive's may join, in their order. */
  existing: ReadonlyArray<{ id: string; key: string }>;
  /** Whether this organisation takes over what the archive says of its own: it is the same, elsewhere. */
  papers: boolean;
  /** The organisation's people. */
  members: ReadonlySet<string>;
  /** Subjects of the trail whose id is their name, the same everywhere. */
  namesItself(subject: string): boolean;
  /** The columns of a photo whose files lie in the storage already. */
  photo(id: string): Row | undefined;
};

type Columns<Of extends SQLiteTable> = Of["_"]["columns"];
type ColumnName<Of extends SQLiteTable> = Columns<Of>[keyof Columns<Of>]["_"]["name"];

type Derived =
  | "name"
  | "table"
  | "row"
  | "kind"
  | "key"
  | "file"
  | "left"
  | "unread"
  | "texts"
  | "read"
  | "json"
  | "worded"
  | "planned"
  | "mentions";
type ArchiveRules<Of extends SQLiteTable, Left extends string, Shape extends z.ZodRawShape> = Omit<
  ArchivedTable<z.output<z.ZodObject<Shape>>>,
  Derived
> & {
  row: z.ZodObject<Shape>;
  kind?: IdKind;
  key?: { column: ColumnName<Of>; and?: ColumnName<Of>; start: string | number };
  file?: FileOfRow<ColumnName<Of>>;
  left?: readonly Left[];
  unread?: ReadonlyArray<ColumnName<Of>>;
  texts?: Partial<Record<ColumnName<Of>, string>>;
  read?: Partial<Record<ColumnName<Of>, string>>;
  json?: ReadonlyArray<ColumnName<Of>>;
  worded?: Partial<Record<ColumnName<Of>, string>>;
  planned?: ReadonlyArray<ColumnName<Of>>;
  mentions?: true;
};

/** A table of a room for its manifest; a column for which `row` has no rule, and which is not `left`, is a type error. */
export function archived<
  Of extends SQLiteTable,
  Shape extends z.ZodRawShape & Record<Exclude<ColumnName<Of>, Left | "org_id">, z.ZodType>,
  const Left extends ColumnName<Of> = never,
>(table: Of, text: ArchiveRules<Of, Left, Shape>): ArchivedTable<z.output<z.ZodObject<Shape>>> {
  const { left = [], unread = [], texts = {}, read = {}, json = [], worded = {}, mentions = false, kind } = text;
  const { planned = [] } = text;
  const { key = { column: "id", start: "" } } = text;
  return {
    ...text,
    name: getTableName(table),
    table,
    kind,
    key,
    unread,
    json,
    planned,
    mentions,
    left: ["org_id", ...left],
    texts: texts as Record<string, string>,
    read: read as Record<string, string>,
    worded: worded as Record<string, string>,
  };
}

/**
 * Which columns of a table name a row of which other, beside the organisation that both belong to. A column that a foreign key
 * checks against another column than an id names what that one names: the item of a move is that of its lot.
 */
export function referencesOf({ table }: { table: SQLiteTable }): Array<{ column: string; target: string }> {
  return getTableConfig(table).foreignKeys.flatMap((foreignKey) => {
    const { columns, foreignColumns, foreignTable } = foreignKey.reference();
    const own = columns.flatMap(({ name }, at) =>
      name === "org_id" ? [] : [{ name, there: foreignColumns[at]?.name }],
    );
    return own.map(({ name, there }) => {
      // A move names its lot along with the item of that lot: it is an item still.
      const further = own.length > 1 && referencesOf({ table: foreignTable }).find(({ column }) => column === there);
      return { column: name, target: further ? further.target : getTableName(foreignTable) };
    });
  });
}
