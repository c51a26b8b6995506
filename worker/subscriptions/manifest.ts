import { subscriptions as table } from "#db/schema/subscriptions.ts";
import type { Room } from "#worker/kit/room.ts";
import { summaries } from "./words/api.ts";
import { en } from "./words/en.ts";
import { pt } from "./words/pt.ts";

export const subscriptions = {
  subjects: { subscription: { called: table.plan, known_by: ["plan", "period"] } },
  words: { pt, en },
  summaries,
} satisfies Room;
