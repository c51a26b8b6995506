export const pt = {
  "statuses.name.required": "Escreva um nome.",
  "statuses.name.long": "Um nome tem no máximo 40 caracteres.",
  "statuses.name.taken": "Já há um estado com este nome.",
  "statuses.kind.required": "Escolha o que o estado significa.",
  "statuses.in_use": "Há aves com este estado, algumas talvez no lixo. Só se apaga um estado que nenhuma ave tem.",

  "audit.subject.status": "Estado",
  "audit.kind.present": "Presente",
  "audit.kind.away": "Fora",
  "audit.kind.gone": "Saiu",
  "audit.field.name_pt": "Nome em português",
  "audit.field.name_en": "Nome em inglês",
};
