export const browsing = {
  "browsing.gone": "Este anúncio já não está à vista.",
};
