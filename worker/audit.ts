import { type SQL, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { newId } from "#db/ids.ts";
import type { AuditEvent, Subject } from "#db/vocabulary.ts";
import type { Scope } from "./scope.ts";

/** Column to `[before, after]`; a thing made or gone names itself, as in `{ name: [null, "Sala 1"] }`. */
export type Changes = Record<string, [before: unknown, after: unknown]>;

/** A line of the audit trail. Birds write theirs by triggers; everything else says it here. */
export type Entry = {
  subject: Subject;
  subject_id: string;
  deed: AuditEvent;
  changes: Changes;
  import_id?: string;
  /** Of the line, where writes behind it hang on its being there: `isWritten`. */
  id?: string;
};

/** Whether a line of the trail stands: of two who write at once, only one's does. */
export const isWritten = ({ org_id }: Pick<Scope, "org_id">, id: string): SQL =>
  sql`EXISTS (SELECT 1 FROM audit noted WHERE noted.org_id = ${org_id} AND noted.id = ${id})`;

type Writer = Pick<Scope, "db" | "org_id" | "now" | "key"> & { user_id: string | null };

/** The key by which a program did it, as a line names it; null where a person did it themselves. */
export const keyOf = ({ key }: Pick<Scope, "key">): string | null => key?.id ?? null;

/**
 * The statement that writes a line of the audit trail. It stands right behind the write it tells of, in the same batch,
 * and writes only when that write changed a row: a replay, a stale edit and a refused name leave no line.
 */
export function audited(scope: Writer, { subject, subject_id, deed, changes, import_id, id = newId("audit") }: Entry) {
  const { db, org_id, user_id, now } = scope;
  return db.run(sql`
    INSERT INTO audit ("id", "org_id", "at", "user_id", "key_id", "subject", "subject_id", "deed", "changes", "import_id")
    SELECT ${id}, ${org_id}, ${now}, ${user_id}, ${keyOf(scope)}, ${subject}, ${subject_id}, ${deed},
      ${JSON.stringify(changes)}, ${import_id ?? null}
    WHERE changes() > 0`);
}

/** What a select of whole lines has to answer: `subject_id` and `changes` as JSON, a row for each line. */
type Lines = Pick<Entry, "subject"> & { deed?: AuditEvent; lines: SQL };

/**
 * The statement that writes a line for each row of a select: of what changed, unless another event is named. Like
 * `auditedEdit` it stands before the write, whose conditions the select repeats.
 */
export function auditedLines(scope: Writer, { subject, deed = "changed", lines }: Lines) {
  const { db, org_id, user_id, now } = scope;
  return db.run(sql`
    INSERT INTO audit (id, org_id, at, user_id, key_id, subject, subject_id, deed, changes)
    SELECT 'aud_' || lower(hex(randomblob(13))), ${org_id}, ${now}, ${user_id}, ${keyOf(scope)}, ${subject}, subject_id, ${deed}, changes
    FROM (${lines})`);
}

type MadeRows = Pick<Entry, "subject"> & {
  table: SQLiteTable;
  /** The columns by which the trail names a row. */
  columns: readonly string[];
};

/** The statement that notes rows made many at once, behind the write that made them; said twice it notes them once. */
export function auditedMade(scope: Writer, { table, subject, columns, ids }: MadeRows & { ids: readonly string[] }) {
  const changes = sql.join(
    columns.map((column) => sql`${column}, json_array(NULL, made.${sql.identifier(column)})`),
    sql`, `,
  );
  const lines = sql`
    SELECT made.id AS subject_id, json_object(${changes}) AS changes
    FROM json_each(${JSON.stringify(ids)}) named
    CROSS JOIN ${table} made ON made.org_id = ${scope.org_id} AND made.id = named.value
    WHERE NOT EXISTS (SELECT 1 FROM audit noted WHERE noted.org_id = ${scope.org_id} AND noted.subject_id = made.id)`;
  return auditedLines(scope, { subject, deed: "created", lines });
}

/** The statement that notes rows about to be deleted; it stands before the deletion, under the same condition. */
export function auditedGone(scope: Writer, { table, subject, columns, which }: MadeRows & { which: SQL }) {
  const changes = sql.join(
    columns.map((column) => sql`${column}, json_array(${sql.identifier(column)}, NULL)`),
    sql`, `,
  );
  const lines = sql`SELECT id AS subject_id, json_object(${changes}) AS changes FROM ${table} WHERE ${which}`;
  return auditedLines(scope, { subject, deed: "deleted", lines });
}

type Edit = Pick<Entry, "subject" | "subject_id"> & {
  table: SQLiteTable;
  /** Column to the value it will have; null empties it. */
  wanted: Record<string, string | number | boolean | null>;
  /** Further conditions of the write, such as the version: without them a refused edit would leave a line. */
  when?: SQL | undefined;
};

/**
 * The statement that writes what an edit is about to change, read from the row as it stands. It stands before the UPDATE,
 * in the same batch and under the same conditions; an edit that changes nothing leaves no line.
 */
export function auditedEdit(scope: Writer, { table, subject, subject_id, wanted, when }: Edit) {
  const { db, org_id, user_id, now } = scope;
  // An edit of nothing is an edit all the same, and has no columns to compare.
  const nothing = sql`SELECT NULL AS field, NULL AS was, NULL AS became WHERE false`;
  const differing = Object.entries(wanted).map(([column, value]) => {
    const stored = sql`${table}.${sql.identifier(column)}`;
    const after = typeof value === "boolean" ? Number(value) : value;
    return sql`SELECT ${column} AS field, ${stored} AS was, ${after} AS became WHERE ${stored} IS NOT ${after}`;
  });
  return db.run(sql`
    INSERT INTO audit (id, org_id, at, user_id, key_id, subject, subject_id, deed, changes)
    SELECT ${newId("audit")}, ${org_id}, ${now}, ${user_id}, ${keyOf(scope)}, ${subject}, ${subject_id}, 'changed', said FROM (
      SELECT (
        SELECT json_group_object(field, json_array(was, became)) FROM (${sql.join([nothing, ...differing], sql` UNION ALL `)})
      ) AS said
      FROM ${table} WHERE org_id = ${org_id} AND id = ${subject_id} ${when ? sql`AND ${when}` : sql``}
    ) WHERE said <> '{}'`);
}
