import type { Article } from "../../article.ts";

export const article: Article = {
  slug: "feeding-and-stock",
  section: "stock",
  title: { pt: "Alimentação e stock", en: "Feeding and stock" },
  synonyms: {
    pt: [
      "comida",
      "sementes",
      "papa",
      "ração",
      "existências",
      "encomendar",
      "validade",
      "acabou",
      "contar stock",
      "mistura",
    ],
    en: ["food", "seed", "egg food", "feed", "inventory", "order", "expiry", "run out", "count stock", "mix"],
  },
  gain: {
    pt: "Com um toque por dia o stock fica certo: sabe para quantos dias dá, o que está a acabar e quanto encomendar.",
    en: "With one tap a day the stock stays right: you know how many days it lasts, what runs out and how much to order.",
  },
  as: "keeper",
  steps: [
    {
      path: "/stock?edit=new",
      key: "stock.field.minimum",
      text: {
        pt: "Crie cada artigo uma vez: nome, em que se conta, quanto traz a embalagem e o {{button}} abaixo do qual quer ser avisado.",
        en: "Add each item once: its name, what it is counted in, how much a pack holds and the {{button}} below which you want to be told.",
      },
    },
    {
      path: "/stock",
      key: "stock.move.purchase",
      text: {
        pt: "Quando chegar, registe a {{button}} com o preço e a validade. Sai primeiro o que caduca antes.",
        en: "When it arrives, record the {{button}} with price and expiry date. What expires first is used first.",
      },
    },
    {
      path: "/stock/feeding?edit=new",
      key: "feeding.save",
      text: {
        pt: "Junte numa ronda o que dá todas as manhãs, ao todo ou por ave, e carregue em {{button}}.",
        en: "Put what you feed every morning into a round, in all or per bird, and press {{button}}.",
      },
    },
    {
      path: "/stock/feeding",
      key: "feeding.book",
      text: {
        pt: "Todos os dias, um toque em {{button}}. Também está na página Início e na ronda.",
        en: "Every day, one tap on {{button}}. It is on the Home page and on the round as well.",
      },
    },
    {
      path: "/stock/:itemId",
      key: "stock.order.title",
      text: {
        pt: "Na página do artigo, {{button}} responde pelo que gastou nas últimas semanas.",
        en: "On the item's page, {{button}} answers from what you used in the last weeks.",
      },
    },
  ],
  faults: [
    {
      when: { pt: "O stock não bate certo com o saco.", en: "The stock does not agree with the bag." },
      cure: {
        pt: "Conte-o: escreve o que encontrou, vê a diferença e só depois a regista, com o motivo.",
        en: "Count it: you type what you found, see the difference and only then book it, with the reason.",
      },
    },
    {
      when: { pt: "Esqueci-me de registar uns dias.", en: "I forgot to record some days." },
      cure: {
        pt: "A alimentação mostra os dias em falta e regista-os todos de uma vez.",
        en: "Feeding shows the missing days and records them all at once.",
      },
    },
  ],
  next: ["cost-per-chick", "course-of-medicine", "ring-series"],
  picture: {
    path: "/stock",
    alt: {
      pt: "O stock, com o que há e para quantos dias dá.",
      en: "The stock, with what there is and how long it lasts.",
    },
  },
};
