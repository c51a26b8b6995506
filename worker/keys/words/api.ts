import type { Summaries } from "#worker/kit/room.ts";

/** What each call does, for whoever writes a program. */
export const summaries: Summaries = {
  "GET /api/keys": {
    pt: "As chaves da organização, sem o segredo",
    en: "The keys of the organisation, without the secret",
  },
  "POST /api/keys": { pt: "Cria uma chave, mostrada esta única vez", en: "Makes a key, shown this once" },
  "DELETE /api/keys/:id": { pt: "Revoga uma chave", en: "Revokes a key" },
};
