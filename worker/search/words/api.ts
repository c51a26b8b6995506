import type { Summaries } from "#worker/kit/room.ts";

/** What each call does, for whoever writes a program. */
export const summaries: Summaries = {
  "GET /api/search": { pt: "Procura em tudo", en: "Searches everything" },
};
