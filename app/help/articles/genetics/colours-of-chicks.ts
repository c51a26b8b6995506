import type { Article } from "../../article.ts";

export const article: Article = {
  slug: "colours-of-chicks",
  section: "genetics",
  title: { pt: "Que cores podem sair de um casal", en: "Which colours a pair can give" },
  synonyms: {
    pt: [
      "calculadora",
      "cores",
      "mutações",
      "genética",
      "lutino",
      "opalino",
      "canela",
      "azul",
      "que pais",
      "ligada ao sexo",
    ],
    en: [
      "calculator",
      "colours",
      "mutations",
      "genetics",
      "lutino",
      "opaline",
      "cinnamon",
      "blue",
      "which parents",
      "sex-linked",
    ],
  },
  gain: {
    pt: "Vê as cores que podem sair, por sexo, em frações exatas, e quão certo é aquilo em que se baseiam.",
    en: "You see the colours that may come, by sex, in exact fractions, and how certain the ground they rest on is.",
  },
  as: "viewer",
  steps: [
    {
      path: "/genetics",
      key: "genetics.pair.choose",
      text: {
        pt: "Escolha a espécie e, em {{button}}, o que o macho e a fêmea mostram ou de que são portadores.",
        en: "Choose the species and, under {{button}}, what the cock and the hen show or are split for.",
      },
    },
    {
      path: "/genetics",
      key: "genetics.calculate",
      text: {
        pt: "Carregue em {{button}}. Vê as cores de todas as crias, dos machos e das fêmeas, e quantas são portadoras.",
        en: "Press {{button}}. You see the colours of all chicks, of cocks and of hens, and how many are split.",
      },
    },
    {
      path: "/birds/:birdId/genetics",
      key: "genetics.bird.pair",
      text: {
        pt: "Para duas aves suas, abra a genética de uma delas e escolha {{button}}: as cores registadas vão junto.",
        en: "For two birds of yours, open the genetics of one and choose {{button}}: their recorded colours go along.",
      },
    },
    {
      path: "/genetics/parents",
      key: "genetics.parents.ask",
      text: {
        pt: "Ao contrário também serve: indique o que quer ver na cria e carregue em {{button}}.",
        en: "It works the other way round too: choose what you want to see in the chick and press {{button}}.",
      },
    },
    {
      path: "/genetics/mutations",
      key: "genetics.column.evidence",
      text: {
        pt: "A coluna {{button}} diz, para cada mutação, quem afirma como se transmite e se é controverso.",
        en: "The column {{button}} tells you, for each mutation, who says how it is inherited and whether that is disputed.",
      },
    },
  ],
  faults: [
    {
      when: { pt: "Nasceu uma cor que não estava prevista.", en: "A colour hatched that was not foreseen." },
      cure: {
        pt: "Um dos pais é portador do que não se sabia, ou o pai é outro. Os resultados por cores mostram o que se esperava e o que nasceu.",
        en: "A parent is split for something nobody knew, or the father is another bird. The results by colour show what was expected and what hatched.",
      },
    },
    {
      when: { pt: "De duas aves com poupa nascem poucas crias.", en: "Two crested birds give few chicks." },
      cure: {
        pt: "Nos canários, a poupa em duplo fator costuma morrer: de duas aves com poupa perde-se cerca de um quarto. Acasale uma com poupa e outra sem.",
        en: "In canaries a crest as double factor normally dies: two crested birds lose about a quarter of their chicks. Pair a crested bird with a plain one.",
      },
    },
    {
      when: { pt: "Há duas mutações sem percentagem certa.", en: "Two mutations have no exact percentage." },
      cure: {
        pt: "Estão no mesmo cromossoma e não se sabe com que frequência se separam, ou dependem de muitos genes. A página diz qual é o caso.",
        en: "They are on one chromosome and it is not known how often they separate, or they depend on many genes. The page says which.",
      },
    },
  ],
  next: ["possible-splits", "judge-a-pair", "season-results"],
  picture: {
    path: "/genetics",
    alt: {
      pt: "A calculadora de cores, com o macho e a fêmea.",
      en: "The colour calculator, with the cock and the hen.",
    },
  },
};
