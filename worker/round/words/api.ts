import type { Summaries } from "#worker/kit/room.ts";

/** What each call does, for whoever writes a program. */
export const summaries: Summaries = {
  "GET /api/round": { pt: "A volta pelas gaiolas que pedem atenção", en: "The walk past the cages that need a look" },
};
