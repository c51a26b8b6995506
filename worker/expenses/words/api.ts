import type { Summaries } from "#worker/kit/room.ts";

/** What each call does, for whoever writes a program. */
export const summaries: Summaries = {
  "GET /api/expenses/:id": { pt: "Uma despesa", en: "One expense" },
  "GET /api/expenses": { pt: "As despesas", en: "The expenses" },
  "POST /api/expenses": { pt: "Regista uma despesa", en: "Adds an expense" },
  "GET /api/expenses/choices": { pt: "O que se pode escolher numa despesa", en: "What can be chosen for an expense" },
  "POST /api/expenses/bought-birds": {
    pt: "Regista a despesa de aves compradas",
    en: "Adds the expense of birds that were bought",
  },
  "PUT /api/expenses/:id": { pt: "Muda uma despesa", en: "Changes an expense" },
  "DELETE /api/expenses/:id": { pt: "Apaga uma despesa", en: "Deletes an expense" },
  "POST /api/expenses/:id/confirm": { pt: "Confirma uma despesa que se repete", en: "Confirms a recurring expense" },
  "GET /api/expenses/:id/receipt": { pt: "O ficheiro da fatura", en: "The file of the receipt" },
  "PUT /api/expenses/:id/receipt": { pt: "Guarda o ficheiro da fatura", en: "Keeps the file of the receipt" },
  "DELETE /api/expenses/:id/receipt": { pt: "Retira o ficheiro da fatura", en: "Removes the file of the receipt" },
  "GET /api/expenses/recurring": { pt: "As despesas que se repetem", en: "The recurring expenses" },
  "POST /api/expenses/recurring": { pt: "Junta uma despesa que se repete", en: "Adds a recurring expense" },
  "GET /api/expenses/recurring/:id": { pt: "Uma despesa que se repete", en: "One recurring expense" },
  "PUT /api/expenses/recurring/:id": { pt: "Muda uma despesa que se repete", en: "Changes a recurring expense" },
  "DELETE /api/expenses/recurring/:id": { pt: "Apaga uma despesa que se repete", en: "Deletes a recurring expense" },
};
