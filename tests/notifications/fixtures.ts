import { sql } from "drizzle-orm";
import { notification_choices, notification_times } from "#db/schema/notifications.ts";
import { canary, type RoomFixtures, type World } from "#tests/app/strangers.ts";
import type { Resident } from "#tests/app/world.ts";
import type { RoomPages } from "#tests/kit/room-pages.ts";

const old = "2026-01-01T00:00:00.000Z";

/** A notification of somebody's, cleared away where an instant says when; its id names what was cleared with it. */
async function notification({ org_id, user_id }: Resident, { db }: World, cleared_at: string | null = null) {
  const id = `ntf_${crypto.randomUUID().replaceAll("-", "")}`;
  await db.run(sql`INSERT INTO notifications (id, org_id, user_id, event, key, facts, link, at, cleared_at, clearing)
    VALUES (${id}, ${org_id}, ${user_id}, 'papers.ended', ${id},
      json_object('registration', 'other', 'number', ${canary}, 'day', '2026-01-01'), '/agenda', ${old},
      ${cleared_at}, ${cleared_at && id})`);
  return id;
}

/** How and when a person wishes to be told. */
async function choices({ org_id, user_id }: Resident, { db }: World) {
  const own = { org_id, user_id };
  await db.insert(notification_choices).values({ ...own, switch: "season", is_on: true, mail: "off", push: true });
  await db
    .insert(notification_times)
    .values({ ...own, digest_hour: 9 })
    .onConflictDoNothing();
}

export const room: RoomFixtures = {
  routes: {
    "POST /api/notifications/read": async (stranger, world) => ({
      ids: [],
      json: { ids: [await notification(stranger, world)] },
    }),
    "POST /api/notifications/clear": async (stranger, world) => ({
      ids: [],
      json: { until: await notification(stranger, world) },
    }),
    "POST /api/notifications/undo": async (stranger, world) => ({
      ids: [],
      json: { undo: await notification(stranger, world, old) },
    }),
  },
  bodies: {
    "PUT /api/notifications/choices": () => ({ season: { on: true, mail: "off", push: true }, digest_hour: 8 }),
  },
  // By a digest that only the app can make, in the address or a header.
  provedElsewhere: {
    "GET /api/unsubscribe": "tests/notifications/unsubscribing.api.test.ts",
    "GET /api/unsubscribe/:token": "tests/notifications/unsubscribing.api.test.ts",
    "POST /api/unsubscribe/:token": "tests/notifications/unsubscribing.api.test.ts",
  },
  measured: { apart: { "/api/unsubscribe": "one switch", "/api/unsubscribe/:token": "leads to the page" } },
  rights: {
    viewers: [
      "POST /api/notifications/read",
      "POST /api/notifications/clear",
      "POST /api/notifications/undo",
      "PUT /api/notifications/choices",
    ],
  },
  tables: {
    notifications: {
      by: "once for each event and person; the clock deletes them after 90 days read, 180 unread",
      listedAt: ["/api/notifications"],
      opens: "nothing",
      rows: (org_id) => [
        sql`INSERT INTO notifications (id, org_id, user_id, event, key, facts, link, at)
          SELECT 'ntf_' || users.id || value, ${org_id}, users.id, 'papers.ended', value,
            json_object('registration', 'other', 'number', printf('%.80c', 'N'), 'day', '2026-01-01'), '/agenda', ${old}
          FROM (WITH RECURSIVE n(value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM n WHERE value < 2000) SELECT value FROM n), users WHERE users.org_id = ${org_id} AND users.role = 'owner'`,
      ],
    },
    notification_choices: {
      by: "one of a person and switch",
      listedAt: "in one answer of their own",
      opens: "nothing",
    },
    notification_times: { by: "one of a person", listedAt: "in one answer of their own", opens: "nothing" },
    mornings: { by: "one of an organisation", listedAt: "the clock's own", opens: "nothing" },
  },
  settle: async (stranger, world) => {
    await notification(stranger, world);
    await choices(stranger, world);
  },
};

export const pages: RoomPages = {
  members: () => ["/notifications", "/notifications?unread=1", "/settings/notifications"],
  visitors: ["/unsubscribe/nobody"],
  viewersSee: ["/notifications", "/settings/notifications"],
};
