import type { Summaries } from "#worker/kit/room.ts";

/** What each call does, for whoever writes a program. */
export const summaries: Summaries = {
  "GET /api/dashboard": { pt: "O que o dia de hoje pede", en: "What today asks for" },
};
