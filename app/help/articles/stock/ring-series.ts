import type { Article } from "../../article.ts";

export const article: Article = {
  slug: "ring-series",
  section: "stock",
  title: { pt: "As séries de anilhas da federação", en: "Your federation's ring series" },
  synonyms: {
    pt: [
      "anilhas",
      "série",
      "encomenda de anilhas",
      "stam",
      "número de criador",
      "anilha perdida",
      "anilha seguinte",
      "fop",
      "fonp",
    ],
    en: ["rings", "series", "ring order", "stam", "breeder number", "lost ring", "next ring", "federation"],
  },
  gain: {
    pt: "Ao anilhar vem proposta a anilha seguinte, e no fim do ano sabe quantas usou, perdeu e tem.",
    en: "The next ring is offered when you ring, and at the end of the year you know how many you used, lost and have left.",
  },
  as: "keeper",
  steps: [
    {
      path: "/stock/rings?edit=new",
      key: "ringing.field.pattern",
      text: {
        pt: "Copie em {{button}} o que está gravado, com o ano e o número no lugar certo. O exemplo por baixo mostra como.",
        en: "At {{button}}, copy what is engraved, with year and number in their place. The example below shows how.",
      },
    },
    {
      path: "/stock/rings?edit=new",
      key: "ringing.save",
      text: {
        pt: "Diga o ano, o diâmetro e de que número a que número vão, e carregue em {{button}}.",
        en: "Give the year, the diameter and from which number to which they run, and press {{button}}.",
      },
    },
    {
      path: "/birds/new",
      key: "ringing.next.go",
      text: {
        pt: "Ao registar uma ave escolha {{button}}. Ao anilhar um ninho vem sozinha.",
        en: "When you add a bird choose {{button}}. When you ring a nest it comes by itself.",
      },
    },
    {
      path: "/stock/rings/:seriesId",
      key: "ringing.mark.title",
      text: {
        pt: "Partiu-se uma? Na série, {{button}} deixa-a fora de uso, com o motivo.",
        en: "One broke? In the series, {{button}} takes it out of use, with the reason.",
      },
    },
  ],
  faults: [
    {
      when: { pt: "A cor do ano não é a da minha federação.", en: "The colour of the year is not my federation's." },
      cure: {
        pt: "Escolha outra em Definições, nas cores das anilhas. Vale só para esse ano.",
        en: "Choose another in Settings, under ring colours. It counts for that year alone.",
      },
    },
    {
      when: { pt: "Não propõe nenhuma anilha.", en: "No ring is offered." },
      cure: {
        pt: "Ou a série acabou, ou o diâmetro não é o da espécie. Veja a medida nos dois lados.",
        en: "Either the series is used up, or its diameter is not that of the species. Check the size in both.",
      },
    },
  ],
  next: ["ring-chicks", "rings-that-clash", "feeding-and-stock"],
  picture: {
    path: "/stock/rings",
    alt: {
      pt: "As séries de anilhas, com as usadas e as que restam.",
      en: "The ring series, with those used and those left.",
    },
  },
};
