import { type SQL, sql } from "drizzle-orm";
import { auditedEdit } from "#worker/audit.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import { type Terms, taken } from "./adding.ts";
import { batch } from "./batch.ts";
import { type RowKind, reading, rowOf } from "./row-kind.ts";
import { cell, columnOf, has, holds, keyed, stated, stored, type Values } from "./values.ts";

/**
 * The statements that edit a row, for any batch: `made` answers its id, or nothing when it is not there, has another
 * version than the change says, its name is taken or `when` does not hold. `line` stands before it under the same
 * conditions and tells what differs; where nothing does there is none. Every edit raises the version.
 */
export function edit(kind: RowKind, scope: Scope, id: string, change: Values, { sets, when }: Terms = {}) {
  const { subject, table } = kind;
  const given = stated(change);
  const values = { ...keyed(kind, given), ...sets };
  const may = allOf([isVersion(kind, change.version), isFree(kind, scope, id, values), when]);
  const wanted = Object.entries(given).map(([field, value]) => [
    columnOf(kind, field).name,
    stored(kind, field, value),
  ]);
  const cells = Object.entries({ ...values, ...stamps(kind, scope) }).map(
    ([field, value]) => sql`${sql.identifier(columnOf(kind, field).name)} = ${cell(kind, field, value)}`,
  );
  const one = rowOf(kind, scope, id, may);
  return {
    line: auditedEdit(scope, { table, subject, subject_id: id, wanted: Object.fromEntries(wanted), when: may }),
    // Where there is nothing to write an edit of nothing only asks whether it may.
    made: scope.db.all<{ id: string }>(
      cells.length > 0
        ? sql`UPDATE ${table} SET ${sql.join(cells, sql`, `)} WHERE ${one} RETURNING id`
        : sql`SELECT id FROM ${table} WHERE ${one}`,
    ),
  };
}

/** How a room explains that the row which stands was not changed; without an answer the name was taken. */
export type WhyNotChanged<Row> = { why?: (current: Row) => Promise<Refusal | undefined> };

/**
 * Changes what is said of a row, in one round trip. Refuses in this order: `missing`; `stale` with the row as it stands,
 * unless the same edit came before under the same Idempotency-Key, which is answered as done; then what the room says, or
 * that the name is taken.
 */
export async function change<Row extends Values>(
  kind: RowKind,
  scope: Scope,
  id: string,
  input: Values,
  { why, ...terms }: Terms & WhyNotChanged<Row> = {},
): Promise<Row> {
  const { made, found } = await batch(scope.db, {
    ...edit(kind, scope, id, input, terms),
    found: reading<Row>(kind, scope, rowOf(kind, scope, id)),
  });
  const [current] = found;
  if (!current) throw new Refusal("missing");
  if (made.length > 0) return current;
  if (input.version === undefined || input.version === current.version) throw (await why?.(current)) ?? taken(kind);
  // The same edit sent twice under one key has already happened.
  if (scope.idempotency_key && holds(kind, current, stated(input))) return current;
  throw new Refusal("stale", {}, { current });
}

const stamps = (kind: RowKind, { now }: Scope): Values => ({
  ...(has(kind, "version") && { version: sql`version + 1` }),
  ...(has(kind, "updated_at") && { updated_at: now }),
});

const isVersion = (kind: RowKind, version: unknown): SQL | undefined =>
  version === undefined ? undefined : sql`${columnOf(kind, "version")} = ${version}`;

/** True when no other row would have the name, where it would stand; undefined when neither is touched. */
function isFree(kind: RowKind, { org_id }: Scope, id: string, values: Values): SQL | undefined {
  const compared = kind.unique ? [kind.unique.key, ...(kind.unique.within ?? [])] : [];
  if (!compared.some((field) => field in values)) return undefined;
  const alike = compared.map((field) => {
    const column = columnOf(kind, field);
    const becomes = field in values ? cell(kind, field, values[field]) : sql`${column}`;
    return sql`other.${sql.identifier(column.name)} IS ${becomes}`;
  });
  return sql`NOT EXISTS (
    SELECT 1 FROM ${kind.table} other WHERE other.org_id = ${org_id} AND other.id <> ${id}
    AND ${sql.join(alike, sql` AND `)}
  )`;
}

function allOf(conditions: Array<SQL | undefined>): SQL | undefined {
  const some = conditions.filter((it) => it !== undefined);
  return some.length > 0 ? sql.join(some, sql` AND `) : undefined;
}
