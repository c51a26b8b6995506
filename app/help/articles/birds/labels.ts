import type { Article } from "../../article.ts";

export const article: Article = {
  slug: "labels",
  section: "birds",
  title: { pt: "Imprimir etiquetas com código QR", en: "Print labels with a QR code" },
  synonyms: {
    pt: ["etiqueta", "qr", "imprimir", "autocolantes", "gaiola", "cartão de gaiola", "folha a4", "rolo", "scan"],
    en: ["label", "qr", "print", "stickers", "cage card", "a4 sheet", "roll", "scan"],
  },
  gain: {
    pt: "Cada gaiola ou ave fica com uma etiqueta que o telemóvel lê e que abre logo a página certa.",
    en: "Each cage or bird gets a label that your phone reads and that opens the right page at once.",
  },
  as: "keeper",
  steps: [
    {
      path: "/places/:placeId",
      key: "places.action.labels",
      text: {
        pt: "Para gaiolas: abra a sala ou a bateria e escolha {{button}}. Saem as de todos os locais lá dentro.",
        en: "For cages: open the room or bank and choose {{button}}. You get those of every place inside it.",
      },
    },
    {
      path: "/birds",
      key: "birds.bulk.labels",
      text: {
        pt: "Para aves: marque-as na lista do plantel e carregue em {{button}}.",
        en: "For birds: tick them in the list of the flock and press {{button}}.",
      },
    },
    {
      path: "/birds/labels",
      key: "places.labels.sheet",
      text: {
        pt: "Escolha a {{button}} que tem. Se já usou parte dela, diga quantas etiquetas: a impressão começa na seguinte.",
        en: "Choose the {{button}} you have. If part of it is used, say how many labels: printing begins at the next one.",
      },
    },
    {
      path: "/birds/labels",
      key: "places.labels.pdf",
      text: {
        pt: "Carregue em {{button}} e imprima a 100 %, sem margens.",
        en: "Press {{button}} and print at 100%, without margins.",
      },
    },
  ],
  faults: [
    {
      when: { pt: "As etiquetas saem desalinhadas.", en: "The labels are out of line." },
      cure: {
        pt: "A impressora está a ajustar à página. Escolha tamanho real ou 100 % na janela de impressão.",
        en: "The printer is fitting to the page. Choose actual size or 100% in the print window.",
      },
    },
    {
      when: { pt: "O código deixa de ler ao fim de uns meses.", en: "The code stops reading after some months." },
      cure: {
        pt: "Pó e água apagam-no. Imprima de novo: o código é sempre o mesmo, por isso as antigas também servem. Fita transparente por cima ajuda.",
        en: "Dust and water wear it off. Print it again: the code stays the same, so old labels keep working too. Clear tape over it helps.",
      },
    },
  ],
  next: ["find-a-bird", "round-offline", "move-birds"],
  picture: {
    path: "/places",
    alt: {
      pt: "Os locais do viveiro, com as salas e as gaiolas.",
      en: "The places of the bird room, with rooms and cages.",
    },
  },
};
