import type { pt } from "./pt.ts";

export const en: Record<keyof typeof pt, string> = {
  "effort.line":
    "Large jobs are ahead of yours: you are number {{place}} in line. Nothing was done yet; try again shortly.",
  "effort.spent":
    "Your aviary asked for a lot of work in a row. Wait {{count}} seconds and try again; nothing is lost.",
  "effort.spent_one": "Your aviary asked for a lot of work in a row. Wait a second and try again; nothing is lost.",
  "effort.spent_other":
    "Your aviary asked for a lot of work in a row. Wait {{count}} seconds and try again; nothing is lost.",
};
