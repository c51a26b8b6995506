export const pt = {
  "audit.subject.task": "Tarefa",
};
