import type { Article } from "../../article.ts";

export const article: Article = {
  slug: "rings-that-clash",
  section: "birds",
  title: { pt: "Duas aves com a mesma anilha", en: "Two birds with the same ring" },
  synonyms: {
    pt: [
      "anilha repetida",
      "anilha duplicada",
      "já existe",
      "já tem uma ave com esta anilha",
      "conflito",
      "número repetido",
    ],
    en: ["duplicate ring", "ring taken", "already exists", "you already have a bird with this ring", "conflict"],
  },
  gain: {
    pt: "Descobre que ave já usa o número e resolve o caso sem perder nenhuma das duas.",
    en: "You find the bird that already has the number and settle it without losing either.",
  },
  as: "keeper",
  steps: [
    {
      path: "/birds",
      key: "birds.list.search",
      text: {
        pt: "Escreva a anilha na lista do plantel e carregue em {{button}}. Maiúsculas, espaços e traços não fazem diferença.",
        en: "Type the ring number in the list of the flock and press {{button}}. Capitals, spaces and dashes make no difference.",
      },
    },
    {
      path: "/birds/:birdId/edit",
      key: "birds.field.identifier",
      text: {
        pt: "Se a outra ave foi mal registada, abra-a e corrija o {{button}}. Fica no histórico quem mudou e quando.",
        en: "If the other bird was entered wrongly, open it and correct the {{button}}. Its history keeps who changed it and when.",
      },
    },
    {
      path: "/birds",
      key: "ui.filters",
      text: {
        pt: "Não a encontra? Talvez já tenha saído do plantel. Em {{button}} escolha ver todas, também as que saíram.",
        en: "You cannot find it? It may have left the flock. Under {{button}}, choose to see all, those that left too.",
      },
    },
    {
      path: "/birds/import",
      key: "imports.upload.submit",
      text: {
        pt: "Numa folha de cálculo é igual: depois de {{button}}, as anilhas que já existem com outros dados aparecem à parte. Escolha manter a ave como está ou atualizá-la com os dados do ficheiro.",
        en: "In a spreadsheet it is the same: after {{button}}, rings you already have with different data are shown apart. Choose to keep the bird as it is or to update it from the file.",
      },
    },
  ],
  faults: [
    {
      when: { pt: "As duas aves têm mesmo o mesmo número.", en: "The two birds really have the same number." },
      cure: {
        pt: "Acontece entre federações ou anos. Escreva a anilha inteira, com a federação e o ano, tal como está gravada.",
        en: "It happens between federations or years. Enter the whole ring, with federation and year, as it is engraved.",
      },
    },
    {
      when: { pt: "É a mesma ave, registada duas vezes.", en: "It is the same bird, entered twice." },
      cure: {
        pt: "Fique com a que tem mais dados. Mude os pais das crias da outra e só depois a apague.",
        en: "Keep the one that has more data. Change the parents of the other's chicks, and only then delete it.",
      },
    },
  ],
  next: ["find-a-bird", "spreadsheet-in", "undo-a-mistake", "ring-series"],
  picture: {
    path: "/birds",
    alt: {
      pt: "A lista do plantel, com a caixa onde se procura uma anilha.",
      en: "The list of the flock, with the box where a ring is looked up.",
    },
  },
};
