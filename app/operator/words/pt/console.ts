/** A consola de quem gere o Voliera. */
export const console = {
  "console.title": "Consola",
};

declare module "#app/locales/dictionary.ts" {
  interface Dictionaries {
    console: typeof console;
  }
}
