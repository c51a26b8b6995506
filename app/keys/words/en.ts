import type { apikeys as pt } from "./pt.ts";

export const apikeys: Record<keyof typeof pt, string> = {
  "audit.subject.api_key": "API keys",
};
