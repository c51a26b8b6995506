/** What privacy and terms share. */
export const legal = {
  "legal.template":
    "Este texto é um modelo. Descreve o que o programa faz com os dados; quem explora este serviço tem de o rever e completar antes de o publicar.",
  "legal.contents": "Nesta página",
};
