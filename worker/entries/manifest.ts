import type { Room } from "#worker/kit/room.ts";
import { removeOldEntries } from "./noting.ts";

export const entries = {
  jobs: [{ name: "remove old lines of the trail of entries", run: (db, _env, now) => removeOldEntries(db, now) }],
} satisfies Room;
