import type { Room } from "#worker/kit/room.ts";
import { demoRoute } from "./routes.ts";
import { summaries } from "./words/api.ts";
import { en } from "./words/en.ts";
import { pt } from "./words/pt.ts";

export const demo = {
  mounts: [{ at: "/api/demo", routes: demoRoute, access: "everyone" }],
  words: { pt, en },
  summaries,
} satisfies Room;
