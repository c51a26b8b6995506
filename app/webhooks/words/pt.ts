export const webhooks = {
  "audit.subject.webhook": "Webhooks",
};

declare module "#app/locales/dictionary.ts" {
  interface Dictionaries {
    webhooks: typeof webhooks;
  }
}
