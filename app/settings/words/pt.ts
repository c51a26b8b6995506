export const settings = {
  "settings.lead": "O que define a sua conta e o seu viveiro, e onde estão os seus dados.",
  "settings.group.you": "A sua conta",
  "settings.group.flock": "O viveiro",
  "settings.group.data": "Os dados",
};

declare module "#app/locales/dictionary.ts" {
  interface Dictionaries {
    settings: typeof settings;
  }
}
