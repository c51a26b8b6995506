import type { Summaries } from "#worker/kit/room.ts";

/** What each call does, for whoever writes a program. */
export const summaries: Summaries = {
  "POST /api/contact": { pt: "Escreve à Voliera", en: "Writes to Voliera" },
  "GET /api/support/grants": { pt: "Lista os acessos dados à ajuda", en: "Lists the looks allowed to support" },
  "POST /api/support/grants": { pt: "Deixa a ajuda ver os dados por um dia", en: "Lets support look for a day" },
  "DELETE /api/support/grants/:id": { pt: "Retira um acesso à ajuda", en: "Ends a look by support" },
  "GET /api/support/tickets": { pt: "Lista os pedidos de ajuda", en: "Lists support tickets" },
  "POST /api/support/tickets": { pt: "Faz um pedido de ajuda", en: "Opens a support ticket" },
  "GET /api/support/tickets/:id": { pt: "Lê um pedido de ajuda", en: "Reads a support ticket" },
  "POST /api/support/tickets/:id/messages": {
    pt: "Escreve num pedido de ajuda",
    en: "Writes a message in a support ticket",
  },
};
