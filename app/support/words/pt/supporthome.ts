/** A página da ajuda. */
export const supporthome = {
  "supporthome.title": "Ajuda",
};

declare module "#app/locales/dictionary.ts" {
  interface Dictionaries {
    supporthome: typeof supporthome;
  }
}
