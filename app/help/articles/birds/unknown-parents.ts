import type { Article } from "../../article.ts";

export const article: Article = {
  slug: "unknown-parents",
  section: "birds",
  title: { pt: "Quando não se conhecem os pais", en: "When the parents are not known" },
  synonyms: {
    pt: [
      "pais desconhecidos",
      "sem pai",
      "sem mãe",
      "ave comprada",
      "ave de outro criador",
      "árvore incompleta",
      "avós",
    ],
    en: [
      "unknown parents",
      "no father",
      "no mother",
      "bought bird",
      "reference bird",
      "incomplete tree",
      "grandparents",
    ],
  },
  gain: {
    pt: "Regista a ave já, sem inventar pais, e completa a árvore quando souber mais.",
    en: "You record the bird now, without inventing parents, and complete the tree when you know more.",
  },
  as: "keeper",
  steps: [
    {
      path: "/birds/new",
      key: "birds.form.add",
      text: {
        pt: "Deixe o pai e a mãe vazios e carregue em {{button}}. Não é preciso criar uma ave a fingir.",
        en: "Leave father and mother empty and press {{button}}. There is no need to make up a bird.",
      },
    },
    {
      path: "/birds/:birdId/pedigree",
      key: "pedigree.add.father",
      text: {
        pt: "Quando souber, abra a árvore da ave e escolha {{button}}, ou a mãe no lugar dela. Basta uma parte da anilha ou o nome.",
        en: "When you learn it, open the bird's tree and choose {{button}}, or the mother in her place. A part of the ring or the name is enough.",
      },
    },
    {
      text: {
        pt: "O pai nunca foi seu? Escreva a anilha dele: se nenhuma ave a tiver, pode ficar registado como ave de outro criador. Entra na genealogia e não conta para o plano.",
        en: "The father was never yours? Enter his ring: if no bird has it, he can be kept as a reference bird. He stands in the pedigree and does not count towards your plan.",
      },
    },
    {
      path: "/birds",
      key: "birds.field.missing",
      text: {
        pt: "Para ver a quem ainda faltam pais, use o filtro {{button}} na lista do plantel.",
        en: "To see which birds still lack parents, use the filter {{button}} in the list of the flock.",
      },
    },
  ],
  faults: [
    {
      when: { pt: "Há dois machos que podem ser o pai.", en: "Two cocks may be the father." },
      cure: {
        pt: "Deixe o pai vazio e escreva a dúvida nas notas. Um pai errado estraga a consanguinidade de todos os que vierem depois.",
        en: "Leave the father empty and write the doubt in the notes. A wrong father spoils the inbreeding of all that come after.",
      },
    },
    {
      when: { pt: "Sem pais, o F aparece vazio.", en: "Without parents, F is empty." },
      cure: {
        pt: "F só se calcula com os dois pais. Antepassados desconhecidos contam como não aparentados, por isso F é um valor mínimo.",
        en: "F needs both parents. Unknown ancestors count as unrelated, so F is a minimum.",
      },
    },
    {
      when: { pt: "A ave indicada como pai é recusada.", en: "The bird given as father is refused." },
      cure: {
        pt: "Veja o sexo e a idade dela: o pai tem de ser macho, a mãe fêmea, e nenhum pode ter nascido depois da cria.",
        en: "Look at its sex and age: the father must be a cock, the mother a hen, and neither can have hatched after the chick.",
      },
    },
  ],
  next: ["reading-f", "spreadsheet-in", "judge-a-pair"],
  picture: {
    path: "/birds/:birdId/pedigree",
    alt: {
      pt: "A árvore de uma ave, com os lugares dos pais que faltam por preencher.",
      en: "The tree of a bird, with the places of missing parents to fill in.",
    },
  },
};
