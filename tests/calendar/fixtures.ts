import { sql } from "drizzle-orm";
import { made, type RoomFixtures } from "#tests/app/strangers.ts";
import type { RoomPages } from "#tests/kit/room-pages.ts";

export const room: RoomFixtures = {
  bodies: { "POST /api/calendar": () => ({}) },
  provedElsewhere: { "GET /api/ical/:file": "tests/calendar/feed.api.test.ts" },
  measured: { apart: { "/api/ical/:file": "a calendar, of what the agenda tells" } },
  rights: { viewers: ["POST /api/calendar", "DELETE /api/calendar"] },
  tables: {
    calendar_feeds: {
      by: "a person has one: a unique index",
      listedAt: ["/api/calendar"],
      opens: ["token_hash", "user_id"],
      rows: (org_id) => [
        sql`INSERT INTO calendar_feeds (id, org_id, user_id, token_hash, created_at)
          SELECT 'feed_' || users.id, ${org_id}, users.id, 'x' || users.id, '2027-01-01T00:00:00.000Z' FROM users
          WHERE users.org_id = ${org_id}`,
      ],
    },
    calendar_entries: { most: 5000, per: ["org_id", "feed_id"], listedAt: "the calendar itself", opens: "nothing" },
  },
  async settle(stranger, world) {
    await made(world, stranger, "/api/calendar", { json: {} });
    await world.db.run(sql`INSERT INTO calendar_entries (id, org_id, feed_id, uid, on_day, until_on, summary, changed_at)
      SELECT 'fe_x', org_id, id, 'task.x', '2027-01-01', '2027-01-01', 'x', '' FROM calendar_feeds
      WHERE org_id = ${stranger.org_id}`);
  },
};

export const pages: RoomPages = {
  viewersSee: ["/settings/calendar"],
  members: () => ["/settings/calendar"],
};
