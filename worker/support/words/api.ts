import type { Summaries } from "#worker/kit/room.ts";

/** What each call does, for whoever writes a program. */
export const summaries: Summaries = {
  "POST /api/contact": { pt: "Escreve à Voliera", en: "Writes to Voliera" },
  "GET /api/support/tickets": { pt: "Lista os pedidos de ajuda", en: "Lists support tickets" },
  "POST /api/support/tickets": { pt: "Faz um pedido de ajuda", en: "Opens a support ticket" },
  "GET /api/support/tickets/:id": { pt: "Lê um pedido de ajuda", en: "Reads a support ticket" },
  "POST /api/support/tickets/:id/messages": {
    pt: "Escreve num pedido de ajuda",
    en: "Writes a message in a support ticket",
  },
  "POST /api/support/tickets/:id/files": {
    pt: "Junta um ficheiro à última mensagem",
    en: "Adds a file to the last message",
  },
  "GET /api/support/tickets/:id/files/:file_id": {
    pt: "Descarrega um ficheiro de um pedido",
    en: "Downloads a file of a ticket",
  },
  "POST /api/support/tickets/:id/solve": {
    pt: "Diz que o pedido está resolvido e se ajudou",
    en: "Says that a ticket is solved and whether it helped",
  },
  "POST /api/help/searches": {
    pt: "Conta uma procura na ajuda que não encontrou nada",
    en: "Counts a search of the help that found nothing",
  },
  "POST /api/help/votes": {
    pt: "Diz se um artigo da ajuda foi útil",
    en: "Says whether an article of the help was useful",
  },
};
