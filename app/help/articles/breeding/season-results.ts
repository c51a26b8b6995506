import type { Article } from "../../article.ts";

export const article: Article = {
  slug: "season-results",
  section: "breeding",
  title: { pt: "Ler os resultados da época", en: "Read the results of the season" },
  synonyms: {
    pt: [
      "estatística",
      "taxa de fertilidade",
      "eclosão",
      "resumo da época",
      "quantas crias",
      "comparar casais",
      "melhor casal",
    ],
    en: [
      "statistics",
      "fertility rate",
      "hatch rate",
      "season summary",
      "how many chicks",
      "compare pairs",
      "best pair",
    ],
  },
  gain: {
    pt: "Vê onde se perdem crias: nos ovos claros, na casca ou depois de nascerem.",
    en: "You see where chicks are lost: in clear eggs, in the shell or after hatching.",
  },
  as: "viewer",
  steps: [
    {
      path: "/birds/pairs/results",
      key: "results.by.pair",
      text: {
        pt: "Compare por espécie, época, fêmea, macho, mês ou {{button}}. Cada número leva aos seus ovos.",
        en: "Compare by species, season, hen, cock, month or {{button}}. Each number leads to its eggs.",
      },
    },
    {
      path: "/birds/pairs/results",
      key: "clutches.results.fertile",
      text: {
        pt: "Comece pelos {{button}}: contam-se só entre os ovos verificados.",
        en: "Begin with {{button}}: they are counted among checked eggs only.",
      },
    },
    {
      path: "/birds/pairs/results",
      key: "clutches.results.dead",
      text: {
        pt: "Depois os {{button}}, por terços da incubação.",
        en: "Then {{button}}, by thirds of the incubation.",
      },
    },
    {
      path: "/birds/pairs/results",
      key: "results.by.colours",
      text: {
        pt: "Em {{button}} vê o que se esperava de cada casal e o que nasceu.",
        en: "Under {{button}} you see what was expected of each pair and what hatched.",
      },
    },
  ],
  faults: [
    {
      when: { pt: "A taxa muda todos os dias.", en: "The rate changes every day." },
      cure: {
        pt: "Há ovos em aberto. As taxas contam só o que chegou ao fim; o resto aparece ao lado.",
        en: "Some eggs are still open. Rates count only what has come to an end; the rest stands beside them.",
      },
    },
    {
      when: { pt: "Com poucos ovos, as percentagens enganam.", en: "With few eggs, percentages mislead." },
      cure: {
        pt: "Por isso as contas pequenas aparecem em fração, como 2 de 3. Espere por mais ovos antes de trocar um casal.",
        en: "That is why small counts are shown as fractions, such as 2 of 3. Wait for more eggs before you change a pair.",
      },
    },
  ],
  next: ["clear-eggs", "cost-per-chick", "colours-of-chicks"],
  picture: {
    path: "/birds/pairs/results",
    alt: { pt: "Os resultados da época, linha a linha.", en: "The results of the season, line by line." },
  },
};
