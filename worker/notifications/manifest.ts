import { sql } from "drizzle-orm";
import type { Room } from "#worker/kit/room.ts";
import { sendDigests } from "./digests.ts";
import { sweepNotices } from "./mailing.ts";
import { wakeOrganizations } from "./mornings.ts";
import { notificationRoutes } from "./routes.ts";
import { removeOldNotifications } from "./sweeping.ts";
import { unsubscribeRoutes } from "./unsubscribe-routes.ts";
import { summaries } from "./words/api.ts";
import { en } from "./words/en.ts";
import { pt } from "./words/pt.ts";

export const notifications = {
  mounts: [
    { at: "/api/notifications", routes: ({ subjects }) => notificationRoutes(subjects), access: "members" },
    { at: "/api/unsubscribe", routes: unsubscribeRoutes, access: "everyone" },
  ],
  founding: (db, org_id) => ({
    // It wakes within the minute, finds nothing, and knows its zone from then on.
    morning: db.run(sql`INSERT INTO mornings (org_id, next_at) VALUES (${org_id}, ${new Date().toISOString()})
      ON CONFLICT (org_id) DO NOTHING`),
  }),
  jobs: [
    { name: "wake organisations", run: (db, _env, now, { slots }) => wakeOrganizations(db, now, slots.mornings) },
    { name: "mail notifications", run: (db, env, now, { subjects }) => sweepNotices(db, env, now, subjects) },
    { name: "send digests", run: (db, env, now, { subjects }) => sendDigests(db, env, now, subjects) },
    { name: "remove old notifications", run: (db, _env, now) => removeOldNotifications(db, now) },
  ],
  words: { pt, en },
  summaries,
} satisfies Room;
