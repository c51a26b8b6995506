import type { Article } from "../../article.ts";

export const article: Article = {
  slug: "flock-diversity",
  section: "genetics",
  title: { pt: "Manter a diversidade do plantel", en: "Keep the diversity of the flock" },
  synonyms: {
    pt: [
      "diversidade",
      "parentesco médio",
      "genes raros",
      "fundadores",
      "sangue novo",
      "renovar sangue",
      "quem guardar",
    ],
    en: ["diversity", "mean kinship", "rare genes", "founders", "new blood", "outcross", "which to keep"],
  },
  gain: {
    pt: "Sabe que aves guardar, porque têm genes que as outras não têm, e quando vale a pena trazer uma de fora.",
    en: "You know which birds to keep because they have genes the others lack, and when it is worth bringing one in.",
  },
  as: "viewer",
  steps: [
    {
      path: "/birds/diversity",
      key: "kinship.flock.mean",
      text: {
        pt: "Escolha a espécie e leia o {{button}}: quanto mais baixo, mais diferentes são as suas aves entre si.",
        en: "Choose the species and read the {{button}}: the lower it is, the more your birds differ from each other.",
      },
    },
    {
      path: "/birds/diversity",
      key: "kinship.flock.genes",
      text: {
        pt: "A {{button}} diz que parte da diversidade dos fundadores ainda vive no plantel.",
        en: "{{button}} tells you how much of the founders' diversity still lives in the flock.",
      },
    },
    {
      path: "/birds/diversity",
      key: "kinship.flock.rare",
      text: {
        pt: "Em {{button}}, as primeiras da lista têm menos parentes. Pense duas vezes antes de as vender.",
        en: "Under {{button}}, the first in the list have the fewest relatives. Think twice before you sell them.",
      },
    },
    {
      path: "/birds/diversity",
      key: "kinship.flock.mates",
      text: {
        pt: "Com {{button}} vê com quem criar cada uma. Ao lado de cada parceiro está o que uma cria acrescentaria ou reduziria.",
        en: "{{button}} shows whom to breed each one with. Beside each mate stands what a chick would add or reduce.",
      },
    },
  ],
  faults: [
    {
      when: { pt: "A diversidade parece alta demais.", en: "The diversity looks too high." },
      cure: {
        pt: "Faltam antepassados: quem não se conhece conta como não aparentado. Complete as genealogias e o número fica mais verdadeiro.",
        en: "Ancestors are missing: the unknown count as unrelated. Complete the pedigrees and the number gets truer.",
      },
    },
    {
      when: {
        pt: "Num plantel pequeno, quase tudo reduz a diversidade.",
        en: "In a small flock, nearly everything reduces diversity.",
      },
      cure: {
        pt: "É natural: cada cria nova já traz genes que lá estão. Só uma ave de fora, sem parentesco, acrescenta de verdade.",
        en: "That is natural: each new chick brings genes that are there already. Only an unrelated bird from outside adds much.",
      },
    },
  ],
  next: ["judge-a-pair", "reading-f", "hand-over"],
  picture: {
    path: "/birds/diversity",
    alt: {
      pt: "A diversidade de uma espécie, com as aves da mais rara à mais comum.",
      en: "The diversity of a species, with its birds from the rarest to the most common.",
    },
  },
};
