import type { statuses as pt } from "./pt.ts";

export const statuses: Record<keyof typeof pt, string> = {
  "audit.subject.status": "Statuses",
  "settings.statuses.title": "Statuses",
  "settings.statuses.lead":
    "What is said of a bird: the name in both languages, what it means for the counts, and the order in lists.",
  "settings.statuses.caption": "The organisation's statuses in their order",
  "settings.statuses.name_pt": "Name in Portuguese",
  "settings.statuses.name_en": "Name in English",
  "settings.statuses.kind": "Means",
  "settings.statuses.kind_hint":
    "Birds that are no longer yours leave their location and do not count against your plan; they stay on record.",
  "settings.statuses.kind.present": "The bird is here",
  "settings.statuses.kind.away": "It is away, but yours",
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
  "settings.statuses.hint": "An import understands both names.",
  "settings.statuses.created": "Status {{name}} added.",
  "settings.statuses.changed": "Status {{name}} saved.",
  "settings.statuses.done": "Status deleted.",
  "settings.statuses.failed": "Nothing was changed. Please try again.",
  "settings.statuses.in_use":
    "There are birds with this status, some perhaps in the trash. Only a status no bird has is deleted.",
  "settings.statuses.forbidden": "Only the organisation's owner or a manager changes the statuses.",
  "settings.statuses.back": "Back to the birds",
};
