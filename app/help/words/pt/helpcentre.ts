/** A ajuda, para todos. */
export const helpcentre = {
  "helpcentre.title": "Ajuda",
};

declare module "#app/locales/dictionary.ts" {
  interface Dictionaries {
    helpcentre: typeof helpcentre;
  }
}
