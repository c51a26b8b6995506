/** The names of the market's pages; the menu brings them to every page. */
export const markettabs = {
  "market.listings": "Anúncios",
  "market.enquiries": "Pedidos",
  "market.seller": "Página de vendedor",
  "market.advertise": "Anunciar",
};

declare module "#app/locales/dictionary.ts" {
  interface Dictionaries {
    markettabs: typeof markettabs;
  }
}
