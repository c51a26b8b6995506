import type { Summaries } from "#worker/kit/room.ts";

/** What each call does, for whoever writes a program. */
export const summaries: Summaries = {
  "GET /api/feed-rounds": { pt: "O que se dá a comer, a quem e quando", en: "What is fed, to whom and when" },
  "POST /api/feed-rounds": { pt: "Junta uma ração", en: "Adds a feed round" },
  "GET /api/feed-rounds/choices": {
    pt: "O que se pode escolher numa ração",
    en: "What can be chosen for a feed round",
  },
  "GET /api/feed-rounds/:id": { pt: "Uma ração", en: "One feed round" },
  "PUT /api/feed-rounds/:id": { pt: "Muda uma ração", en: "Changes a feed round" },
  "DELETE /api/feed-rounds/:id": { pt: "Apaga uma ração", en: "Deletes a feed round" },
  "POST /api/feed-rounds/:id/book": { pt: "Regista o que foi dado", en: "Books what was fed" },
  "POST /api/feed-rounds/:id/undo": { pt: "Desfaz o que foi registado", en: "Takes a booking back" },
};
