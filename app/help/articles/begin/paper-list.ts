import type { Article } from "../../article.ts";

export const article: Article = {
  slug: "paper-list",
  section: "begin",
  title: { pt: "Começar do caderno ou de outro programa", en: "Start from a notebook or another program" },
  synonyms: {
    pt: [
      "papel",
      "caderno",
      "zooeasy",
      "breeders assistant",
      "mudar de programa",
      "fichas",
      "imprimir lista",
      "modelo",
    ],
    en: ["paper", "notebook", "zooeasy", "breeders assistant", "switch", "cards", "print a list", "template"],
  },
  gain: {
    pt: "Passa o que tem em papel ou noutro programa para uma lista que a Voliera lê à primeira.",
    en: "You turn what you have on paper or in another program into a list that Voliera reads at once.",
  },
  as: "keeper",
  steps: [
    {
      path: "/birds/import/from",
      key: "imports.from.title",
      text: {
        pt: "Na página {{button}} procure o seu: ZooEasy, Breeders Assistant, Excel, LibreOffice ou papel. Diz o que incluir e como guardar.",
        en: "On the page {{button}}, find yours: ZooEasy, Breeders Assistant, Excel, LibreOffice or paper. It says what to include and how to save it.",
      },
    },
    {
      path: "/birds/import/paper",
      key: "imports.paper.title",
      text: {
        pt: "Do caderno: imprima a {{button}}, leve-a para junto das gaiolas e escreva uma ave por linha. Do nascimento basta o ano que está na anilha.",
        en: "From a notebook: print the {{button}}, take it to the cages and write one bird a row. Of the birth, the year on the ring is enough.",
      },
    },
    {
      path: "/birds/import",
      key: "imports.template.title",
      text: {
        pt: "Passe-a para uma folha de cálculo. O {{button}} já traz as colunas certas.",
        en: "Type it into a spreadsheet. The {{button}} has the right columns already.",
      },
    },
    {
      path: "/birds/import",
      key: "imports.upload.submit",
      text: {
        pt: "Escolha o ficheiro e carregue em {{button}}. Vê o resultado antes de guardar.",
        en: "Choose the file and press {{button}}. You see the result before anything is saved.",
      },
    },
  ],
  faults: [
    {
      when: { pt: "O outro programa só mostra uma tabela.", en: "The other program only shows a table." },
      cure: {
        pt: "Selecione-a, copie-a e cole-a numa folha de cálculo vazia. Depois guarde como .xlsx ou .ods.",
        en: "Select it, copy it and paste it into an empty spreadsheet. Then save as .xlsx or .ods.",
      },
    },
    {
      when: { pt: "Tenho só o nome dos pais, sem anilha.", en: "I only have the parents' names, without rings." },
      cure: {
        pt: "Serve, se só uma ave da espécie e do sexo certos tiver esse nome. A verificação mostra quem é e pede que confirme.",
        en: "That will do if only one bird of the right species and sex has that name. The check shows which one and asks you to confirm.",
      },
    },
  ],
  next: ["spreadsheet-in", "unknown-parents", "first-hour"],
  picture: {
    path: "/birds/import/paper",
    alt: {
      pt: "A lista para preencher à mão, com uma linha para cada ave.",
      en: "The list to fill in by hand, with a row for each bird.",
    },
  },
};
