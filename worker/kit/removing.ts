import { and, type SQL, sql } from "drizzle-orm";
import { auditedGone } from "#worker/audit.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import { batch } from "./batch.ts";
import { unlessReferred } from "./in-use.ts";
import { type RowKind, reading, rowOf } from "./row-kind.ts";
import { columnOf } from "./values.ts";

/** What must also hold at the moment of a deletion. */
export type Only = { when?: SQL | undefined; version?: number | undefined };

/**
 * The statements that delete a row, for any batch: `line` stands first, for it is read from the row, and `gone` answers
 * its id, or nothing when it is not there or `when` does not hold. Where a row refers to it the whole batch fails.
 */
export function removal(kind: RowKind, scope: Scope, id: string, { when, version }: Only = {}) {
  const { table, subject } = kind;
  const listed = kind.auditNames.gone.map((field) => columnOf(kind, field).name);
  const isVersion = version === undefined ? undefined : sql`${columnOf(kind, "version")} = ${version}`;
  const which = rowOf(kind, scope, id, and(when, isVersion));
  return {
    line: auditedGone(scope, { table, subject, columns: listed, which }),
    gone: scope.db.all<{ id: string }>(sql`DELETE FROM ${table} WHERE ${which} RETURNING id`),
  };
}

/**
 * Deletes a row for good with one line in the trail, in one round trip. Refuses `missing`; then `stale` where it is no longer
 * of the version that is named, and `conflict` when a row refers to it or `when` does not hold, and nothing was done.
 */
export async function remove(kind: RowKind, scope: Scope, id: string, only: Only = {}): Promise<void> {
  const done = await unlessReferred(
    batch(scope.db, {
      ...removal(kind, scope, id, only),
      left: reading(kind, scope, rowOf(kind, scope, id)),
    }),
  );
  if (done && done.gone.length > 0) return;
  const [current] = done?.left ?? [];
  if (done && !current) throw new Refusal("missing");
  if (current && only.version !== undefined && (current as Only).version !== only.version)
    throw new Refusal("stale", {}, { current });
  throw new Refusal("conflict", {}, { detail: kind.messages.in_use });
}
