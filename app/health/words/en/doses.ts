import type { doses as pt } from "../pt/doses.ts";

export const doses: Record<keyof typeof pt, string> = {
  "doses.title": "Medicine",
  "doses.given": "Given",
  "doses.given_of": "Given: {{medicine}}",
  "doses.except": "Except some birds",
  "doses.except_of": "Except some birds: {{medicine}}",
  "doses.birds_one": "{{count}} bird",
  "doses.birds_other": "{{count}} birds",
  "doses.birds": "{{count}} birds",
  "doses.nth": "dose {{nth}}",
  "doses.missed": "missed",
  "doses.today_one": "{{count}} dose of medicine to give today",
  "doses.today_other": "{{count}} doses of medicine to give today",
  "doses.today": "{{count}} doses of medicine to give today",
  "doses.late_one": "{{count}} missed dose of medicine",
  "doses.late_other": "{{count}} missed doses of medicine",
  "doses.late": "{{count}} missed doses of medicine",
};
