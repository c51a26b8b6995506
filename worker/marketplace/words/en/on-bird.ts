import type { onBird as pt } from "../pt/on-bird.ts";

export const onBird: Record<keyof typeof pt, string> = {
  "market.bird.published": "shown",
  "market.bird.held": "waiting",
  "market.bird.paused": "paused",
  "market.bird.reserved": "reserved",
};
