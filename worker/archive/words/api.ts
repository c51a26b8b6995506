import type { Summaries } from "#worker/kit/room.ts";

/** What each call does, for whoever writes a program. */
export const summaries: Summaries = {
  "GET /api/archive/state": {
    pt: "Se se pode levar tudo, e quanto pesa",
    en: "Whether all can be taken along, and how much it is",
  },
  "GET /api/archive": { pt: "Tudo num ficheiro zip", en: "Everything as one zip file" },
  "POST /api/archive/waiting": {
    pt: "Guarda um arquivo que espera por ser reposto",
    en: "Keeps an archive that waits to be restored",
  },
  "POST /api/archive/restore": { pt: "Repõe um arquivo", en: "Restores an archive" },
};
