export const pt = {
  "audit.subject.subscription": "Subscrição",
} as const;
