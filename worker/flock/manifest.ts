import type { Room } from "#worker/kit/room.ts";
import { ailingRoutes, birdActions } from "./bird-action-routes.ts";
import { birdsBulk } from "./bulk-routes.ts";
import { leavingTrash } from "./on-dashboard.ts";
import { speciesProfile } from "./species-routes.ts";
import { statuses } from "./status-routes.ts";
import { purgeTrash } from "./trash.ts";
import { birdsTrash } from "./trash-routes.ts";
import { answers } from "./words/answers.ts";
import { summaries } from "./words/api.ts";
import { en } from "./words/en.ts";
import { pt } from "./words/pt.ts";

export const flock = {
  mounts: [
    { at: "/api/birds/trash", routes: birdsTrash, access: "members" },
    { at: "/api/birds/bulk", routes: birdsBulk, access: "members" },
    { at: "/api/birds/ailing", routes: ailingRoutes, access: "members" },
    { at: "/api/birds", routes: birdActions, access: "members" },
    { at: "/api/statuses", routes: statuses, access: "members" },
    { at: "/api/bird-species", routes: ({ slots }) => speciesProfile(slots), access: "members" },
  ],
  jobs: [{ name: "empty the trash", run: (db, _env, now) => purgeTrash(db, now) }],
  attention: leavingTrash,
  words: { pt, en },
  summaries,
  answers,
} satisfies Room;
