import { type SQL, sql } from "drizzle-orm";
import type { Deed, Subject } from "#db/vocabulary.ts";
import type { Changes } from "#worker/audit.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import { statusName } from "./columns.ts";
import { birdHead } from "./heads.ts";

const entriesPerPage = 20;

/** Something that was done to a bird, by whom; the name is empty where nobody is known. */
export type Entry = { id: string; at: string; user: string; subject: Subject; deed: Deed; changes: Changes };
/** How the bird came into the register. */
export type Beginning = { at: string; user: string; file: string | null };

/** What was done to a bird, newest first; the last page ends in how it came into the register. One round trip. */
export async function historyOf(scope: Scope, id: string, page: number) {
  const { db } = scope;
  const shown = shownEntries(scope, id, page);
  const [[head], rows, named, [counted], [beginning]] = await db.batch([
    birdHead(scope, id),
    db.all<Omit<Entry, "changes"> & { changes: string }>(sql`
      WITH shown AS (${shown})
      SELECT shown.id, shown.at, ${fullName} AS user, shown.subject, shown.deed, shown.changes
      FROM shown LEFT JOIN users ON users.org_id = ${scope.org_id} AND users.id = shown.user_id
      ORDER BY shown.at DESC, shown.id DESC`),
    db.all<{ id: string; name: string }>(namesIn(scope, shown)),
    db.all<{ n: number }>(sql`SELECT count(*) AS n FROM audit WHERE org_id = ${scope.org_id} AND subject_id = ${id}`),
    db.all<Beginning>(beginningOf(scope, id)),
  ]);
  if (!head || !beginning) throw new Refusal("missing");
  const total_pages = Math.max(1, Math.ceil((counted?.n ?? 0) / entriesPerPage));
  return {
    head,
    items: rows.map((row): Entry => ({ ...row, changes: JSON.parse(row.changes) as Changes })),
    /** What the ids among the changes are called today; what is gone has no name. */
    names: Object.fromEntries(named.map((it) => [it.id, it.name])),
    beginning: page >= total_pages ? beginning : null,
    page,
    total_pages,
  };
}

const fullName = sql`ifnull(trim(users.first_name || ' ' || users.last_name), '')`;

const shownEntries = ({ org_id }: Scope, id: string, page: number): SQL => sql`
  SELECT * FROM audit WHERE org_id = ${org_id} AND subject_id = ${id}
  ORDER BY at DESC, id DESC LIMIT ${entriesPerPage} OFFSET ${(page - 1) * entriesPerPage}`;

// Any text among the changes may be an id; only the organisation's own things lend it a name.
function namesIn({ org_id, language }: Scope, shown: SQL): SQL {
  const called = (table: string, name: SQL) =>
    sql`SELECT id, ${name} AS name FROM ${sql.raw(table)} WHERE org_id = ${org_id} AND id IN (SELECT word FROM said)`;
  return sql`
    WITH shown AS (${shown}), said(word) AS (
      SELECT DISTINCT leaf.atom FROM shown, json_tree(shown.changes) AS leaf
      WHERE leaf.type = 'text' AND length(leaf.atom) <= 64
    )
    ${called("birds", sql.raw("identifier"))} UNION ALL ${called("species", sql.raw("common_name"))}
    UNION ALL ${called("statuses", statusName(language))} UNION ALL ${called("places", sql.raw("name"))}`;
}

// A bird nobody has changed yet was last written by whoever added it.
const beginningOf = ({ org_id }: Scope, id: string): SQL => sql`
  SELECT birds.created_at AS at, imports.file_name AS file, ${fullName} AS user FROM birds
  LEFT JOIN imports ON imports.org_id = ${org_id} AND imports.id = birds.import_id
  LEFT JOIN users ON users.org_id = ${org_id}
    AND users.id = coalesce(imports.user_id, CASE WHEN birds.version = 1 THEN birds.changed_by END)
  WHERE birds.org_id = ${org_id} AND birds.id = ${id}`;
