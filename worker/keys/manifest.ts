import { apiKeys } from "#db/schema/keys.ts";
import type { Room } from "#worker/kit/room.ts";
import { summaries } from "./words/api.ts";
import { en } from "./words/en.ts";
import { pt } from "./words/pt.ts";

export const keys = {
  subjects: { api_key: { called: apiKeys.name, known_by: ["name"] } },
  words: { pt, en },
  summaries,
} satisfies Room;
