/** Quem da ajuda pode ver o efetivo. */
export const grants = {
  "access.looks.title": "Acessos da ajuda",
};

declare module "#app/locales/dictionary.ts" {
  interface Dictionaries {
    grants: typeof grants;
  }
}
