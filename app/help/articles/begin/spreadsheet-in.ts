import type { Article } from "../../article.ts";

export const article: Article = {
  slug: "spreadsheet-in",
  section: "begin",
  title: { pt: "Trazer as aves de uma folha de cálculo", en: "Bring your birds in from a spreadsheet" },
  synonyms: {
    pt: ["Excel", "importar", "LibreOffice", "csv", "ficheiro", "lista", "outro programa"],
    en: ["Excel", "import", "LibreOffice", "csv", "file", "list", "another program"],
  },
  gain: {
    pt: "Todas as aves da sua folha entram de uma vez, com pais e datas, e só depois de ver o que vai ser guardado.",
    en: "All the birds of your sheet come in at once, with parents and dates, and only after you have seen what will be saved.",
  },
  as: "manager",
  steps: [
    {
      path: "/birds/import",
      key: "imports.upload.submit",
      text: {
        pt: "Escolha o ficheiro (Excel, LibreOffice ou CSV) e carregue em «{{button}}».",
        en: "Choose the file (Excel, LibreOffice or CSV) and press “{{button}}”.",
      },
    },
    {
      path: "/birds/import",
      key: "imports.template.title",
      text: {
        pt: "Se ainda não tem uma folha, comece por «{{button}}», com todas as colunas.",
        en: "If you have no sheet yet, begin with “{{button}}”, which has every column.",
      },
    },
  ],
  faults: [
    {
      when: { pt: "Uma coluna não é reconhecida.", en: "A column is not recognised." },
      cure: {
        pt: "No passo seguinte escolhe o que ela contém. A escolha fica guardada para o próximo ficheiro com os mesmos títulos.",
        en: "In the next step you choose what it holds. The choice is kept for the next file with the same headings.",
      },
    },
  ],
  next: ["first-hour", "reading-f"],
  picture: {
    path: "/birds/import",
    alt: { pt: "A página de importar, com o ficheiro por escolher", en: "The import page, before a file is chosen" },
  },
};
