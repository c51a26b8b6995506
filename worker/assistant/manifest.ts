import { room } from "#worker/http.ts";
import type { Room } from "#worker/kit/room.ts";
import { assistantRoutes } from "./routes.ts";
import { forgetOld } from "./threads/forgetting.ts";
import { summaries } from "./words/api.ts";
import { en } from "./words/en.ts";
import { pt } from "./words/pt.ts";

export const assistant = {
  mounts: [
    { at: "/api/assistant", routes: (gathered) => room().route("/", assistantRoutes(gathered)), access: "members" },
  ],
  jobs: [{ name: "forget old questions", run: (db, _env, now) => forgetOld(db, now) }],
  words: { pt, en },
  summaries,
} satisfies Room;
