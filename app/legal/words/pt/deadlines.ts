export const deadlines = { "deadlines.title": "Prazos" };

declare module "#app/locales/dictionary.ts" {
  interface Dictionaries {
    deadlines: typeof deadlines;
  }
}
