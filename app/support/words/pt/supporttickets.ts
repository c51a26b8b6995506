/** Os pedidos de ajuda. */
export const supporttickets = {
  "audit.subject.ticket": "Pedidos de ajuda",
};

declare module "#app/locales/dictionary.ts" {
  interface Dictionaries {
    supporttickets: typeof supporttickets;
  }
}
