import { birds as register } from "#db/schema/birds.ts";
import type { Room } from "#worker/kit/room.ts";
import { speciesFound } from "./columns/on-search.ts";
import { birdsOnWebhooks } from "./columns/on-webhooks.ts";
import { birds as routes } from "./routes.ts";
import { answers } from "./words/answers.ts";
import { summaries } from "./words/api.ts";
import { en } from "./words/en.ts";
import { pt } from "./words/pt.ts";

export const birds = {
  mounts: [{ at: "/api/birds", routes, access: "members" }],
  subjects: { bird: { called: register.identifier, known_by: ["identifier", "name"], isReferredTo: true } },
  search: speciesFound,
  hookEvents: birdsOnWebhooks,
  words: { pt, en },
  summaries,
  answers,
} satisfies Room;
