import type { Summaries } from "#worker/kit/room.ts";

/** What each call does, for whoever writes a program. */
export const summaries: Summaries = {
  "GET /api/birds/move": { pt: "O que mudar aves de lugar implica", en: "What moving birds involves" },
  "POST /api/birds/move": { pt: "Muda aves de lugar", en: "Moves birds to another place" },
  "GET /api/places/overview": { pt: "Os lugares e quantas aves têm", en: "The places and how many birds they hold" },
  "GET /api/places/:id/page": { pt: "Um lugar com as suas aves", en: "One place with its birds" },
  "GET /api/places/:id/arrivals": { pt: "As aves que chegaram a um lugar", en: "The birds that came to a place" },
  "DELETE /api/places/:id": { pt: "Apaga um lugar vazio", en: "Deletes an empty place" },
};
