import type { species as pt } from "../pt/species.ts";

export const species: Record<keyof typeof pt, string> = {};
