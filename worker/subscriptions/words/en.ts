export const en = {
  "audit.subject.subscription": "Subscription",
} as const;
