import { eq, getTableColumns, type SQL } from "drizzle-orm";
import type { RunnableQuery } from "drizzle-orm/runnable-query";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { IdKind } from "#db/ids.ts";
import type { Subject } from "#db/vocabulary.ts";
import { owned, type Scope } from "#worker/scope.ts";

/** A table of organisations' own rows with ids. `version`, `created_at` and `updated_at` are looked after where it has them. */
export type RowTable = SQLiteTable & { id: SQLiteColumn; org_id: SQLiteColumn };
export type FieldOf<Table extends RowTable> = keyof Table["$inferSelect"] & string;

/** What a room says of its rows; the rest is read from the schema. */
export type RowKind<Table = RowTable, Field = string, Hidden = string> = {
  table: Table;
  /** How an id begins, and what the trail calls such a row. */
  id: IdKind;
  subject: Subject;
  /** Columns the room works out itself, such as folded names: neither asked for nor answered. */
  hidden: readonly Hidden[];
  /** What a list is ordered by; without it rows come as they are found. */
  order?: SQLiteColumn;
  /** The name no two rows share. `key` is the column it is folded into; `within` names those that part what is compared. */
  unique?: { field: Field; key: Hidden; fold: (name: string) => string; within?: readonly Field[]; taken: string };
  /** The fields by which the trail names a row that was made, and one that is gone. */
  auditNames: { made: readonly Field[]; gone: readonly Field[] };
  /** What is said when a row is in use, and when an Idempotency-Key comes again with another body. */
  messages: { in_use: string; reused?: string };
};

type Kept = "id" | "org_id" | "version" | "created_at" | "updated_at";
type Along = { org_id?: string | undefined; version?: number | undefined };
type Insert<Table extends RowTable> = Table["$inferInsert"];

/** A row as it is answered. */
export type RowOf<Table extends RowTable, Hidden> = Omit<Table["$inferSelect"], Hidden & string>;
/** What a row is made of. An `org_id` or a `version` that comes along is not written. */
export type DraftOf<Table extends RowTable, Hidden> = Omit<Insert<Table>, Kept | (Hidden & string)> & Along;
/** What an edit says: an absent field stays, null empties. With a `version` it is an edit of that version only. */
export type ChangeOf<Table extends RowTable, Hidden> = Partial<Omit<Insert<Table>, Kept | (Hidden & string)>> & Along;

/** A statement that reads rows: awaited alone, or one of a batch. */
export type Reading<Row> = RunnableQuery<Row[], "sqlite"> & PromiseLike<Row[]>;

/** The columns of a kind under the names of their fields. */
export const columnsOf = ({ table }: RowKind): Record<string, SQLiteColumn> => getTableColumns(table);

/** The statement that reads the organisation's rows as they are answered, in the order of a list. */
export function reading<Row>(kind: RowKind, scope: Scope, condition?: SQL): Reading<Row> {
  return ordered(kind, scope, shownOf(kind), condition) as unknown as Reading<Row>;
}

/** So many rows one page of a list tells. */
export const rowsAtOnce = 100;

/** The statement that reads one page of them, counted from 1. */
export function readingPage<Row>(kind: RowKind, scope: Scope, page: number, condition?: SQL): Reading<Row> {
  const found = ordered(kind, scope, shownOf(kind), condition);
  return found.limit(rowsAtOnce).offset((page - 1) * rowsAtOnce) as unknown as Reading<Row>;
}

const shownOf = (kind: RowKind) => Object.entries(columnsOf(kind)).filter(([field]) => !kind.hidden.includes(field));

const ordered = (kind: RowKind, scope: Scope, shown: Array<[string, SQLiteColumn]>, condition?: SQL) =>
  scope.db
    .select(Object.fromEntries(shown))
    .from(kind.table)
    .where(owned(scope, kind.table, condition))
    // By the id behind it: a row stands on one page.
    .orderBy(...(kind.order ? [kind.order, kind.table.id] : [kind.table.id]));

/** The condition that finds one row of the organisation by its id. */
export const rowOf = ({ table }: RowKind, scope: Scope, id: string, when?: SQL): SQL =>
  owned(scope, table, eq(table.id, id), when);
