import type { Summaries } from "#worker/kit/room.ts";

/** What each call does, for whoever writes a program. */
export const summaries: Summaries = {
  "GET /api/birds/kinship/diversity": {
    pt: "Quanto sobra da diversidade dos fundadores",
    en: "How much of the founders' diversity is left",
  },
  "GET /api/birds/kinship/matrix": { pt: "O parentesco entre várias aves", en: "The kinship between several birds" },
  "GET /api/birds/kinship/pair": {
    pt: "O parentesco de duas aves e a consanguinidade das crias",
    en: "The kinship of two birds and the inbreeding of their chicks",
  },
  "POST /api/birds/kinship/recompute": {
    pt: "Volta a calcular a consanguinidade de todas",
    en: "Works out everybody's inbreeding again",
  },
  "GET /api/birds/:id/kinship": {
    pt: "O parentesco de uma ave com as outras",
    en: "The kinship of a bird with the others",
  },
  "GET /api/birds/:id/mates": { pt: "Os pares que melhor servem a uma ave", en: "The mates that suit a bird best" },
};
