export const pt = {
  "audit.subject.api_key": "Chave da API",
} as const;
