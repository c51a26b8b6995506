import type { Summaries } from "#worker/kit/room.ts";

/** What each call does, for whoever writes a program. */
export const summaries: Summaries = {
  "GET /api/sales/:id": { pt: "Uma venda", en: "One sale" },
  "GET /api/sales": { pt: "As vendas", en: "The sales" },
  "POST /api/sales": { pt: "Regista uma venda", en: "Adds a sale" },
  "GET /api/sales/choices": { pt: "O que se pode escolher numa venda", en: "What can be chosen for a sale" },
  "GET /api/sales/lines.csv": { pt: "As linhas das vendas em CSV", en: "The lines of the sales as CSV" },
  "GET /api/sales/:id/receipt.pdf": { pt: "O recibo de uma venda em PDF", en: "The receipt of a sale as PDF" },
  "PUT /api/sales/:id": { pt: "Muda uma venda", en: "Changes a sale" },
  "DELETE /api/sales/:id": { pt: "Apaga uma venda", en: "Deletes a sale" },
  "POST /api/sales/:id/state": {
    pt: "Reserva, entrega ou cancela uma venda",
    en: "Reserves, delivers or cancels a sale",
  },
};
