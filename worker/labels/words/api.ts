import type { Summaries } from "#worker/kit/room.ts";

/** What each call does, for whoever writes a program. */
export const summaries: Summaries = {
  "POST /api/birds/labels": {
    pt: "As etiquetas de aves, antes de imprimir",
    en: "The labels of birds, before printing",
  },
  "POST /api/birds/labels/pdf": { pt: "As etiquetas de aves em PDF", en: "The labels of birds as PDF" },
  "POST /api/places/labels": {
    pt: "As etiquetas de gaiolas, antes de imprimir",
    en: "The labels of cages, before printing",
  },
  "POST /api/places/labels/pdf": { pt: "As etiquetas de gaiolas em PDF", en: "The labels of cages as PDF" },
  "GET /api/scan": { pt: "O que um código lido quer dizer", en: "What a scanned code stands for" },
};
