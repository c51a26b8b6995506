import type { Room } from "#worker/kit/room.ts";
import { deliverPushes } from "./deliver.ts";
import { removeOldPushes } from "./queue.ts";
import { deviceRoutes } from "./routes.ts";
import { summaries } from "./words/api.ts";
import { en } from "./words/en.ts";
import { pt } from "./words/pt.ts";

export const push = {
  mounts: [{ at: "/api/notifications/devices", routes: deviceRoutes, access: "members" }],
  jobs: [
    {
      name: "send pushes",
      asksOthers: true,
      run: (db, env, now, { subjects }) => deliverPushes(db, env, now, subjects),
    },
    { name: "remove old pushes", run: (db, _env, now) => removeOldPushes(db, now) },
  ],
  words: { pt, en },
  summaries,
} satisfies Room;
