import { getTableName } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { ArchivedTable } from "./archived.ts";

/** A table that an archive holds for people to read, and that nobody brings back: it tells of what was between them and us. */
export type ReadableTable = Pick<
  ArchivedTable,
  "name" | "table" | "key" | "left" | "unread" | "texts" | "read" | "worded"
>;

type Columns<Of extends SQLiteTable> = Of["_"]["columns"];
type ColumnName<Of extends SQLiteTable> = Columns<Of>[keyof Columns<Of>]["_"]["name"];
type Rules<Of extends SQLiteTable> = {
  left: ReadonlyArray<ColumnName<Of>>;
  texts?: Partial<Record<ColumnName<Of>, string>>;
  worded?: Partial<Record<ColumnName<Of>, string>>;
};

/** Such a table of a room for its manifest, whose rows have an `id`. */
export const readable = <Of extends SQLiteTable>(
  table: Of,
  { left, texts = {}, worded = {} }: Rules<Of>,
): ReadableTable => ({
  name: getTableName(table),
  table,
  key: { column: "id", start: "" },
  left: ["org_id", ...left],
  unread: [],
  texts: texts as Record<string, string>,
  read: {},
  worded: worded as Record<string, string>,
});
