import type { Room } from "#worker/kit/room.ts";
import { birdsBulk } from "./bulk-routes.ts";
import { birdDeeds } from "./deed-routes.ts";
import { leavingTrash } from "./on-dashboard.ts";
import { speciesProfile } from "./species-routes.ts";
import { statuses } from "./status-routes.ts";
import { purgeTrash } from "./trash.ts";
import { birdsTrash } from "./trash-routes.ts";
import { en } from "./words/en.ts";
import { pt } from "./words/pt.ts";

export const flock = {
  mounts: [
    { at: "/api/birds/trash", routes: birdsTrash, doors: "members" },
    { at: "/api/birds/bulk", routes: birdsBulk, doors: "members" },
    { at: "/api/birds", routes: birdDeeds, doors: "members" },
    { at: "/api/statuses", routes: statuses, doors: "members" },
    { at: "/api/bird-species", routes: speciesProfile, doors: "members" },
  ],
  deeds: [{ name: "empty the trash", run: (db, _env, now) => purgeTrash(db, now) }],
  hands: leavingTrash,
  words: { pt, en },
} satisfies Room;
