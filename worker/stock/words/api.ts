import type { Summaries } from "#worker/kit/room.ts";

/** What each call does, for whoever writes a program. */
export const summaries: Summaries = {
  "GET /api/stock": { pt: "O que há na prateleira", en: "What is on the shelf" },
  "GET /api/stock/choices": { pt: "Os artigos, para escolher um", en: "The items, to choose one" },
  "POST /api/stock": { pt: "Junta um artigo", en: "Adds an item" },
  "POST /api/stock/count": { pt: "Conta vários artigos de uma vez", en: "Counts several items at once" },
  "GET /api/stock/:id": { pt: "Um artigo", en: "One item" },
  "PUT /api/stock/:id": { pt: "Muda um artigo", en: "Changes an item" },
  "DELETE /api/stock/:id": { pt: "Apaga um artigo", en: "Deletes an item" },
  "POST /api/stock/:id/moves": { pt: "Regista uma entrada ou saída", en: "Adds what came in or went out" },
  "POST /api/stock/:id/count": { pt: "Conta um artigo", en: "Counts one item" },
};
