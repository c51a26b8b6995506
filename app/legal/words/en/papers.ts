import type { papers as pt } from "../pt/papers.ts";

export const papers: Record<keyof typeof pt, string> = {
  "forms.kind": "Paper",
  "forms.kind.any": "All papers",
  "forms.kind.transfer": "Transfer declaration",
  "forms.kind.reservation": "Reservation",
  "forms.kind.captive_birth": "Captive birth",
  "forms.kind.loss": "Death, escape or theft",
  "forms.kind.cites": "CITES file",
  "forms.kind.show": "Show entry",
  "forms.kind.loan": "Loan contract",
  "forms.kind.passport": "Bird passport",
  "forms.kind.annual_return": "Annual return",
  "forms.kind.cage_card": "Cage card",
  "forms.kind.clutch_card": "Clutch card",
  "forms.kind.treatment_log": "Treatment log",
  "forms.kind.register": "Register of the year",
};
