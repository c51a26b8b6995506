import type { Summaries } from "#worker/kit/room.ts";

/** What each call does, for whoever writes a program. */
export const summaries: Summaries = {
  "GET /api/assistant/suggestions": {
    pt: "Perguntas feitas à medida do que tem registado",
    en: "Questions made of what you have on record",
  },
  "POST /api/assistant/questions": {
    pt: "Responde a uma pergunta com os seus próprios dados",
    en: "Answers a question from your own records",
  },
};
