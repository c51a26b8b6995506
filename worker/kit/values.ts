import { is, SQL, sql } from "drizzle-orm";
import { columnsOf, type RowKind } from "./row-kind.ts";

/** Fields and what they are to hold; SQL is worked out by the database. */
export type Values = Record<string, unknown>;
/** What the database is told of a value. */
type Stored = string | number | null;

/** What was said: fields without a value, and those that are never written, are left out. */
export function stated({ id: _, org_id: __, version: ___, ...asked }: Values): Values {
  return Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined));
}

/** A draft with null for every column it may leave empty and does not name, so that two drafts can be compared. */
export function whole(kind: RowKind, draft: Values): Values {
  const mayBeEmpty = ([field, column]: [string, { notNull: boolean; hasDefault: boolean }]) =>
    !column.notNull && !column.hasDefault && !kind.hidden.includes(field);
  const empty = Object.entries(columnsOf(kind)).filter(mayBeEmpty);
  return { ...Object.fromEntries(empty.map(([field]) => [field, null])), ...draft };
}

/** With the folded name beside the name, where the name is among the values. */
export function keyed({ unique }: RowKind, values: Values): Values {
  const name = unique && values[unique.field];
  return unique && typeof name === "string" ? { ...values, [unique.key]: unique.fold(name) } : values;
}

/** The column of a field; a field the table does not have is a mistake of the room's. */
export function columnOf(kind: RowKind, field: string) {
  const column = columnsOf(kind)[field];
  if (!column) throw new Error(`no column for ${kind.subject} ${field}`);
  return column;
}

/** A value as its column keeps it. */
export function stored(kind: RowKind, field: string, value: unknown): Stored {
  return value === null || value === undefined ? null : (columnOf(kind, field).mapToDriverValue(value) as Stored);
}

/** The same as SQL; what is SQL already stays as it is. */
export const cell = (kind: RowKind, field: string, value: unknown): SQL =>
  is(value, SQL) ? value : sql`${stored(kind, field, value)}`;

/** Whether a row holds all these values already. */
export const holds = (kind: RowKind, row: Values, values: Values): boolean =>
  Object.entries(values).every(([field, value]) => stored(kind, field, row[field]) === stored(kind, field, value));

/** Whether a row's table has such a column. */
export const has = (kind: RowKind, field: string): boolean => field in columnsOf(kind);
