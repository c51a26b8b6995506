import type { supporthome as pt } from "../pt/supporthome.ts";

export const supporthome: Record<keyof typeof pt, string> = {
  "supporthome.title": "Help",
};
