import type { Article } from "../../article.ts";

export const article: Article = {
  slug: "spreadsheet-in",
  section: "begin",
  title: { pt: "Trazer a folha de cálculo", en: "Bring in a spreadsheet" },
  synonyms: {
    pt: ["excel", "importar", "csv", "xlsx", "ods", "folha", "lista", "libreoffice", "migrar", "modelo"],
    en: ["excel", "import", "csv", "xlsx", "ods", "upload", "list", "libreoffice", "migrate", "template"],
  },
  gain: {
    pt: "A sua lista de Excel, LibreOffice ou CSV passa para o plantel, com pais e tudo, depois de ver o que vai ser guardado.",
    en: "Your list from Excel, LibreOffice or CSV comes into the flock, parents and all, after you have seen what will be saved.",
  },
  as: "keeper",
  steps: [
    {
      path: "/birds/import",
      key: "imports.upload.file",
      text: {
        pt: "Em {{button}}, escolha a sua lista tal como está: uma ave por linha, com os títulos por cima, em português ou em inglês. A ordem das colunas não importa.",
        en: "At {{button}}, choose your list as it is: one bird a row, with headings above, in English or Portuguese. The order of the columns does not matter.",
      },
    },
    {
      path: "/birds/import",
      key: "imports.upload.submit",
      text: {
        pt: "Carregue em {{button}}. Nesta altura nada é guardado: só é lido.",
        en: "Press {{button}}. Nothing is saved at this point: it is only read.",
      },
    },
    {
      text: {
        pt: "Leia o resumo: quantas aves são novas, quantas mudam e que linhas ficam de fora, cada uma com a razão. Se uma data se pode ler de duas maneiras, dizemos qual usámos e pode trocá-la.",
        en: "Read the summary: how many birds are new, how many change and which rows are left out, each with its reason. Where a date can be read in two ways you are told which was used, and can switch it.",
      },
    },
    {
      text: {
        pt: "Corrija ali mesmo uma palavra que não foi reconhecida: vale para todas as linhas onde aparece.",
        en: "Correct a word that was not recognised right there: it counts for every row that has it.",
      },
    },
    {
      text: {
        pt: "Só então importe. Durante 24 horas pode anular a importação inteira na mesma página.",
        en: "Only then import. For 24 hours you can undo the whole import on the same page.",
      },
    },
  ],
  faults: [
    {
      when: { pt: "Os zeros à esquerda das anilhas desapareceram.", en: "The leading zeros of the rings are gone." },
      cure: {
        pt: "Foi o Excel que os tirou. Formate essa coluna como texto, escreva as anilhas de novo e escolha o ficheiro outra vez.",
        en: "Excel removed them. Format that column as text, enter the rings again and choose the file once more.",
      },
    },
    {
      when: { pt: "Há linhas com erros.", en: "Some rows have errors." },
      cure: {
        pt: "As outras podem entrar já. Descarregue as linhas com erros, corrija-as e importe esse ficheiro: a coluna dos erros é ignorada.",
        en: "The others can come in now. Download the rows with errors, correct them and import that file: its column of errors is ignored.",
      },
    },
    {
      when: { pt: "Os pais não estão na lista.", en: "The parents are not in the list." },
      cure: {
        pt: "Podem ficar como aves de outros criadores: servem à genealogia e não contam para o limite do plano.",
        en: "They can be kept as reference birds: they serve the pedigree and do not count towards your plan.",
      },
    },
  ],
  next: ["paper-list", "rings-that-clash", "unknown-parents", "labels"],
  picture: {
    path: "/birds/import",
    alt: {
      pt: "A página de importação, onde se escolhe o ficheiro, com o modelo por baixo.",
      en: "The import page, where the file is chosen, with the template below.",
    },
  },
};
