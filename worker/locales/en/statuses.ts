import type { statuses as pt } from "../pt/statuses.ts";

export const statuses: Record<keyof typeof pt, string> = {
  "statuses.name.required": "Enter a name.",
  "statuses.name.long": "A name has at most 40 characters.",
  "statuses.name.taken": "There is a status with this name already.",
  "statuses.kind.required": "Choose what the status means.",
  "statuses.in_use":
    "There are birds with this status, some perhaps in the trash. Only a status no bird has is deleted.",
};
