import type { grants as pt } from "../pt/grants.ts";

export const grants: Record<keyof typeof pt, string> = {
  "access.looks.title": "Looks by support",
};
