import { sql } from "drizzle-orm";
import { newWorld, type Resident } from "#tests/app/world.ts";
import { digestsAnew, sendDigests } from "#worker/notifications/digests.ts";
import { mailNotices } from "#worker/notifications/mailing.ts";
import { gatheredRooms } from "#worker/rooms.ts";
import { noting } from "./papers-notice.ts";

const { subjects } = gatheredRooms;

/** A mail of these tests as the outbox keeps it. */
export type Kept = {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string> | null;
  created_at: string;
};

/** Two organisations, and what notifies and mails the owner of the first. */
export async function newMails() {
  const world = await newWorld();
  const { db, env, a } = world;
  const note = noting(world);
  /** Notifies of what goes at once while nobody has chosen. */
  const weigh = (key: string, at: string) =>
    note(key, at, { event: "bird.lighter", link: "/birds/bird_1/weights", facts: { bird_id: key } });
  const mails = async (as: Resident = a) => {
    const rows = await db.all<Omit<Kept, "headers"> & { headers: string | null }>(sql`
      SELECT id, recipient AS "to", subject, text, html, headers, created_at FROM mails
      WHERE recipient = ${as.email} ORDER BY created_at, id`);
    return rows.map((row) => ({ ...row, headers: row.headers && JSON.parse(row.headers) })) as Kept[];
  };
  const choose = (by: string, mail: string, as: Resident = a) =>
    db.run(sql`INSERT INTO notification_choices (org_id, user_id, switch, is_on, mail, push)
      VALUES (${as.org_id}, ${as.user_id}, ${by}, 1, ${mail}, 1)
      ON CONFLICT (org_id, user_id, switch) DO UPDATE SET mail = excluded.mail`);
  /** Changes the zone as the settings do. */
  const zone = async (timezone: string, now = "2027-01-01T00:00:00.000Z") => {
    await db.run(sql`UPDATE organizations SET timezone = ${timezone} WHERE id = ${a.org_id}`);
    await digestsAnew({ db, org_id: a.org_id, now });
  };
  return {
    ...world,
    note,
    weigh,
    mails,
    choose,
    zone,
    deliver: (now: string, org_id = a.org_id) => mailNotices(db, env, org_id, now, subjects),
    digest: (now: string) => sendDigests(db, env, now, subjects),
  };
}
