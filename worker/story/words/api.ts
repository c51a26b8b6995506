import type { Summaries } from "#worker/kit/room.ts";

/** What each call does, for whoever writes a program. */
export const summaries: Summaries = {
  "GET /api/birds/:id/page": {
    pt: "Uma ave com tudo o que a sua página mostra",
    en: "One bird with all that its page shows",
  },
};
