import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/open.ts";

/** Days a deleted bird can be restored. */
export const trashDays = 30;
// Keeps one run short; the clock comes every minute.
const birdsPerRun = 1000;

/**
 * Clock deed over all organisations: birds deleted more than 30 days before `now` (ISO instant) leave for good, and
 * their young no longer name them as parents. One batch; what is left waits for the next run.
 */
export async function purgeTrash(db: Database, now: string): Promise<void> {
  const before = new Date(Date.parse(now) - trashDays * 24 * 3600 * 1000).toISOString();
  const old = sql`
    SELECT id FROM birds WHERE deleted_at < ${before} ORDER BY deleted_at, id LIMIT ${birdsPerRun}`;
  await db.batch([
    db.run(forgetParent("father_id", old, now)),
    db.run(forgetParent("mother_id", old, now)),
    db.run(forgetParent("foster_father_id", old, now)),
    db.run(forgetParent("foster_mother_id", old, now)),
    db.run(sql`DELETE FROM birds WHERE id IN (${old})`),
  ]);
}

// The organisation is part of the look-up because the index begins with it.
const forgetParent = (column: `${"" | "foster_"}${"father" | "mother"}_id`, old: SQL, now: string) => sql`
  UPDATE birds SET ${sql.raw(column)} = NULL, version = version + 1, updated_at = ${now}, changed_by = NULL,
    change_reason = NULL, change_import = NULL
  WHERE (org_id, ${sql.raw(column)}) IN (SELECT parent.org_id, parent.id FROM birds parent WHERE parent.id IN (${old}))`;
