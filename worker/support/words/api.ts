import type { Summaries } from "#worker/kit/room.ts";

/** What each call does, for whoever writes a program. */
export const summaries: Summaries = {
  "POST /api/contact": { pt: "Escreve à Voliera", en: "Writes to Voliera" },
  "GET /api/feedback": {
    pt: "Mostra as suas opiniões e o que foi feito delas",
    en: "Lists your feedback and what became of it",
  },
  "POST /api/feedback": { pt: "Envia uma opinião sobre a Voliera", en: "Sends feedback about Voliera" },
};
