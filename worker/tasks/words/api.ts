import type { Summaries } from "#worker/kit/room.ts";

/** What each call does, for whoever writes a program. */
export const summaries: Summaries = {
  "GET /api/tasks": { pt: "As tarefas", en: "The tasks" },
  "POST /api/tasks": { pt: "Cria uma tarefa", en: "Adds a task" },
  "GET /api/tasks/choices": { pt: "O que se pode escolher numa tarefa", en: "What can be chosen for a task" },
  "GET /api/tasks/:id": { pt: "Uma tarefa", en: "One task" },
  "PUT /api/tasks/:id": { pt: "Muda uma tarefa", en: "Changes a task" },
  "DELETE /api/tasks/:id": { pt: "Apaga uma tarefa", en: "Deletes a task" },
  "POST /api/tasks/:id/done": { pt: "Marca uma tarefa como feita", en: "Marks a task as done" },
  "POST /api/tasks/:id/close": { pt: "Encerra uma tarefa que se repete", en: "Closes a recurring task" },
  "POST /api/tasks/:id/open": { pt: "Reabre uma tarefa", en: "Opens a task again" },
};
