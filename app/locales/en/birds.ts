import type { birds as pt } from "../pt/birds.ts";

export const birds: Record<keyof typeof pt, string> = {};
