import type { Article } from "../../article.ts";

export const article: Article = {
  slug: "find-a-bird",
  section: "birds",
  title: { pt: "Encontrar uma ave depressa", en: "Find a bird quickly" },
  synonyms: {
    pt: ["procurar", "pesquisar", "busca", "anilha", "filtros", "código qr", "ler etiqueta", "ctrl k"],
    en: ["search", "look up", "ring", "filters", "qr code", "scan", "label", "ctrl k"],
  },
  gain: {
    pt: "Chega a qualquer ave por uma parte da anilha, pelo nome ou pela etiqueta da gaiola.",
    en: "You reach any bird by a part of its ring, by its name or by the label on its cage.",
  },
  as: "viewer",
  steps: [
    {
      path: "/search",
      key: "search.title",
      text: {
        pt: "Em {{button}} escreva uma parte da anilha ou do nome. Aparecem também casais, locais, espécies e incubadoras.",
        en: "Under {{button}}, type a part of the ring or of the name. Pairs, places, species and incubators appear as well.",
      },
    },
    {
      path: "/birds",
      key: "ui.filters",
      text: {
        pt: "Na lista do plantel, abra {{button}} para escolher espécie, estado, sexo, local, idade ou o que falta completar.",
        en: "In the list of the flock, open {{button}} to choose species, status, sex, place, age or what is still to be filled in.",
      },
    },
    {
      path: "/birds",
      key: "lists.columns",
      text: {
        pt: "Em {{button}} decide o que a lista mostra: cor, criador, consanguinidade e mais.",
        en: "{{button}} lets you decide what the list shows: colour, breeder, inbreeding and more.",
      },
    },
    {
      path: "/scan",
      key: "places.scan.go",
      text: {
        pt: "Junto à gaiola, aponte a câmara do telemóvel à etiqueta, ou escreva a anilha ou o nome do local e carregue em {{button}}.",
        en: "At the cage, point your phone's camera at the label, or type the ring or the name of the place and press {{button}}.",
      },
    },
  ],
  faults: [
    {
      when: { pt: "A ave não aparece na lista.", en: "The bird is not in the list." },
      cure: {
        pt: "Talvez já tenha saído: a lista mostra primeiro as atuais. Escolha ver também as que saíram, ou procure no lixo.",
        en: "It may have left: the list shows current birds first. Choose to see those that left too, or look in the trash.",
      },
    },
    {
      when: { pt: "A câmara não abre.", en: "The camera does not open." },
      cure: {
        pt: "Autorize-a no navegador, ou escreva o que a etiqueta diz: serve na mesma.",
        en: "Allow it in the browser, or type what the label says: that will do just as well.",
      },
    },
  ],
  next: ["labels", "move-birds", "rings-that-clash", "bird-page"],
  picture: {
    path: "/search",
    alt: { pt: "A página Procurar, com uma só caixa.", en: "The Search page, with a single box." },
  },
};
