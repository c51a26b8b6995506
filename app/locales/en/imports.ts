import type { imports as pt } from "../pt/imports.ts";

export const imports: Record<keyof typeof pt, string> = {};
