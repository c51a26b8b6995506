import type { Summaries } from "#worker/kit/room.ts";

/** What each call does, for whoever writes a program. */
export const summaries: Summaries = {
  "GET /api/agenda/hatches": {
    pt: "Quantas crias devem nascer, com a margem",
    en: "How many chicks will hatch, and within which range",
  },
  "GET /api/agenda": { pt: "O que há a fazer, por dias", en: "What is due, by days" },
};
