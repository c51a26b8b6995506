export const pt = {
  "statuses.name.required": "Escreva um nome.",
  "statuses.name.long": "O nome pode ter até 40 caracteres. Encurte-o.",
  "statuses.name.taken": "Já existe um estado com este nome. Escolha outro nome.",
  "statuses.kind.required": "Escolha o que o estado significa.",
  "statuses.in_use": "Há aves com este estado, algumas talvez no lixo. Mude primeiro o estado dessas aves.",

  "audit.subject.status": "Estado",
  "audit.kind.present": "Presente",
  "audit.kind.away": "Fora",
  "audit.kind.gone": "Saiu",
  "audit.field.name_pt": "Nome em português",
  "audit.field.name_en": "Nome em inglês",
};
