import type { Summaries } from "#worker/kit/room.ts";

/** What each call does, for whoever writes a program. */
export const summaries: Summaries = {
  "GET /api/audit": { pt: "Quem fez o quê, e quando", en: "Who did what, and when" },
  "GET /api/audit/access": { pt: "Quem entrou, e o que levou", en: "Who came in, and what they took along" },
  "GET /api/audit/access/export": { pt: "O mesmo em CSV", en: "The same as CSV" },
  "GET /api/audit/export": { pt: "O histórico em CSV", en: "The trail as CSV" },
  "GET /api/birds/:id/history": { pt: "O histórico de uma ave", en: "The history of a bird" },
  "GET /api/pairs/:id/history": { pt: "O histórico de um casal", en: "The history of a pair" },
};
