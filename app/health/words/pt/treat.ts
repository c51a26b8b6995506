export const treat = {
  "doses.treat": "Tratar",
};

declare module "#app/locales/dictionary.ts" {
  interface Dictionaries {
    treat: typeof treat;
  }
}
