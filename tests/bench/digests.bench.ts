import { sql } from "drizzle-orm";
import { type Database, openUnhurried } from "#db/connection.ts";
import { openTestServer } from "#tests/servers/test-server.ts";
import type { Env } from "#worker/env.ts";
import { sendDigests } from "#worker/notifications/digests.ts";
import { gatheredRooms } from "#worker/rooms.ts";
import { timed, verdict } from "./measures/measure.ts";

// One run of the clock at seven: 1,000 people of as many organisations with five notifications each, among 10,000 whose
// hour has not come; against as many bare batches of one mail.

const [due, later] = [1000, 9000];
const [before, seven] = ["2027-03-10T05:00:00.000Z", "2027-03-10T07:00:00.000Z"];

const server = await openTestServer();
try {
  const db = openUnhurried({ DATABASE_URL: server.databaseUrl });
  await breeders(db);
  const sent: unknown[] = [];
  const env = {
    APP_ORIGIN: "https://voliera.example",
    CODE_PEPPER: "pepper",
    MAILS: { send: async (mail: unknown) => void sent.push(mail) },
  } as unknown as Env;
  const ms = await timed(() => sendDigests(db, env, seven, gatheredRooms.subjects));
  if (sent.length !== due) throw new Error(`${sent.length} digests`);
  const floor = await timed(async () => {
    for (let n = 0; n < due; n += 1) await db.batch([bareMail(db, `mail_bare_${n}`), bareMail(db, `mail_bare_${n}_`)]);
  });
  console.log(verdict(`${due} digests among ${due + later} people`, ms, floor, 6));
  if (ms > 60_000) throw new Error("a minute's run takes longer than a minute");
} finally {
  await server.stop();
}

function bareMail(db: Database, id: string) {
  return db.run(sql`INSERT INTO mails (id, recipient, subject, text, html, language, state, created_at)
    VALUES (${id}, 'x@voliera.test', 's', 't', 'h', 'pt', 'sent', ${seven})`);
}

async function breeders(db: Database): Promise<void> {
  const count = sql`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${due + later})`;
  await db.run(sql`INSERT INTO organizations (id, name, locale, timezone, plan, claimed_at, created_at) ${count}
    SELECT 'org_' || i, 'x', 'pt-PT', 'Europe/Lisbon', 'starter', '2026-01-01', '2026-01-01' FROM n`);
  await db.run(sql`INSERT INTO users
      (id, org_id, first_name, last_name, email, password_hash, role, language, is_verified, created_at) ${count}
    SELECT 'user_' || i, 'org_' || i, 'Rita', 'Melo', i || '@voliera.test', 'none', 'owner', 'pt', 1, '2026-01-01' FROM n`);
  await db.run(sql`INSERT INTO notifications (id, org_id, user_id, event, key, facts, link, at) ${count}
    SELECT 'ntf_' || i || '_' || value, 'org_' || i, 'user_' || i, 'season.due', value,
      '{"step":"candle","count":40,"nests":9}', '/agenda', ${before}
    FROM n, (SELECT column1 AS value FROM (VALUES (1), (2), (3), (4), (5))) WHERE i <= ${due}`);
  await db.run(sql`INSERT INTO notification_times (org_id, user_id, next_digest_at) ${count}
    SELECT 'org_' || i, 'user_' || i, '2027-03-10T08:00:00.000Z' FROM n WHERE i > ${due}`);
}
