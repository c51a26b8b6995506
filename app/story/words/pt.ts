export const story = {
  "story.sex_unknown": "Sexo desconhecido",
  "story.add_photo": "Juntar fotografia",
};

declare module "#app/locales/dictionary.ts" {
  interface Dictionaries {
    story: typeof story;
  }
}
