import { sql } from "drizzle-orm";
import { canary, type RoomFixtures } from "#tests/app/strangers.ts";
import type { RoomPages } from "#tests/kit/room-pages.ts";

const old = "2026-01-01T00:00:00.000Z";

export const room: RoomFixtures = {
  bodies: {
    "POST /api/notifications/read": () => ({ ids: ["ntf_none"] }),
    "POST /api/notifications/clear": () => ({ until: "ntf_none" }),
    "POST /api/notifications/undo": () => ({ undo: "ntf_none" }),
  },
  rights: {
    viewers: ["POST /api/notifications/read", "POST /api/notifications/clear", "POST /api/notifications/undo"],
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
          FROM (WITH RECURSIVE n(value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM n WHERE value < 10000) SELECT value FROM n), users WHERE users.org_id = ${org_id} AND users.role = 'owner'`,
      ],
    },
    mornings: { by: "one of an organisation", listedAt: "the clock's own", opens: "nothing" },
  },
  settle: ({ org_id, user_id }, { db }) =>
    db.run(sql`INSERT INTO notifications (id, org_id, user_id, event, key, facts, link, at)
      VALUES (${`ntf_${user_id}`}, ${org_id}, ${user_id}, 'papers.ended', ${canary},
        json_object('registration', 'other', 'number', ${canary}, 'day', '2026-01-01'), '/agenda', ${old})`),
};

export const pages: RoomPages = {
  members: () => ["/notifications", "/notifications?unread=1"],
};
