import type { Summaries } from "#worker/kit/room.ts";

/** What each call does, for whoever writes a program. */
export const summaries: Summaries = {
  "GET /api/bird-species": { pt: "As espécies da organização", en: "The species of the organisation" },
  "GET /api/bird-species/catalogue": { pt: "O catálogo de espécies", en: "The catalogue of species" },
  "POST /api/bird-species/from-catalogue": {
    pt: "Junta uma espécie do catálogo",
    en: "Adds a species from the catalogue",
  },
  "GET /api/bird-species/:id": { pt: "Uma espécie", en: "One species" },
  "POST /api/bird-species": { pt: "Cria uma espécie", en: "Adds a species" },
  "PUT /api/bird-species/:id": { pt: "Muda uma espécie", en: "Changes a species" },
  "DELETE /api/bird-species/:id": {
    pt: "Apaga uma espécie que nenhuma ave tem",
    en: "Deletes a species that no bird is of",
  },
};
