export const apikeys = {
  "audit.subject.api_key": "Chaves da API",
};

declare module "#app/locales/dictionary.ts" {
  interface Dictionaries {
    apikeys: typeof apikeys;
  }
}
