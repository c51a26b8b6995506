import type { Summaries } from "#worker/kit/room.ts";

/** What each call does, for whoever writes a program. */
export const summaries: Summaries = {
  "GET /api/genetics/mutations": { pt: "As mutações, por espécie", en: "The mutations, by species" },
  "GET /api/genetics/mutations/:id/form": {
    pt: "O que o formulário de uma mutação precisa",
    en: "What the form of a mutation needs",
  },
  "GET /api/genetics/mutations/:id": { pt: "Uma mutação", en: "One mutation" },
  "POST /api/genetics/mutations": { pt: "Cria uma mutação", en: "Adds a mutation" },
  "PUT /api/genetics/mutations/:id": { pt: "Muda uma mutação", en: "Changes a mutation" },
  "GET /api/genetics/cross": { pt: "O que pode nascer de dois genótipos", en: "What may hatch from two genotypes" },
  "POST /api/genetics/cross": {
    pt: "O mesmo, com os genótipos no corpo",
    en: "The same, with the genotypes in the body",
  },
  "GET /api/genetics/parents": { pt: "Que pais dão a cor pretendida", en: "Which parents give the wanted colour" },
  "POST /api/genetics/parents": { pt: "O mesmo, com a cor no corpo", en: "The same, with the colour in the body" },
};
