import type { Summaries } from "#worker/kit/room.ts";

/** What each call does, for whoever writes a program. */
export const summaries: Summaries = {
  "GET /api/billing": {
    pt: "O plano, o seu estado, o que se usa e os documentos",
    en: "The plan, its state, what is used and the documents",
  },
  "POST /api/billing/checkout": { pt: "Começa o pagamento de um plano", en: "Begins the payment of a plan" },
  "GET /api/billing/change": {
    pt: "O que custa mudar de plano ou de período",
    en: "What a change of plan or period costs",
  },
  "POST /api/billing/change": { pt: "Muda de plano ou de período", en: "Changes plan or period" },
  "POST /api/billing/card": { pt: "A página onde se troca o cartão", en: "The page where the card is replaced" },
  "POST /api/billing/cancel": {
    pt: "Cancela o plano, com efeito no fim do período",
    en: "Cancels the plan, at the end of the period",
  },
  "POST /api/billing/resume": { pt: "Retoma um plano cancelado", en: "Resumes a cancelled plan" },
  "GET /api/billing/documents/:id/file": { pt: "Um recibo em PDF", en: "A receipt as PDF" },
  "POST /api/billing/test/pay": { pt: "Paga com um cartão de teste", en: "Pays with a test card" },
  "POST /api/billing/test/card": { pt: "Dá outro cartão de teste", en: "Gives another test card" },
  "POST /api/billing/test/advance": {
    pt: "Avança os dias de uma assinatura de teste",
    en: "Makes the days of a test subscription older",
  },
  "GET /api/billing/test/events": { pt: "Os eventos do pagamento de teste", en: "The events of the test payments" },
  "POST /api/billing-events/:provider": {
    pt: "Recebe um evento assinado de quem cobra",
    en: "Receives a signed event of the payment provider",
  },
};
