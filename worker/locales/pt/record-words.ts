/** Words of a bird's record that its pages and the audit trail both say; each is written here once. */
export const recordWords = {
  sexing: {
    dna: "ADN",
    endoscopy: "Endoscopia",
    pelvis: "Palpação pélvica",
    visual: "À vista",
    behaviour: "Comportamento",
    breeder: "Indicado pelo criador",
  },
  acquisition: {
    bred: "Criada em casa",
    bought: "Comprada",
    given: "Oferecida",
    loaned: "Emprestada",
    found: "Encontrada",
  },
  colour: {
    violet: "Violeta",
    orange: "Laranja",
    blue: "Azul",
    dark_blue: "Azul-escuro",
    red: "Vermelho",
    black: "Preto",
    green: "Verde",
    light_green: "Verde-claro",
    dark_green: "Verde-escuro",
    pink: "Rosa",
    brown: "Castanho",
    silver: "Prateado",
  },
};
