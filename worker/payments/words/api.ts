import type { Summaries } from "#worker/kit/room.ts";

/** What each call does, for whoever writes a program. */
export const summaries: Summaries = {
  "GET /api/payments/bank": { pt: "Os movimentos do banco por tratar", en: "The bank lines that wait" },
  "POST /api/payments/bank": { pt: "Lê um extrato do banco", en: "Reads a bank statement" },
  "POST /api/payments/bank/book": {
    pt: "Regista os pagamentos que o extrato mostra",
    en: "Books the payments that the statement shows",
  },
  "POST /api/payments/bank/lines/:id": {
    pt: "Decide o que é um movimento do banco",
    en: "Decides what a bank line is",
  },
  "DELETE /api/payments/bank/files/:id": { pt: "Retira um extrato", en: "Removes a bank statement" },
  "GET /api/payments": { pt: "Os pagamentos", en: "The payments" },
  "POST /api/payments": { pt: "Regista um pagamento", en: "Adds a payment" },
  "GET /api/payments/due": { pt: "O que há a receber e a pagar", en: "What is owed, either way" },
  "GET /api/payments/credits": { pt: "O que foi pago a mais", en: "What was paid in excess" },
  "GET /api/payments/choices": { pt: "O que se pode escolher num pagamento", en: "What can be chosen for a payment" },
  "POST /api/payments/today": { pt: "Regista como pago hoje", en: "Marks as paid today" },
  "GET /api/payments/reminders/:id": { pt: "O lembrete que se pode enviar", en: "The reminder that can be sent" },
  "POST /api/payments/reminders": { pt: "Envia um lembrete de pagamento", en: "Sends a payment reminder" },
  "GET /api/payments/:id": { pt: "Um pagamento", en: "One payment" },
  "PUT /api/payments/:id": { pt: "Muda um pagamento", en: "Changes a payment" },
  "DELETE /api/payments/:id": { pt: "Apaga um pagamento", en: "Deletes a payment" },
};
