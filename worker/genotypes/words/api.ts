import type { Summaries } from "#worker/kit/room.ts";

/** What each call does, for whoever writes a program. */
export const summaries: Summaries = {
  "GET /api/birds/pair-genetics": {
    pt: "O que um macho e uma fêmea podem criar",
    en: "What a cock and a hen may breed",
  },
  "GET /api/birds/:id/genetics": { pt: "Os genes de uma ave", en: "The genes of a bird" },
  "PUT /api/birds/:id/genetics": { pt: "Muda os genes de uma ave", en: "Changes the genes of a bird" },
  "DELETE /api/genetics/mutations/:id": {
    pt: "Apaga uma mutação que nenhuma ave tem",
    en: "Deletes a mutation that no bird has",
  },
};
