export const pt = {
  "audit.subject.webhook": "Webhook",
} as const;
