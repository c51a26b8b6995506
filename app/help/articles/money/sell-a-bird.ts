import type { Article } from "../../article.ts";

export const article: Article = {
  slug: "sell-a-bird",
  section: "money",
  title: { pt: "Vender uma ave", en: "Sell a bird" },
  synonyms: {
    pt: ["venda", "comprador", "recibo", "fatura", "sinal", "reservar", "prestações", "iva", "oferecer", "preço"],
    en: ["sale", "buyer", "receipt", "invoice", "deposit", "reserve", "instalments", "vat", "give away", "price"],
  },
  gain: {
    pt: "Venda, recibo, pagamento e saída da ave ficam feitos de uma vez, e os documentos vêm a seguir.",
    en: "The sale, the receipt, the payment and the bird's leaving are done in one go, and the papers follow.",
  },
  as: "manager",
  steps: [
    {
      path: "/birds/:birdId",
      key: "story.deed.sell",
      text: {
        pt: "Abra a ave e escolha {{button}}. Para várias, marque-as na lista do plantel.",
        en: "Open the bird and choose {{button}}. For several, tick them in the list of the flock.",
      },
    },
    {
      path: "/finance/sales/new",
      key: "sales.field.contact",
      text: {
        pt: "Em {{button}} escreva o nome: um nome novo passa a contacto. Ponha o preço de cada ave, com IVA se o cobra.",
        en: "At {{button}}, type the name: a new one becomes a contact. Give the price of each bird, with VAT if you charge it.",
      },
    },
    {
      path: "/finance/sales/new",
      key: "sales.as.delivered",
      text: {
        pt: "Já foi com o comprador? {{button}}. Se fica à espera, escolha reservada, ou vendida e ainda cá, com ou sem sinal.",
        en: "Gone with the buyer already? {{button}}. If it waits, choose reserved, or sold and still here, with or without a deposit.",
      },
    },
    {
      path: "/finance/sales/:saleId",
      key: "sales.receipt",
      text: {
        pt: "Na venda descarregue o {{button}}. Não é uma fatura: essa vem do seu programa certificado, e há um ficheiro com as linhas para ele.",
        en: "At the sale, download the {{button}}. It is no invoice: that comes from your certified software, and there is a file with the lines for it.",
      },
    },
    {
      path: "/finance/sales/:saleId",
      key: "forms.title",
      text: {
        pt: "Em {{button}} está o que a lei pede para esta ave, pronto a fazer.",
        en: "Under {{button}} is what the law asks for this bird, ready to make.",
      },
    },
  ],
  faults: [
    {
      when: { pt: "O comprador desistiu.", en: "The buyer changed their mind." },
      cure: {
        pt: "Anule a venda: as aves voltam ao que eram. O que já pagou fica por devolver.",
        en: "Cancel the sale: the birds are what they were before. What was paid is to be given back.",
      },
    },
    {
      when: { pt: "A ave não se deixa vender.", en: "The bird cannot be sold." },
      cure: {
        pt: "Está noutra venda, já saiu ou é ave de outro criador. A página diz qual e leva lá.",
        en: "It is in another sale, has left or is a reference bird. The page says which and leads there.",
      },
    },
    {
      when: { pt: "Não sei se cobro IVA.", en: "I do not know whether I charge VAT." },
      cure: {
        pt: "Pergunte ao seu contabilista. Até lá siga sem IVA e mude-o nas definições da organização.",
        en: "Ask your accountant. Until then go on without VAT and change it in the organisation's settings.",
      },
    },
  ],
  next: ["hand-over", "register-and-return", "market-listing", "who-owes-what"],
  picture: {
    path: "/finance/sales/:saleId",
    alt: { pt: "Uma venda, com o pagamento e os documentos.", en: "A sale, with its payment and papers." },
  },
};
