import { incubators as kept } from "#db/schema/incubators.ts";
import type { Room } from "#worker/kit/room.ts";
import { en } from "./words/en.ts";
import { pt } from "./words/pt.ts";

export const incubators = {
  subjects: { incubator: { called: kept.name, known_by: ["name"], isReferredTo: true } },
  words: { pt, en },
} satisfies Room;
