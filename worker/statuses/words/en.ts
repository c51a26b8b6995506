import type { pt } from "./pt.ts";

export const en: Record<keyof typeof pt, string> = {
  "statuses.name.required": "Enter a name.",
  "statuses.name.long": "The name can have up to 40 characters. Shorten it.",
  "statuses.name.taken": "There is already a status with this name. Choose another name.",
  "statuses.kind.required": "Choose what the status means.",
  "statuses.in_use": "Some birds have this status, perhaps in the trash. Change the status of those birds first.",

  "audit.subject.status": "Status",
  "audit.status.kind.present": "Present",
  "audit.status.kind.away": "Away",
  "audit.status.kind.gone": "Gone",
  "audit.status.movement": "In the register",
  "audit.status.movement.sale": "Sale",
  "audit.status.movement.gift": "Gift",
  "audit.status.movement.loan": "Loan",
  "audit.status.movement.death": "Death",
  "audit.status.movement.escape": "Escape",
  "audit.status.movement.theft": "Theft",
  "audit.status.movement.export": "Export",
  "audit.status.movement.return": "Return",
  "audit.status.movement.other": "Other",
  "audit.status.name_pt": "Name in Portuguese",
  "audit.status.name_en": "Name in English",
};
