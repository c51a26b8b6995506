import { sql } from "drizzle-orm";
import type { Database } from "#db/connection.ts";
import type { ConsoleKind } from "#db/words/support.ts";

/** A row as it is carried to the operator's lists: no title, no text, nobody's name. */
export type MarkedRow = {
  id: string;
  revision: number;
  created_at: string;
  state: string;
  /** Of a ticket. */
  number: string;
  category: string;
  priority: string;
  unanswered_since: string | null;
  is_held: 0 | 1;
  last_at: string;
  /** Of feedback. */
  type: string;
  rating: number | null;
  /** Of a grant. */
  has_money: 0 | 1;
  ticket_id: string | null;
  ends_at: string;
  revoked_at: string | null;
};

/** The statements that read what is marked, by its kind. */
export const readingMarked = (db: Database, org_id: string) => ({
  ticket: db.all<MarkedRow>(sql`
    SELECT it.id, it.revision, it.created_at, it.state, it.number, it.category, it.priority, it.unanswered_since, it.last_at,
      EXISTS (SELECT 1 FROM ticket_messages word WHERE word.org_id = it.org_id AND word.ticket_id = it.id
        AND word.is_held = 1) AS is_held
    FROM console_marks mark CROSS JOIN tickets it ON it.org_id = mark.org_id AND it.id = mark.subject_id
    WHERE mark.org_id = ${org_id} AND mark.kind = 'ticket'`),
  feedback: db.all<MarkedRow>(sql`
    SELECT it.id, it.revision, it.created_at, it.state, it.type, it.rating
    FROM console_marks mark CROSS JOIN feedback it ON it.org_id = mark.org_id AND it.id = mark.subject_id
    WHERE mark.org_id = ${org_id} AND mark.kind = 'feedback'`),
  grant: db.all<MarkedRow>(sql`
    SELECT it.id, it.created_at, it.has_money, it.ends_at, it.revoked_at, it.ticket_id
    FROM console_marks mark CROSS JOIN support_grants it ON it.org_id = mark.org_id AND it.id = mark.subject_id
    WHERE mark.org_id = ${org_id} AND mark.kind = 'grant'`),
});

/** The statement that writes a row into the operator's list, where it is newer than what stands there. */
export function consoleRow(db: Database, short_key: string, kind: ConsoleKind, row: MarkedRow) {
  if (kind === "ticket")
    return db.run(sql`
      INSERT INTO console_tickets (id, short_key, number, category, state, priority, unanswered_since, is_held, last_at,
        created_at, revision)
      VALUES (${row.id}, ${short_key}, ${row.number}, ${row.category}, ${row.state}, ${row.priority},
        ${row.unanswered_since}, ${row.is_held}, ${row.last_at}, ${row.created_at}, ${row.revision})
      ON CONFLICT (id) DO UPDATE SET category = excluded.category, state = excluded.state, priority = excluded.priority,
        unanswered_since = excluded.unanswered_since, is_held = excluded.is_held, last_at = excluded.last_at,
        revision = excluded.revision
      WHERE excluded.revision > console_tickets.revision`);
  if (kind === "feedback")
    return db.run(sql`
      INSERT INTO console_feedback (id, short_key, type, rating, state, created_at, revision)
      VALUES (${row.id}, ${short_key}, ${row.type}, ${row.rating}, ${row.state}, ${row.created_at}, ${row.revision})
      ON CONFLICT (id) DO UPDATE SET state = excluded.state, revision = excluded.revision
      WHERE excluded.revision > console_feedback.revision`);
  // Of a grant nothing changes but that it is revoked, once.
  return db.run(sql`
    INSERT INTO console_grants (id, short_key, has_money, ticket_id, ends_at, revoked_at, created_at)
    VALUES (${row.id}, ${short_key}, ${row.has_money}, ${row.ticket_id}, ${row.ends_at}, ${row.revoked_at}, ${row.created_at})
    ON CONFLICT (id) DO UPDATE SET revoked_at = coalesce(console_grants.revoked_at, excluded.revoked_at)`);
}

const lists = { ticket: "console_tickets", feedback: "console_feedback", grant: "console_grants" } as const;

/** The statement that takes a row that is gone out of the operator's list. */
export const forgetRow = (db: Database, kind: ConsoleKind, id: string) =>
  db.run(sql`DELETE FROM ${sql.raw(lists[kind])} WHERE id = ${id}`);
