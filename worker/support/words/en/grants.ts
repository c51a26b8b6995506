import type { grants as pt } from "../pt/grants.ts";

export const grants: Record<keyof typeof pt, string> = {
  "support.grants.many":
    "You have allowed {{count}} looks today. Use one that is still in force, or try again tomorrow.",
};
