export const health = {
  "audit.subject.health": "Saúde",
  "audit.subject.course": "Tratamentos",
};

declare module "#app/locales/dictionary.ts" {
  interface Dictionaries {
    health: typeof health;
  }
}
