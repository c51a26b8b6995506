import type { Summaries } from "#worker/kit/room.ts";

/** What each call does, for whoever writes a program. */
export const summaries: Summaries = {
  "POST /api/contact": { pt: "Escreve à Voliera", en: "Writes to Voliera" },
  "POST /api/help/searches": {
    pt: "Conta uma procura na ajuda que não encontrou nada",
    en: "Counts a search of the help that found nothing",
  },
  "POST /api/help/votes": {
    pt: "Diz se um artigo da ajuda foi útil",
    en: "Says whether an article of the help was useful",
  },
};
