import { apiKeys } from "#db/schema/program-access.ts";
import type { Room } from "#worker/kit/room.ts";
import { forgetKeys } from "./forgetting.ts";
import { keyRoutes } from "./routes.ts";
import { summaries } from "./words/api.ts";
import { en } from "./words/en.ts";
import { pt } from "./words/pt.ts";

export const keys = {
  mounts: [{ at: "/api/keys", routes: keyRoutes, access: "members" }],
  jobs: [{ name: "forget old keys", run: (db, _env, now) => forgetKeys(db, now) }],
  subjects: { api_key: { called: apiKeys.name, known_by: ["name"] } },
  words: { pt, en },
  summaries,
} satisfies Room;
