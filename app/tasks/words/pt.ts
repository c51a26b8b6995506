export const tasks = {
  "audit.subject.task": "Tarefas",
};

declare module "#app/locales/dictionary.ts" {
  interface Dictionaries {
    tasks: typeof tasks;
  }
}
