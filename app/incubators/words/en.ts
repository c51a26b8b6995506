import type { incubators as pt } from "./pt.ts";

export const incubators: Record<keyof typeof pt, string> = {
  "audit.subject.incubator": "Incubators",
  "incubators.list.title": "Incubators",
  "incubators.form.new": "New incubator",
};
