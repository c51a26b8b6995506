export const listings = {
  "audit.subject.listing": "Anúncios",
  "audit.subject.enquiry": "Pedidos",
  "audit.subject.seller": "Página de vendedor",
};

declare module "#app/locales/dictionary.ts" {
  interface Dictionaries {
    listings: typeof listings;
  }
}
