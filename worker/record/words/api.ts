import type { Summaries } from "#worker/kit/room.ts";

/** What each call does, for whoever writes a program. */
export const summaries: Summaries = {
  "GET /api/birds/:id/papers": { pt: "Os documentos de uma ave", en: "The papers of a bird" },
  "GET /api/birds/:id/weights": { pt: "Os pesos de uma ave", en: "The weights of a bird" },
  "POST /api/birds/:id/weights": { pt: "Regista um peso", en: "Adds a weight" },
  "DELETE /api/birds/:id/weights/:weight": { pt: "Apaga um peso", en: "Deletes a weight" },
};
