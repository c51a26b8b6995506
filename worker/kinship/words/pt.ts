export const pt = {
  "birds.bonds_moved": "Outras pessoas estão a alterar pais neste momento. Nada foi guardado; tente de novo.",
};
