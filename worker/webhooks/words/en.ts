export const en = {
  "audit.subject.webhook": "Webhook",
  "audit.webhook.url": "Address",
  "audit.webhook.events": "Notified of",
  "audit.webhook.paused": "Paused",
  "webhooks.url.required": "Enter the address we should notify.",
  "webhooks.url.long": "The address is too long.",
  "webhooks.url.invalid":
    "Enter a public address that begins with https://, with a name and without port, user or #: neither a number nor a name of your own network will do.",
  "webhooks.events.none": "Choose at least one event.",
  "webhooks.events.unknown": "Choose events from the list.",
  "webhooks.full": "Your plan holds {{count}} webhooks. Remove one or change plan.",
  "webhooks.none_in_plan": "Your plan has no webhooks. With the Professional plan you can have five.",
  "webhooks.not_paused": "This webhook is not paused.",
  "webhooks.being_sent": "This delivery is being sent right now. Look again in a moment.",
} as const;
