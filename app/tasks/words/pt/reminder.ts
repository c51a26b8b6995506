export const reminder = {
  "tasks.of_bird": "Lembrete",
};

declare module "#app/locales/dictionary.ts" {
  interface Dictionaries {
    reminder: typeof reminder;
  }
}
