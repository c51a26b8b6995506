import type { Summaries } from "#worker/kit/room.ts";

/** What each call does, for whoever writes a program. */
export const summaries: Summaries = {
  "GET /api/ring-series": { pt: "As séries de anilhas encomendadas", en: "The ring series that were ordered" },
  "POST /api/ring-series": { pt: "Junta uma série de anilhas", en: "Adds a ring series" },
  "GET /api/ring-series/choices": { pt: "As séries, para escolher uma", en: "The series, to choose one" },
  "GET /api/ring-series/next": { pt: "A próxima anilha livre", en: "The next free ring" },
  "GET /api/ring-series/:id": { pt: "Uma série e as suas anilhas", en: "One series and its rings" },
  "PUT /api/ring-series/:id": { pt: "Muda uma série", en: "Changes a series" },
  "DELETE /api/ring-series/:id": { pt: "Apaga uma série", en: "Deletes a series" },
  "POST /api/ring-series/:id/marks": {
    pt: "Marca anilhas perdidas ou estragadas",
    en: "Marks rings as lost or broken",
  },
  "DELETE /api/ring-series/:id/marks/:number": { pt: "Retira a marca de uma anilha", en: "Takes the mark off a ring" },
};
