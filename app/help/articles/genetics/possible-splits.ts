import type { Article } from "../../article.ts";

export const article: Article = {
  slug: "possible-splits",
  section: "genetics",
  title: { pt: "Possíveis portadores", en: "Possible splits" },
  synonyms: {
    pt: ["portador", "possível portador", "split", "66 %", "50 %", "genótipo", "recessivo", "provável", "barra"],
    en: ["split", "possible split", "66%", "50%", "genotype", "recessive", "likely", "test mating"],
  },
  gain: {
    pt: "Sabe com que probabilidade uma ave é portadora de uma cor que não mostra, e como cada ninhada a torna mais certa.",
    en: "You know how likely a bird is split for a colour it does not show, and how each brood makes that more certain.",
  },
  as: "keeper",
  steps: [
    {
      path: "/birds/:birdId/genetics",
      key: "genetics.bird.record",
      text: {
        pt: "Abra a genética da ave e indique em {{button}} só o que sabe: o que ela mostra e aquilo de que é portadora com certeza. O que não sabe, deixe como está.",
        en: "Open the bird's genetics and give under {{button}} only what you know: what it shows, and what it is split for with certainty. Leave the rest as it is.",
      },
    },
    {
      path: "/birds/:birdId/genetics",
      key: "genetics.bird.save",
      text: {
        pt: "Carregue em {{button}}. Fica escrito como os criadores o escrevem, com a barra antes do que não se vê.",
        en: "Press {{button}}. It is written as breeders write it, with a stroke before what is not seen.",
      },
    },
    {
      path: "/birds/:birdId/genetics",
      key: "genetics.bird.likely",
      text: {
        pt: "Leia o {{button}}: sai das cores dela, dos pais e das crias, e diz de onde vem cada percentagem.",
        en: "Read the {{button}}: it comes from its own colours, its parents and its chicks, and says where each percentage comes from.",
      },
    },
    {
      text: {
        pt: "Um exemplo: de dois portadores de uma mutação recessiva, as crias que não a mostram são portadoras em 2 de cada 3 casos. Daí os 66 ou 67 % dos anúncios.",
        en: "An example: of two birds split for a recessive mutation, chicks that do not show it are split in 2 of 3 cases. Hence the 66 or 67% of the advertisements.",
      },
    },
    {
      text: {
        pt: "Registe a cor de cada cria. Uma só que mostre a mutação prova que os dois pais a têm; muitas que não a mostrem fazem descer a probabilidade, sem nunca chegar a zero.",
        en: "Record the colour of every chick. A single one that shows the mutation proves that both parents have it; many that do not make it less likely, though never impossible.",
      },
    },
  ],
  faults: [
    {
      when: {
        pt: "Quero registar uma fêmea como portadora e não há essa escolha.",
        en: "I want to record a hen as split and there is no such choice.",
      },
      cure: {
        pt: "A mutação é ligada ao sexo. Uma fêmea tem um só cromossoma Z: ou a mostra ou não a tem. Só os machos podem ser portadores.",
        en: "The mutation is sex-linked. A hen has one Z chromosome: she shows it or does not have it. Only cocks can be split for it.",
      },
    },
    {
      when: { pt: "Aparece que os registos se contradizem.", en: "It says that records contradict each other." },
      cure: {
        pt: "Uma cor ou um dos pais está errado. Veja que ave é indicada e corrija-a; os números voltam a contar.",
        en: "A colour or a parent is wrong. See which bird is named and correct it; the numbers then count again.",
      },
    },
    {
      when: { pt: "A minha espécie não tem mutações.", en: "My species has no mutations." },
      cure: {
        pt: "Acrescente as que cria na página das mutações. Até lá, o genótipo fica guardado como texto.",
        en: "Add those you breed on the page of mutations. Until then the genotype is kept as text.",
      },
    },
  ],
  next: ["colours-of-chicks", "judge-a-pair", "season-results"],
  picture: {
    path: "/birds/:birdId/genetics",
    alt: {
      pt: "O genótipo provável de uma ave, em percentagens.",
      en: "The likely genotype of a bird, in percentages.",
    },
  },
};
