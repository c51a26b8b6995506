import type { Room } from "#worker/kit/room.ts";
import { chickOnBirdPage } from "./colours/on-bird-page.ts";
import { birdsResults, resultsRoutes } from "./routes.ts";
import { summaries } from "./words/api.ts";
import { en } from "./words/en.ts";
import { pt } from "./words/pt.ts";

export const results = {
  mounts: [
    { at: "/api/results", routes: resultsRoutes, access: "members" },
    { at: "/api/birds", routes: birdsResults, access: "members" },
  ],
  birdPage: chickOnBirdPage,
  words: { pt, en },
  summaries,
} satisfies Room;
