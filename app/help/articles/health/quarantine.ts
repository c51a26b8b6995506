import type { Article } from "../../article.ts";

export const article: Article = {
  slug: "quarantine",
  section: "health",
  title: { pt: "Doença e quarentena", en: "Illness and quarantine" },
  synonyms: {
    pt: [
      "quarentena",
      "ave doente",
      "doença",
      "isolar",
      "ave nova",
      "exposição",
      "ácaros",
      "perdeu peso",
      "recuperação",
    ],
    en: ["quarantine", "sick bird", "illness", "isolate", "new bird", "show", "mites", "lost weight", "recovery"],
  },
  gain: {
    pt: "A ave fica à parte, com o dia em que acaba, e ninguém a vende nem acasala sem ser avisado.",
    en: "The bird is kept apart, with the day it ends, and nobody sells or pairs it without being warned.",
  },
  as: "keeper",
  steps: [
    {
      path: "/health?edit=new",
      key: "health.field.kind",
      text: {
        pt: "Escolha a ave e diga em {{button}}: doença, ferimento, quarentena ou outro.",
        en: "Choose the bird and say under {{button}}: illness, injury, quarantine or something else.",
      },
    },
    {
      path: "/health?edit=new",
      key: "health.field.place_id",
      text: {
        pt: "Numa quarentena indique o {{button}} e o último dia: 30 a 42 dias são o habitual. O estado e a gaiola mudam sozinhos.",
        en: "For a quarantine give the {{button}} and the last day: 30 to 42 days are usual. Status and cage change by themselves.",
      },
    },
    {
      path: "/health?edit=new",
      key: "health.field.findings",
      text: {
        pt: "Escreva em {{button}} por palavras suas. É o que o veterinário mais quer ler.",
        en: "Write in your own words under {{button}}. It is what a vet most wants to read.",
      },
    },
    {
      path: "/health",
      key: "health.open.follow_ups",
      text: {
        pt: "Se marcou um dia, a ave volta em {{button}} e na agenda.",
        en: "If you set a day, the bird comes back under {{button}} and in the agenda.",
      },
    },
    {
      path: "/health",
      key: "health.recover",
      text: {
        pt: "No fim, carregue em {{button}}: o estado volta a ser o de antes.",
        en: "When it is over, press {{button}}: the status is again what it was before.",
      },
    },
  ],
  faults: [
    {
      when: { pt: "Chegou uma ave comprada.", en: "A bought bird has arrived." },
      cure: {
        pt: "Comece já a quarentena, noutra sala se puder, e só a junte às outras quando acabar.",
        en: "Begin its quarantine at once, in another room if you can, and put it with the others only when it is over.",
      },
    },
    {
      when: { pt: "A ave perdeu peso.", en: "The bird has lost weight." },
      cure: {
        pt: "A página Início avisa a partir de 10 %. Pese-a de novo no dia seguinte e, se continuar a descer, leve-a ao veterinário.",
        en: "The Home page warns from 10% on. Weigh it again the next day and, if it still falls, take it to a vet.",
      },
    },
  ],
  next: ["course-of-medicine", "share-with-vet", "bird-died", "weigh-birds"],
  picture: {
    path: "/health",
    alt: {
      pt: "A página Saúde, com as quarentenas e o que há a rever.",
      en: "The Health page, with quarantines and what is to be seen again.",
    },
  },
};
