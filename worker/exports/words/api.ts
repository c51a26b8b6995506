import type { Summaries } from "#worker/kit/room.ts";

/** What each call does, for whoever writes a program. */
export const summaries: Summaries = {
  "GET /api/birds/export": { pt: "As aves em CSV ou Excel", en: "The birds as CSV or Excel" },
};
