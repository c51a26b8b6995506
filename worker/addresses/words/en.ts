import type { pt } from "./pt.ts";

export const en: Record<keyof typeof pt, string> = {
  "addresses.same": "This is your email already.",
  "addresses.code.six": "Enter all six digits of the code.",
  "addresses.back.gone":
    "This link no longer works: it was used, is older than 7 days or is incomplete. If you cannot log in, write to us.",
  "addresses.back.taken": "This address has another account by now, so it cannot come back to this one. Write to us.",
};
