export const en = {
  "audit.subject.api_key": "API key",
} as const;
