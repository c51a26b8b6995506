import type { Article } from "../../article.ts";

export const article: Article = {
  slug: "hand-over",
  section: "papers",
  title: { pt: "Passar uma ave a outro criador", en: "Hand a bird over to another breeder" },
  synonyms: {
    pt: [
      "entrega",
      "cedência",
      "declaração de cedência",
      "transferir",
      "passar ave",
      "oferta",
      "empréstimo",
      "aceitar aves",
    ],
    en: ["hand-over", "transfer", "transfer declaration", "pass on", "offer", "loan", "accept birds"],
  },
  gain: {
    pt: "A ave chega ao plantel de quem a recebe já com a árvore e a história que escolher. Ninguém volta a escrever nada.",
    en: "The bird arrives in the other breeder's flock with its tree and whatever history you choose. Nobody types anything twice.",
  },
  as: "manager",
  steps: [
    {
      path: "/birds/:birdId",
      key: "passing.to_breeder",
      text: {
        pt: "Abra a ave e escolha {{button}}. Se a vendeu, marque primeiro a venda como levada.",
        en: "Open the bird and choose {{button}}. If you sold it, first mark the sale as taken along.",
      },
    },
    {
      path: "/legal-forms/handovers",
      key: "handover.field.takes",
      text: {
        pt: "Escolha se é venda, oferta ou empréstimo, quantas gerações vão e, em {{button}}, o que segue com ela. As suas notas, os preços e a saúde nunca vão.",
        en: "Choose sale, gift or loan, how many generations go and, under {{button}}, what goes along. Your notes, prices and health records never do.",
      },
    },
    {
      path: "/legal-forms/handovers",
      key: "handover.offer",
      text: {
        pt: "Escreva o e-mail de quem recebe e carregue em {{button}}. Sem e-mail, envie a ligação que aparece na lista.",
        en: "Enter the email of whoever gets it and press {{button}}. Without one, send the link that the list shows.",
      },
    },
    {
      text: {
        pt: "Quem recebe abre a ligação, entra ou cria uma conta e aceita. Só então a ave sai do seu plantel.",
        en: "Whoever gets it opens the link, logs in or creates an account, and accepts. Only then does the bird leave your flock.",
      },
    },
    {
      path: "/legal-forms",
      key: "forms.kind.transfer",
      text: {
        pt: "Precisa de papel? A {{button}} sai com os dados já preenchidos, para assinar pelos dois.",
        en: "You need it on paper? The {{button}} comes filled in, for both to sign.",
      },
    },
  ],
  faults: [
    {
      when: { pt: "A outra pessoa não responde.", en: "The other person does not answer." },
      cure: {
        pt: "A oferta acaba sozinha no dia indicado. Até lá pode retirá-la e as aves ficam livres.",
        en: "The offer ends by itself on the day it shows. Until then you can withdraw it, and the birds are free.",
      },
    },
    {
      when: { pt: "A pessoa diz que não pode aceitar.", en: "They say that they cannot accept." },
      cure: {
        pt: "Só quem gere a organização dela aceita aves: o proprietário ou um gestor.",
        en: "Only those who run their organisation accept birds: its owner or a manager.",
      },
    },
  ],
  next: ["sell-a-bird", "register-and-return", "share-a-pedigree", "make-a-paper"],
  picture: {
    path: "/legal-forms/handovers",
    alt: { pt: "A página das entregas, com uma nova oferta.", en: "The page of hand-overs, with a new offer." },
  },
};
