import type { Summaries } from "#worker/kit/room.ts";

/** What each call does, for whoever writes a program. */
export const summaries: Summaries = {
  "GET /api/birds/:id/photos": { pt: "As fotografias de uma ave", en: "The photos of a bird" },
  "POST /api/birds/:id/photos": { pt: "Junta uma fotografia", en: "Adds a photo" },
  "GET /api/photos/:id": { pt: "Uma fotografia", en: "One photo" },
  "GET /api/photos/:id/thumb": { pt: "A fotografia em pequeno", en: "The photo, small" },
  "PUT /api/photos/:id": {
    pt: "Muda a legenda ou a ordem de uma fotografia",
    en: "Changes the caption or the order of a photo",
  },
  "DELETE /api/photos/:id": { pt: "Apaga uma fotografia", en: "Deletes a photo" },
};
