import type { Article } from "../../article.ts";

export const article: Article = {
  slug: "weigh-birds",
  section: "birds",
  title: { pt: "Pesar as aves", en: "Weigh the birds" },
  synonyms: {
    pt: ["balança", "gramas", "emagrecer", "magra", "perdeu peso", "pesagem", "fotografia"],
    en: ["scales", "grams", "thin", "losing weight", "weighing", "photo"],
  },
  gain: {
    pt: "Regista muitos pesos seguidos e é avisado quando uma ave emagrece.",
    en: "You record many weights in a row and are warned when a bird loses weight.",
  },
  as: "keeper",
  steps: [
    {
      path: "/weigh",
      key: "birds.weigh.title",
      text: {
        pt: "Abra {{button}} ao lado da balança: escreva uma parte da anilha, os gramas e carregue em Enter. Segue-se a ave seguinte.",
        en: "Open {{button}} next to the scales: type part of the ring, the grams and press Enter. Then comes the next bird.",
      },
    },
    {
      path: "/birds/:birdId/weights",
      key: "birds.tab.weights",
      text: {
        pt: "Na página de uma ave, {{button}} mostra todas as pesagens e como o peso mudou.",
        en: "On a bird's page, {{button}} shows every weighing and how the weight has changed.",
      },
    },
    {
      path: "/birds/:birdId/weights",
      key: "birds.weights.add",
      text: {
        pt: "Uma pesagem de outro dia escreve-se aqui, com a sua data: {{button}}.",
        en: "A weighing of another day is entered here, with its date: {{button}}.",
      },
    },
  ],
  faults: [
    {
      when: { pt: "Enganou-se nos gramas.", en: "You typed the wrong grams." },
      cure: {
        pt: "Apague essa pesagem na página da ave e escreva-a de novo.",
        en: "Delete that weighing on the bird's page and enter it again.",
      },
    },
    {
      when: { pt: "A ave aparece marcada por ter perdido peso.", en: "The bird is marked for having lost weight." },
      cure: {
        pt: "Pese-a outra vez antes de concluir: uma balança mal a zero engana. Se se confirma, registe-o na saúde e fale com o veterinário.",
        en: "Weigh it again before you conclude anything: scales that are not at zero mislead. If it is true, note it under health and speak to your vet.",
      },
    },
  ],
  next: ["quarantine", "round-offline"],
  picture: {
    path: "/birds/:birdId/weights",
    alt: {
      pt: "As pesagens de uma ave, da mais recente para a mais antiga.",
      en: "The weighings of a bird, the latest first.",
    },
  },
};
