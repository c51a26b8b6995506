import type { Article } from "../../article.ts";

export const article: Article = {
  slug: "export-and-restore",
  section: "account",
  title: { pt: "Exportar tudo e voltar a repor", en: "Export everything and restore it" },
  synonyms: {
    pt: [
      "exportar",
      "cópia de segurança",
      "backup",
      "arquivo",
      "zip",
      "excel",
      "descarregar dados",
      "repor",
      "levar os dados",
    ],
    en: ["export", "backup", "archive", "zip", "excel", "download data", "restore", "take data away"],
  },
  gain: {
    pt: "Tem uma cópia de tudo no seu computador, que se abre no Excel e que pode ser reposta.",
    en: "You have a copy of everything on your own computer, which opens in Excel and can be restored.",
  },
  as: "manager",
  steps: [
    {
      path: "/birds",
      key: "birds.export.xlsx",
      text: {
        pt: "Só a lista das aves: na lista do plantel abra o menu e escolha {{button}}. Sai o que os filtros mostram.",
        en: "Only the list of birds: in the list of the flock open the menu and choose {{button}}. You get what the filters show.",
      },
    },
    {
      path: "/settings/archive",
      key: "archive.take.submit",
      text: {
        pt: "Tudo: carregue em {{button}}. O .zip traz cada tabela em .csv, as fotografias e um índice. Existe em todos os planos.",
        en: "Everything: press {{button}}. The .zip holds each table as .csv, the photos and an index. It is there on every plan.",
      },
    },
    {
      text: {
        pt: "Guarde-o em dois lugares, um deles fora de casa. Uma vez por mês na época chega.",
        en: "Keep it in two places, one of them away from home. Once a month in the season is enough.",
      },
    },
    {
      path: "/settings/archive",
      key: "archive.back.title",
      text: {
        pt: "Para voltar a usá-lo, crie uma organização vazia e vá a {{button}}. O ficheiro é verificado do princípio ao fim antes de decidir.",
        en: "To use it again, create an empty organisation and go to {{button}}. The file is checked from end to end before you decide.",
      },
    },
  ],
  faults: [
    {
      when: { pt: "Não me deixa repor.", en: "It does not let me restore." },
      cure: {
        pt: "A organização já tem aves ou locais. Para não misturar dados, só se repõe numa vazia.",
        en: "The organisation already has birds or places. So as not to mix data, an archive goes only into an empty one.",
      },
    },
    {
      when: { pt: "O arquivo é grande demais.", en: "The archive is too large." },
      cure: {
        pt: "Descarregue-o sem fotografias nem ficheiros. A página diz até onde se repõe aqui; acima disso ajudamos nós.",
        en: "Download it without photos and files. The page says how much can be restored here; beyond that we help you.",
      },
    },
    {
      when: { pt: "Pede a palavra-passe outra vez.", en: "It asks for the password again." },
      cure: {
        pt: "O arquivo leva tudo consigo. Por isso confirmamos que é mesmo a pessoa.",
        en: "The archive takes everything along. That is why we make sure that it is you.",
      },
    },
  ],
  next: ["close-organisation", "spreadsheet-in", "api-key"],
  picture: {
    path: "/settings/archive",
    alt: { pt: "A página do arquivo da organização.", en: "The page of the organisation archive." },
  },
};
