/** O que se diz do Voliera. */
export const feedback = {
  "audit.subject.feedback": "Opiniões",
};

declare module "#app/locales/dictionary.ts" {
  interface Dictionaries {
    feedback: typeof feedback;
  }
}
