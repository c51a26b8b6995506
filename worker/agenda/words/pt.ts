export const pt = {
  "agenda.backwards": "O último dia tem de ser igual ou posterior ao primeiro.",
  "agenda.span": "Peça no máximo 366 dias de cada vez.",
};
