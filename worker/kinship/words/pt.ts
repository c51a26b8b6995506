export const pt = {
  "birds.bonds_moved": "Há outras pessoas a alterar progenitores neste momento. Nada foi guardado; tente de novo.",
};
