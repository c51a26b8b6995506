import type { Article } from "../../article.ts";

export const article: Article = {
  slug: "reading-f",
  section: "genetics",
  title: { pt: "Ler o F de uma ave", en: "Read the F of a bird" },
  synonyms: {
    pt: ["consanguinidade", "parentesco", "coeficiente", "endogamia", "linhagem fechada"],
    en: ["inbreeding", "kinship", "coefficient", "related parents", "line breeding"],
  },
  gain: {
    pt: "Fica a saber de onde vem a consanguinidade de uma ave e quanto dela se conhece.",
    en: "You learn where the inbreeding of a bird comes from and how much of it is known.",
  },
  as: "viewer",
  steps: [
    {
      path: "/birds/:birdId/pedigree",
      key: "pedigree.inbreeding",
      text: {
        pt: "Abra a árvore genealógica da ave. Em «{{button}}» está o F, e por baixo os antepassados comuns que o causam.",
        en: "Open the pedigree of the bird. Under “{{button}}” you find F, and below it the common ancestors that cause it.",
      },
    },
    {
      path: "/birds/:birdId/pedigree",
      key: "pedigree.inbreeding.depth",
      text: {
        pt: "«{{button}}» diz quantas gerações são conhecidas: quanto menos forem, mais o verdadeiro F pode estar acima do que lê.",
        en: "“{{button}}” says how many generations are known: the fewer they are, the further the true F may lie above what you read.",
      },
    },
  ],
  faults: [
    {
      when: { pt: "Em vez de um F aparece um traço.", en: "There is a dash instead of F." },
      cure: {
        pt: "Falta o pai ou a mãe: o F só se calcula quando os dois são conhecidos.",
        en: "Father or mother is missing: F can be worked out only when both are known.",
      },
    },
  ],
  next: ["first-hour", "clear-eggs"],
};
