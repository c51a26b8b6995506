import type { deadlines as pt } from "../pt/deadlines.ts";

export const deadlines: Record<keyof typeof pt, string> = { "deadlines.title": "Deadlines" };
