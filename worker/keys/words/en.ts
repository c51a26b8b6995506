export const en = {
  "audit.subject.api_key": "API key",
  "keys.already": "This key was made already, and shows itself only once. Revoke it and make another.",
  "keys.read_only": "Your plan has keys that only read.",
  "keys.full_one": "Your plan has {{count}} key in force. Revoke it to make another, or change the plan.",
  "keys.full_other": "Your plan has {{count}} keys in force. Revoke one to make another, or change the plan.",
} as const;
