import type { Article } from "../../article.ts";

export const article: Article = {
  slug: "let-support-look",
  section: "account",
  title: { pt: "Deixar a ajuda ver os seus dados", en: "Let support look at your data" },
  synonyms: {
    pt: ["acesso do apoio", "autorizar", "privacidade", "quem vê os meus dados", "24 horas", "retirar acesso"],
    en: ["support access", "allow", "privacy", "who sees my data", "24 hours", "withdraw access"],
  },
  gain: {
    pt: "Ninguém da ajuda vê o seu plantel sem o seu sim. Se o der, vale 24 horas, só para ver, e cada coisa vista fica escrita.",
    en: "Nobody of support sees your flock without your yes. If you give it, it lasts 24 hours, to look only, and whatever is looked at is on record.",
  },
  as: "owner",
  steps: [
    {
      path: "/settings/access",
      key: "access.looks.money",
      text: {
        pt: "Em Definições, no acesso, decida primeiro se marca {{button}}. Sem isso, não se vê dinheiro nem contactos.",
        en: "In Settings, under access, first decide whether to tick {{button}}. Without it, no money and no contacts are seen.",
      },
    },
    {
      path: "/settings/access",
      key: "access.looks.give",
      text: {
        pt: "Carregue em {{button}}. Também o pode fazer na página do seu pedido de ajuda.",
        en: "Press {{button}}. You can do so on the page of your ticket as well.",
      },
    },
    {
      text: {
        pt: "Já resolvido? Retire o acesso na mesma página: acaba no momento seguinte.",
        en: "Solved already? Withdraw the access on the same page: it ends at the next moment.",
      },
    },
    {
      path: "/audit",
      key: "audit.access",
      text: {
        pt: "No histórico, {{button}} mostra tudo o que a ajuda viu. Ninguém o pode alterar, nem nós.",
        en: "In the activity log, {{button}} shows all that support looked at. Nobody can change it, not even us.",
      },
    },
  ],
  faults: [
    {
      when: { pt: "Não me aparece o botão.", en: "The button is not there for me." },
      cure: {
        pt: "Só um proprietário o pode dar. Peça-lhe que abra esta página.",
        en: "Only an owner can give it. Ask them to open this page.",
      },
    },
    {
      when: { pt: "O problema precisa de mais tempo.", en: "The problem needs more time." },
      cure: {
        pt: "Ao fim de 24 horas acaba sozinho. Dê outro, se quiser.",
        en: "It ends by itself after 24 hours. Give another if you like.",
      },
    },
  ],
  next: ["ask-for-help", "who-may-do-what"],
  picture: {
    path: "/settings/access",
    alt: {
      pt: "A página de acesso, com o que se deixa ver à ajuda.",
      en: "The access page, with what support may look at.",
    },
  },
};
