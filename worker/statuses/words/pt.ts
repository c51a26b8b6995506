export const pt = {
  "statuses.name.required": "Escreva um nome.",
  "statuses.name.long": "O nome pode ter até 40 carateres. Encurte-o.",
  "statuses.name.taken": "Já existe um estado com este nome. Escolha outro nome.",
  "statuses.kind.required": "Escolha o que o estado significa.",
  "statuses.in_use": "Há aves com este estado, algumas talvez no lixo. Mude primeiro o estado dessas aves.",

  "audit.subject.status": "Estado",
  "audit.status.kind.present": "Presente",
  "audit.status.kind.away": "Fora",
  "audit.status.kind.gone": "Saiu",
  "audit.status.name_pt": "Nome em português",
  "audit.status.name_en": "Nome em inglês",
};
