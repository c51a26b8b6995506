import type { pt } from "./pt.ts";

export const en: Record<keyof typeof pt, string> = {
  "effort.line":
    "Large jobs are ahead of yours: you are number {{place}} in the queue. Nothing has been done yet; try again shortly.",
  "effort.spent": "Too many large jobs were started in a row. Wait {{count}} seconds and try again; nothing is lost.",
  "effort.spent_one": "Too many large jobs were started in a row. Wait a second and try again; nothing is lost.",
  "effort.spent_other":
    "Too many large jobs were started in a row. Wait {{count}} seconds and try again; nothing is lost.",
};
