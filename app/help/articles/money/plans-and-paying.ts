import type { Article } from "../../article.ts";

export const article: Article = {
  slug: "plans-and-paying",
  section: "money",
  title: { pt: "Planos e pagamento", en: "Plans and paying" },
  synonyms: {
    pt: [
      "plano",
      "preço",
      "pagar",
      "cartão",
      "limite de aves",
      "período experimental",
      "cancelar",
      "fatura",
      "upgrade",
      "grátis",
    ],
    en: ["plan", "price", "pay", "card", "bird limit", "trial", "cancel", "invoice", "upgrade", "free"],
  },
  gain: {
    pt: "Sabe o que conta para o limite, como se paga e o que acontece se deixar de pagar: nada se apaga.",
    en: "You know what counts towards the limit, how to pay and what happens if you stop: nothing is deleted.",
  },
  as: "owner",
  steps: [
    {
      path: "/pricing",
      key: "pricing.compare",
      text: {
        pt: "Veja {{button}}. A exportação, a genealogia e a importação estão em todos.",
        en: "See {{button}}. Export, pedigrees and import are in every one.",
      },
    },
    {
      path: "/billing",
      key: "subscriptions.usage",
      text: {
        pt: "Em {{button}} estão as aves, os membros e o resto que conta. As aves vendidas, cedidas ou mortas não contam, nem as de outros criadores ou as do lixo.",
        en: "Under {{button}} are your birds, members and all else that counts. Birds sold, given away or dead do not count, nor do reference birds or those in the trash.",
      },
    },
    {
      path: "/billing",
      key: "subscriptions.title",
      text: {
        pt: "Em {{button}} um proprietário muda de plano, indica outro cartão, passa a pagar por ano ou cancela.",
        en: "Under {{button}} an owner changes the plan, gives another card, begins to pay by the year or cancels.",
      },
    },
    {
      path: "/billing",
      key: "subscriptions.documents",
      text: {
        pt: "Os recibos ficam em {{button}}. A fatura vem de um programa certificado.",
        en: "Receipts are kept under {{button}}. The invoice comes from certified software.",
      },
    },
  ],
  faults: [
    {
      when: { pt: "O pagamento não passou.", en: "The payment did not go through." },
      cure: {
        pt: "Voltamos a tentar, e a página diz em que dia. Se o cartão caducou, indique outro antes disso.",
        en: "We try again, and the page tells you on which day. If the card has expired, give another before then.",
      },
    },
    {
      when: { pt: "Cheguei ao limite de aves.", en: "I have reached the limit of birds." },
      cure: {
        pt: "Veja primeiro se há aves que já saíram e continuam como presentes: corrija-lhes o estado. Só depois pense em mudar de plano.",
        en: "See first whether birds that have left are still down as present: correct their status. Only then think of changing plan.",
      },
    },
    {
      when: { pt: "Mudei de ideias.", en: "I have changed my mind." },
      cure: {
        pt: "Nos primeiros 14 dias devolvemos tudo. Depois, o plano fica até ao fim do período que pagou.",
        en: "In the first 14 days we give everything back. After that you keep the plan to the end of the period you paid for.",
      },
    },
  ],
  next: ["export-and-restore", "close-organisation", "who-may-do-what"],
  picture: {
    path: "/billing",
    alt: { pt: "O plano e o que dele se usa.", en: "The plan and what is used of it." },
  },
};
