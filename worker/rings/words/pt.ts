import { under } from "#worker/locales/prefixed-words.ts";

// What the pages call these too; each is written here once.
export const colour = {
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
};

export const pt = {
  "audit.subject.ring_colour": "Cor das anilhas",
  ...under("audit.ring_colour.colour.", colour),
  "audit.ring_colour.colour.usual": "A habitual",
  "audit.ring_colour.colour": "Cor",
};
