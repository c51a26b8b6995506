import type { AssistantDeed } from "#db/words/assistant.ts";
import { birdsMoved } from "./birds-moved.ts";
import type { Deed } from "./deed.ts";

/** Every deed by its name. */
export const deeds = { move_birds: birdsMoved } as Record<AssistantDeed, Deed>;
