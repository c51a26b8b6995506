import type { Summaries } from "#worker/kit/room.ts";

/** What each call does, for whoever writes a program. */
export const summaries: Summaries = {
  "POST /api/assistant/questions": {
    pt: "Responde a uma pergunta com os seus próprios dados",
    en: "Answers a question from your own records",
  },
};
