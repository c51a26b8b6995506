import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/connection.ts";
import { hashSecret } from "#worker/accounts/secrets.ts";
import { forEachOrganization } from "#worker/each-organization.ts";
import type { Env } from "#worker/env.ts";
import { batch } from "#worker/kit/batch.ts";
import { newPace, type Pace } from "./pace.ts";
import { deletion, loosening, type TenantTable, tenantTables } from "./tenant-rows.ts";

/** Milliseconds one run of the clock works at it; what is left is for the next. */
const patience = 20_000;

type Organization = { org_id: string };
type Ground = { db: Database; env: Pick<Env, "FILES">; now: string; until: number; pace: Pace };

/**
 * Scheduled job: erases organisations whose 30 days are over, a thousand rows at a time at the most. Broken off anywhere it goes on where
 * it stands; the organisation's own row goes last, with a line that says only that somebody was there.
 */
export async function eraseClosed(db: Database, env: Env, now: string): Promise<void> {
  const closed = await db.all<Organization>(sql`
    SELECT id AS org_id FROM organizations WHERE closes_at IS NOT NULL AND closes_at <= ${now} ORDER BY closes_at LIMIT 20`);
  if (closed.length === 0) return;
  const tables = await tenantTables(db);
  const ground = { db, env, now, until: Date.now() + patience, pace: newPace() };
  await forEachOrganization("erase an organisation", closed, (scope) => erase(ground, scope, tables));
}

async function erase(ground: Ground, { org_id }: Organization, tables: readonly TenantTable[]): Promise<void> {
  const { db, now, until } = ground;
  // Its mails are found by the addresses its people have proved theirs, so these go first.
  const people = sql`(SELECT email FROM users WHERE org_id = ${org_id} AND is_verified = 1
    UNION SELECT address FROM codes WHERE org_id = ${org_id} AND purpose = 'email_back' AND address IS NOT NULL)`;
  await eraseSome(ground, org_id, sql`DELETE FROM mails WHERE recipient IN ${people} OR reply_to IN ${people}`);
  await eraseSome(ground, org_id, sql`DELETE FROM contact_messages WHERE email IN ${people}`);
  await eraseSome(ground, org_id, sql`DELETE FROM signup_flows WHERE email IN ${people}`);
  // The triggers of one table write into another: what they wrote goes in the next round.
  let left = [...tables];
  while (left.length > 0) {
    if (Date.now() >= until) return;
    for (const table of left) await empty(ground, org_id, table);
    const filled = await Promise.all(tables.map((table) => anyLeft(db, table, org_id)));
    left = tables.filter((_, at) => filled[at]);
  }
  if (await eraseFiles(ground, org_id)) return;
  if (!(await forgetWords(ground))) return;
  await batch(db, {
    files: db.run(sql`DELETE FROM lost_files WHERE file_key LIKE ${`org/${org_id}/%`}`),
    line: db.run(sql`INSERT INTO erasures (id_hash, erased_on, rows)
      SELECT ${await hashSecret(org_id)}, ${now.slice(0, 10)}, erased FROM closings WHERE org_id = ${org_id}
      ON CONFLICT (id_hash) DO NOTHING`),
    last: db.run(sql`DELETE FROM organizations WHERE id = ${org_id} AND closes_at IS NOT NULL`),
  });
}

/** Deletes what the organisation has in a table, step by step, while there is time. */
async function empty(ground: Ground, org_id: string, table: TenantTable): Promise<void> {
  const { db, until, pace } = ground;
  while (Date.now() < until) {
    const gone = await pace.step((most) => eraseSome(ground, org_id, deletion(table, org_id, most)));
    if (gone > 0) continue;
    if (table.own.length === 0 || !(await anyLeft(db, table, org_id))) return;
    await pace.step((most) => db.run(loosening(table, org_id, most)));
  }
}

/** One step, counted in the same write; how many rows went. */
async function eraseSome({ db }: Ground, org_id: string, step: SQL): Promise<number> {
  const { gone } = await batch(db, {
    gone: db.run(step),
    counted: db.run(sql`UPDATE closings SET erased = erased + changes() WHERE org_id = ${org_id}`),
  });
  return gone.rowsAffected;
}

const anyLeft = async (db: Database, { name }: TenantTable, org_id: string): Promise<boolean> => {
  const [found] = await db.all(sql`SELECT 1 FROM ${sql.identifier(name)} WHERE org_id = ${org_id} LIMIT 1`);
  return found !== undefined;
};

/** Deletes its files; whether some are left for the next run. */
async function eraseFiles({ env: { FILES }, until }: Ground, org_id: string): Promise<boolean> {
  while (Date.now() < until) {
    const { objects, truncated } = await FILES.list({ prefix: `org/${org_id}/`, limit: 500 });
    if (objects.length > 0) await FILES.delete(objects.map(({ key }) => key));
    if (!truncated) return false;
  }
  return true;
}

// The search keeps the words of deleted birds in its own pages until these are written anew.
/** Does that, piece by piece; whether it came to the end. */
async function forgetWords({ db, until, pace }: Ground): Promise<boolean> {
  const indexes = await db.all<{ name: string }>(
    sql`SELECT name FROM sqlite_master WHERE sql LIKE 'CREATE VIRTUAL TABLE%USING fts5%'`,
  );
  for (const index of indexes) {
    const name = sql.identifier(index.name);
    for (let step = 0; ; step += 1) {
      if (Date.now() >= until) return false;
      const { before, after } = await pace.step((pages) =>
        batch(db, {
          before: db.all<{ n: number }>(sql`SELECT total_changes() AS n`),
          // A negative number begins with all there is, a positive one goes on.
          merged: db.run(sql`INSERT INTO ${name}(${name}, rank) VALUES ('merge', ${step === 0 ? -pages : pages})`),
          after: db.all<{ n: number }>(sql`SELECT total_changes() AS n`),
        }),
      );
      // SQLite's own sign that nothing was left to do: fewer than two changes.
      if ((after[0]?.n ?? 0) - (before[0]?.n ?? 0) < 2) break;
    }
  }
  return true;
}
