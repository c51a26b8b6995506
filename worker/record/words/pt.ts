export const pt = {
  "birds.grams": "O peso tem de ser um número de 0,3 a 20 000 g, com duas casas decimais no máximo.",
  "birds.weighed_on.future": "A data da pesagem não pode ser no futuro. Corrija-a.",
  "birds.warnings.weight_drop": "Pesa menos 10 % ou mais do que na pesagem anterior. Veja como está a ave.",
  "birds.warnings.weight_jump": "O peso mudou mais de 30 % desde a pesagem anterior. Confirme-o.",

  "audit.subject.weight": "Pesagem",
  "audit.weight.grams": "Peso (g)",
  "audit.weight.weighed_on": "Data da pesagem",
  "audit.weight.note": "Nota",
};
