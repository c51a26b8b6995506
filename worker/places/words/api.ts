import type { Summaries } from "#worker/kit/room.ts";

/** What each call does, for whoever writes a program. */
export const summaries: Summaries = {
  "GET /api/places/choices": { pt: "Os lugares, para escolher um", en: "The places, to choose one" },
  "POST /api/places/:id/cages": { pt: "Cria várias gaiolas de uma vez", en: "Adds several cages at once" },
  "GET /api/places": { pt: "Os lugares: locais, salas e gaiolas", en: "The places: sites, rooms and cages" },
  "GET /api/places/:id": { pt: "Um lugar", en: "One place" },
  "POST /api/places": { pt: "Cria um lugar", en: "Adds a place" },
  "PUT /api/places/:id": { pt: "Muda um lugar", en: "Changes a place" },
};
