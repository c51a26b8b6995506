import type { ui as pt } from "../pt/ui.ts";

export const ui: Record<keyof typeof pt, string> = {};
