export const incubators = {
  "audit.subject.incubator": "Incubadoras",
  "incubators.list.title": "Incubadoras",
  "incubators.form.new": "Nova incubadora",
};

declare module "#app/locales/dictionary.ts" {
  interface Dictionaries {
    incubators: typeof incubators;
  }
}
