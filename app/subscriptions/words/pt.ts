export const subscriptions = {
  "audit.subject.subscription": "Subscrições",
};

declare module "#app/locales/dictionary.ts" {
  interface Dictionaries {
    subscriptions: typeof subscriptions;
  }
}
