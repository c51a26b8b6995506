import type { pt } from "./pt.ts";

export const en: Record<keyof typeof pt, string> = {
  "statuses.name.required": "Enter a name.",
  "statuses.name.long": "A name has at most 40 characters.",
  "statuses.name.taken": "There is a status with this name already.",
  "statuses.kind.required": "Choose what the status means.",
  "statuses.in_use":
    "There are birds with this status, some perhaps in the trash. Only a status no bird has is deleted.",

  "audit.subject.status": "Status",
  "audit.kind.present": "Present",
  "audit.kind.away": "Away",
  "audit.kind.gone": "Gone",
  "audit.field.name_pt": "Name in Portuguese",
  "audit.field.name_en": "Name in English",
};
