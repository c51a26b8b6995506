export const en = {
  "audit.subject.webhook": "Webhook",
} as const;
