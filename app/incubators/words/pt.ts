export const incubators = {
  "audit.subject.incubator": "Incubadoras",
};

declare module "#app/locales/dictionary.ts" {
  interface Dictionaries {
    incubators: typeof incubators;
  }
}
