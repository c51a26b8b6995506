import type { pt } from "./pt.ts";

export const en: Record<keyof typeof pt, string> = {
  "closing.name.other": "Type the organisation's name exactly as it stands above.",
  "closing.already": "The organisation is closing already.",
  "closing.stays": "The organisation is not closing.",
  "audit.subject.closing": "Closing of the organisation",
  "audit.closing.closes_on": "Erased on",
};
