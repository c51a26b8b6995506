import { webhooks as table } from "#db/schema/webhooks.ts";
import type { Room } from "#worker/kit/room.ts";
import { serveDue } from "./consuming.ts";
import { removeOldDeliveries } from "./queue.ts";
import { webhookRoutes } from "./routes.ts";
import { summaries } from "./words/api.ts";
import { en } from "./words/en.ts";
import { pt } from "./words/pt.ts";

export const webhooks = {
  mounts: [{ at: "/api/webhooks", routes: webhookRoutes, access: "members" }],
  subjects: { webhook: { called: table.url, known_by: ["url"] } },
  jobs: [
    { name: "serve webhooks", asksOthers: true, run: (db, env, now, { slots }) => serveDue({ db, env, slots }, now) },
    { name: "remove old deliveries", run: (db, _env, now) => removeOldDeliveries(db, now) },
  ],
  words: { pt, en },
  summaries,
} satisfies Room;
