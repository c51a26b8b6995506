export const browsing = {
  "market.listing.gone": "Este anúncio já não está à vista.",
};
