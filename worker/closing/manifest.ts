import type { Room } from "#worker/kit/room.ts";
import { eraseClosed } from "./erasing.ts";
import { remindOfClosing } from "./reminding.ts";
import { closingRoutes } from "./routes.ts";
import { summaries } from "./words/api.ts";
import { en } from "./words/en.ts";
import { pt } from "./words/pt.ts";

export const closing = {
  mounts: [{ at: "/api/closing", routes: closingRoutes, access: "members" }],
  subjects: { closing: { called: "itself", known_by: [] } },
  jobs: [
    { name: "remind of a closing", run: remindOfClosing },
    { name: "erase closed organisations", run: eraseClosed },
  ],
  words: { pt, en },
  summaries,
} satisfies Room;
