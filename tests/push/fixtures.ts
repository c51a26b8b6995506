import { sql } from "drizzle-orm";
import { canary, type RoomFixtures, type World } from "#tests/app/strangers.ts";
import type { Resident } from "#tests/app/world.ts";

const endpoint = "https://fcm.googleapis.com/fcm/send/";
const keys = {
  p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
  auth: "BTBZMqHH6r4Tts7J_aSIgg",
};

/** A device of somebody's with something that waits for it. */
async function device({ org_id, user_id }: Resident, { db }: World): Promise<string> {
  const id = `dev_${crypto.randomUUID().replaceAll("-", "")}`;
  await db.run(sql`INSERT INTO push_devices (id, org_id, user_id, session_id, endpoint, endpoint_hash, p256dh, auth, name, created_at)
    VALUES (${id}, ${org_id}, ${user_id}, 'none', ${endpoint + id}, ${id}, ${keys.p256dh}, ${keys.auth}, ${canary},
      '2026-01-01T00:00:00.000Z')`);
  await db.run(sql`INSERT INTO notifications (id, org_id, user_id, event, key, facts, link, at)
    VALUES (${`ntf_${id}`}, ${org_id}, ${user_id}, 'papers.ended', ${id}, '{}', '/agenda', '2026-01-01T00:00:00.000Z')`);
  return id;
}

export const room: RoomFixtures = {
  routes: {
    "DELETE /api/notifications/devices/:id": async (stranger, world) => ({ ids: [await device(stranger, world)] }),
  },
  bodies: {
    "POST /api/notifications/devices": () => ({ endpoint: `${endpoint}${crypto.randomUUID()}`, keys, name: "Chrome" }),
  },
  rights: { viewers: ["POST /api/notifications/devices", "DELETE /api/notifications/devices/:id"] },
  tables: {
    push_devices: {
      most: 10,
      per: ["org_id", "user_id"],
      listedAt: ["/api/notifications/devices"],
      opens: "nothing",
      rows: (org_id) => [
        sql`INSERT INTO push_devices (id, org_id, user_id, session_id, endpoint, endpoint_hash, p256dh, auth, name, created_at)
          SELECT 'dev_' || users.id || value, ${org_id}, users.id, 'none', 'https://web.push.apple.com/' || value,
            printf('%064d', value) || users.id, ${keys.p256dh}, ${keys.auth}, printf('%.60c', 'N'), '2026-01-01T00:00:00.000Z'
          FROM (WITH RECURSIVE n(value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM n WHERE value < 10)
            SELECT value FROM n), users WHERE users.org_id = ${org_id} AND users.role = 'owner'`,
      ],
    },
    pushes: {
      by: "one for each notification and device until it is sent; worker/push/queue.ts deletes them after two days",
      listedAt: "nowhere: the consumer's own",
      opens: "nothing",
    },
  },
  settle: (stranger, world) => device(stranger, world),
};
