import { and, type Column, desc, eq, type SQL, sql } from "drizzle-orm";
import { audit } from "#db/schema/audit.ts";
import type { Changes } from "#worker/audit.ts";
import type { Called, Subjects } from "#worker/kit/subjects.ts";
import { owned, type Scope } from "#worker/scope.ts";
import type { TrailFilter } from "./contract.ts";
import { narrowed } from "./narrowing.ts";

/** Which lines of the trail: as the question says, in the organisation's time zone, of the subjects that rooms tell. */
export type TrailQuery = { filter: TrailFilter; timezone: string; subjects: Subjects };

/** The statement that reads lines of the trail, the last first, with the names of all they mention; fits any batch. */
export function entriesOf(scope: Scope, { filter, timezone, subjects }: TrailQuery, limit: number) {
  return scope.db
    .select(linesOf(scope, subjects))
    .from(audit)
    .where(meant(scope, filter, timezone))
    .orderBy(desc(audit.at), desc(audit.id))
    .limit(limit);
}
export type TrailRow = Awaited<ReturnType<typeof entriesOf>>[number];

/** What is read of a line: who did what to what, with the names of all it mentions. */
export function linesOf(scope: Scope, subjects: Subjects) {
  return {
    id: audit.id,
    at: audit.at,
    user_id: audit.user_id,
    /** Empty for whoever left. */
    user_name: sql<string | null>`(
      SELECT coalesce(users.name, '') FROM users WHERE users.org_id = audit.org_id AND users.id = audit.user_id
    )`.as("user_name"),
    /** Of the key by which a program did it in their name; empty once it is forgotten. */
    key_name: sql<string | null>`iif(audit.key_id IS NULL, NULL, coalesce(
      (SELECT api_keys.name FROM api_keys WHERE api_keys.org_id = audit.org_id AND api_keys.id = audit.key_id), ''))`.as(
      "key_name",
    ),
    author: audit.author,
    restored_at: audit.restored_at,
    subject: audit.subject,
    subject_id: audit.subject_id,
    deed: audit.deed,
    changes: sql<string>`${audit.changes}`.as("changes"),
    known: nameNow(scope, subjects).as("known"),
    names: namesIn(scope, subjects).as("names"),
    currency:
      sql<string>`(SELECT organizations.currency FROM organizations WHERE organizations.id = ${scope.org_id})`.as(
        "currency",
      ),
  };
}

/** Column to `[before, after]` of a row as it was read. */
export const changesIn = ({ changes }: Pick<TrailRow, "changes">) => JSON.parse(changes) as Changes;

function meant(scope: Scope, filter: TrailFilter, timezone: string): SQL {
  const { subject, subject_id } = filter;
  return owned(
    scope,
    audit,
    and(
      narrowed(audit, filter, timezone),
      subject ? eq(audit.subject, subject) : undefined,
      subject_id ? eq(audit.subject_id, subject_id) : undefined,
    ),
  );
}

const look = (column: Column, id: SQL) =>
  sql`(SELECT it.${sql.identifier(column.name)} FROM ${column.table} it WHERE it.org_id = audit.org_id AND it.id = ${id})`;
const columnOf = (called: Called, { language }: Scope) => (typeof called === "function" ? called(language) : called);

// What the subject is called today; null when it is gone.
function nameNow(scope: Scope, subjects: Subjects) {
  const own = sql`audit.subject_id`;
  const cases = Object.entries(subjects).map(([subject, { called }]) => {
    const name = typeof called !== "string" ? look(columnOf(called, scope), own) : called === "itself" ? own : sql`''`;
    return sql`WHEN ${sql.raw(`'${subject}'`)} THEN ${name}`;
  });
  return sql<string | null>`CASE audit.subject ${sql.join(cases, sql` `)} END`;
}

// Id to name, for every id among the values.
function namesIn(scope: Scope, subjects: Subjects) {
  const names = Object.values(subjects).flatMap(({ called, isReferredTo }) =>
    isReferredTo && typeof called !== "string" ? [look(columnOf(called, scope), sql`ref.value`)] : [],
  );
  return sql<string | null>`(
    SELECT json_group_object(ref.value, coalesce(${sql.join(names, sql`, `)}))
    FROM json_tree(audit.changes) ref WHERE ref.type = 'text' AND ref.path GLOB '*_id*'
  )`;
}
