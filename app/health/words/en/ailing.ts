import type { ailing as pt } from "../pt/ailing.ts";

export const ailing: Record<keyof typeof pt, string> = {
  "health.kind.checkup": "Check-up",
  "health.kind.illness": "Illness",
  "health.kind.injury": "Injury",
  "health.kind.vaccination": "Vaccination",
  "health.kind.deworming": "Deworming",
  "health.kind.parasites": "Mites and lice",
  "health.kind.laboratory": "Laboratory result",
  "health.kind.surgery": "Surgery",
  "health.kind.egg_binding": "Egg binding",
  "health.kind.quarantine": "Quarantine",
  "health.kind.recovery": "Recovery",
  "health.kind.necropsy": "Necropsy",
  "health.until": "until {{day}}",
};
