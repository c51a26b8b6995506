import type { pt } from "./pt.ts";

export const en: Record<keyof typeof pt, string> = {
  "statuses.name.required": "Enter a name.",
  "statuses.name.long": "The name can have up to 40 characters. Shorten it.",
  "statuses.name.taken": "There is already a status with this name. Choose another name.",
  "statuses.kind.required": "Choose what the status means.",
  "statuses.in_use": "Some birds have this status, perhaps in the trash. Change the status of those birds first.",

  "audit.subject.status": "Status",
  "audit.kind.present": "Present",
  "audit.kind.away": "Away",
  "audit.kind.gone": "Gone",
  "audit.field.name_pt": "Name in Portuguese",
  "audit.field.name_en": "Name in English",
};
