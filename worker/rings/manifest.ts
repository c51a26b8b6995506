import type { Room } from "#worker/kit/room.ts";
import { archivedRingColours } from "./colours.ts";
import { ringColourSettings } from "./routes.ts";
import { summaries } from "./words/api.ts";
import { en } from "./words/en.ts";
import { pt } from "./words/pt.ts";

export const rings = {
  mounts: [{ at: "/api/ring-colours", routes: ringColourSettings, access: "members" }],
  subjects: { ring_colour: { called: "itself", known_by: [] } },
  archived: [archivedRingColours],
  words: { pt, en },
  summaries,
} satisfies Room;
