import type { statuses as pt } from "./pt.ts";

export const statuses: Record<keyof typeof pt, string> = {
  "audit.subject.status": "Statuses",
  "settings.statuses.title": "Statuses",
  "settings.statuses.lead":
    "The statuses a bird can have: their name in both languages, how they count and their order in lists.",
  "settings.statuses.caption": "The organisation's statuses, in order",
  "settings.statuses.name_pt": "Name in Portuguese",
  "settings.statuses.name_en": "Name in English",
  "settings.statuses.kind": "Meaning",
  "settings.statuses.kind_hint":
    "Birds that are no longer yours leave their place and do not count against your plan; they stay on record.",
  "settings.statuses.kind.present": "The bird is here",
  "settings.statuses.kind.away": "It is away, but still yours",
  "settings.statuses.kind.gone": "It is no longer yours",
  "settings.statuses.birds": "Birds",
  "settings.statuses.actions": "Actions",
  "settings.statuses.add": "Add status",
  "settings.statuses.edit": "Edit",
  "settings.statuses.edit_status": "Edit {{name}}",
  "settings.statuses.up": "Move {{name}} up",
  "settings.statuses.down": "Move {{name}} down",
  "settings.statuses.delete": "Delete {{name}}",
  "settings.statuses.save": "Save",
  "settings.statuses.hint": "An import recognises both names.",
  "settings.statuses.created": "Status {{name}} added.",
  "settings.statuses.changed": "Status {{name}} saved.",
  "settings.statuses.done": "Status deleted.",
  "settings.statuses.failed": "Nothing was changed. Try again.",
  "settings.statuses.in_use":
    "Some birds have this status, perhaps in the trash. Change the status of those birds first.",
  "settings.statuses.forbidden": "Only the owner or a manager of the organisation can change the statuses.",
  "settings.statuses.back": "Back to the birds",
};
