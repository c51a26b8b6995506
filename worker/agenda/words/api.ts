import type { Summaries } from "#worker/kit/room.ts";

/** What each call does, for whoever writes a program. */
export const summaries: Summaries = {
  "GET /api/agenda": { pt: "O que há a fazer, por dias", en: "What is due, by days" },
};
