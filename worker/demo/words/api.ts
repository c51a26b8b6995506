import type { Summaries } from "#worker/kit/room.ts";

/** What each call does, for whoever writes a program. */
export const summaries: Summaries = {
  "POST /api/demo": { pt: "Entra na demonstração", en: "Enters the demo" },
};
