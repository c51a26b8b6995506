import type { Summaries } from "#worker/kit/room.ts";

/** What each call does, for whoever writes a program. */
export const summaries: Summaries = {
  "GET /api/pairs": { pt: "Os casais", en: "The pairs" },
  "POST /api/pairs": { pt: "Junta um casal", en: "Puts a pair together" },
  "GET /api/pairs/new": { pt: "O que o formulário de um novo casal precisa", en: "What the form of a new pair needs" },
  "GET /api/pairs/:id": { pt: "Um casal", en: "One pair" },
  "PUT /api/pairs/:id": { pt: "Muda um casal", en: "Changes a pair" },
  "POST /api/pairs/:id/state": {
    pt: "Põe um casal a criar, a descansar ou separado",
    en: "Lets a pair breed, rest or part",
  },
  "DELETE /api/pairs/:id": { pt: "Apaga um casal que não pôs ovos", en: "Deletes a pair that laid no eggs" },
  "GET /api/birds/:id/pairs": { pt: "Os casais de uma ave", en: "The pairs of a bird" },
  "GET /api/season": { pt: "Quando começa a época de criação", en: "When the breeding season begins" },
  "PUT /api/season": { pt: "Muda o início da época", en: "Changes when the season begins" },
};
