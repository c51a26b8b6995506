import type { Summaries } from "#worker/kit/room.ts";

/** What each call does, for whoever writes a program. */
export const summaries: Summaries = {
  "GET /api/results": { pt: "Os resultados de uma época", en: "The results of a season" },
  "GET /api/results/colours": {
    pt: "As cores que nasceram e as que se esperavam",
    en: "The colours that hatched and those expected",
  },
  "GET /api/results/colours/:id": { pt: "O mesmo, de um casal", en: "The same, of one pair" },
  "GET /api/birds/:id/results": {
    pt: "Os resultados de uma ave como pai ou mãe",
    en: "The results of a bird as a parent",
  },
};
