import { webhooks as table } from "#db/schema/webhooks.ts";
import type { Room } from "#worker/kit/room.ts";
import { summaries } from "./words/api.ts";
import { en } from "./words/en.ts";
import { pt } from "./words/pt.ts";

export const webhooks = {
  subjects: { webhook: { called: table.url, known_by: ["url"] } },
  words: { pt, en },
  summaries,
} satisfies Room;
