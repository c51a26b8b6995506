import type { Article } from "../../article.ts";

export const article: Article = {
  slug: "reading-f",
  section: "genetics",
  title: { pt: "Ler a consanguinidade (F)", en: "Reading inbreeding (F)" },
  synonyms: {
    pt: [
      "f",
      "coeficiente",
      "wright",
      "parentesco",
      "primos",
      "irmãos",
      "percentagem",
      "antepassados comuns",
      "sangue",
    ],
    en: [
      "f",
      "coefficient",
      "wright",
      "kinship",
      "cousins",
      "siblings",
      "percentage",
      "common ancestors",
      "line breeding",
    ],
  },
  gain: {
    pt: "Sabe o que diz o número F de uma ave, de onde vem e quando deve desconfiar de um F baixo.",
    en: "You know what a bird's F says, where it comes from and when to distrust a low F.",
  },
  as: "viewer",
  steps: [
    {
      path: "/birds/:birdId/pedigree",
      key: "pedigree.inbreeding",
      text: {
        pt: "Abra a árvore da ave e veja a parte {{button}}. F é a probabilidade de ter recebido do pai e da mãe a mesma cópia de um gene, vinda de um antepassado comum.",
        en: "Open the bird's tree and look at the part {{button}}. F is the chance that it received the same copy of a gene from father and mother, through a common ancestor.",
      },
    },
    {
      text: {
        pt: "Para comparar: uma cria de irmãos tem F de 25 %, tal como a de pai e filha; de meios-irmãos ou de avô e neta, 12,5 %; de primos direitos, 6,25 %; de aves sem parentesco, 0 %.",
        en: "To compare: a chick of full siblings has an F of 25%, and so has that of father and daughter; of half-siblings or grandfather and granddaughter, 12.5%; of first cousins, 6.25%; of unrelated birds, 0%.",
      },
    },
    {
      text: {
        pt: "Leia sempre a genealogia conhecida ao lado. Um F de 0 % com poucos antepassados conhecidos não quer dizer que não haja parentesco: quer dizer que não se sabe.",
        en: "Always read the known part of the pedigree beside it. An F of 0% with few known ancestors does not mean that its parents are unrelated: it means that nobody knows.",
      },
    },
    {
      text: {
        pt: "Por baixo estão os antepassados comuns e quanto contribui cada um, com os caminhos pelo pai e pela mãe. Assim vê a que ave se deve o número.",
        en: "Below stand the common ancestors and what each contributes, with the paths through father and mother. So you see which bird the number comes from.",
      },
    },
    {
      path: "/birds",
      key: "birds.field.inbreeding",
      text: {
        pt: "Na lista do plantel pode juntar a coluna {{button}} e ordenar por ela.",
        en: "In the list of the flock you can add the column {{button}} and sort by it.",
      },
    },
  ],
  faults: [
    {
      when: { pt: "F está vazio.", en: "F is empty." },
      cure: {
        pt: "Falta o pai ou a mãe. Indique-o na árvore e F aparece logo, também nos descendentes.",
        en: "The father or the mother is missing. Add it in the tree and F appears at once, in its offspring too.",
      },
    },
    {
      when: { pt: "Outro programa dá outro número.", en: "Another program gives another number." },
      cure: {
        pt: "Há programas que não contam o próprio pai como antepassado comum, ou que param nos 50 %. Veja os caminhos aqui e confira-os à mão.",
        en: "Some programs leave out a father who is himself the common ancestor, or stop at 50%. Look at the paths here and check them by hand.",
      },
    },
    {
      when: { pt: "Que F é demais?", en: "How much F is too much?" },
      cure: {
        pt: "Não há um limite certo para todas as espécies. A avaliação de um casal chama a atenção a partir de 6,25 %, com mais força a partir de 12,5 % e ainda mais a partir de 25 %.",
        en: "There is no limit that holds for every species. The page for pairing two birds points it out from 6.25%, more so from 12.5% and strongly from 25%.",
      },
    },
  ],
  next: ["judge-a-pair", "flock-diversity", "unknown-parents"],
  picture: {
    path: "/birds/:birdId/pedigree",
    alt: { pt: "A árvore de uma ave, com o coeficiente F.", en: "The tree of a bird, with its coefficient F." },
  },
};
