import type { Summaries } from "#worker/kit/room.ts";

/** What each call does, for whoever writes a program. */
export const summaries: Summaries = {
  "GET /api/ring-colours": { pt: "A cor das anilhas de cada ano", en: "The ring colour of each year" },
  "PUT /api/ring-colours": { pt: "Escolhe as cores das anilhas", en: "Chooses the ring colours" },
};
