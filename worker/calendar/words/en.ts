import type { pt } from "./pt.ts";

export const en: Record<keyof typeof pt, string> = {
  "calendar.step.candle_one": "Candle {{count}} egg",
  "calendar.step.candle_other": "Candle {{count}} eggs",
  "calendar.step.lockdown_one": "Lock down {{count}} egg",
  "calendar.step.lockdown_other": "Lock down {{count}} eggs",
  "calendar.step.hatch_one": "{{count}} egg to hatch",
  "calendar.step.hatch_other": "{{count}} eggs to hatch",
  "calendar.step.overdue_one": "{{count}} egg overdue",
  "calendar.step.overdue_other": "{{count}} eggs overdue",
  "calendar.step.ring_one": "Ring {{count}} chick",
  "calendar.step.ring_other": "Ring {{count}} chicks",
  "calendar.step.wean_one": "Wean {{count}} chick",
  "calendar.step.wean_other": "Wean {{count}} chicks",
  "calendar.step.stored_one": "{{count}} egg stored too long",
  "calendar.step.stored_other": "{{count}} eggs stored too long",
  "calendar.line.dose": "Give {{title}}",
  "calendar.line.follow_up": "Look again: {{title}}",
  "calendar.line.quarantine": "Quarantine ends: {{title}}",
  "calendar.name": "Agenda of {{organization}}",
};
