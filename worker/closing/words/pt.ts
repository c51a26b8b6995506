export const pt = {
  "closing.name.other": "Escreva o nome da organização exatamente como está acima.",
  "closing.already": "A organização já está a fechar.",
  "closing.stays": "A organização não está a fechar.",
  "audit.subject.closing": "Fecho da organização",
  "audit.closing.closes_on": "Apagada a",
};
