export const pt = {
  "audit.subject.health": "Saúde",
  "audit.subject.course": "Tratamento",
};
