import type { Article } from "../../article.ts";

export const article: Article = {
  slug: "judge-a-pair",
  section: "genetics",
  title: { pt: "Avaliar um casal antes de o juntar", en: "Assess a pair before you put it together" },
  synonyms: {
    pt: [
      "avaliar casal",
      "acasalar",
      "parceiro",
      "melhor par",
      "quadro de casais",
      "compatível",
      "juntar",
      "matriz de casais",
    ],
    en: ["judge", "mates", "partner", "best match", "pairing matrix", "compatible", "match", "which hen"],
  },
  gain: {
    pt: "Vê o F das crias, o que trazem à diversidade do plantel, as cores que podem sair e os avisos, antes de juntar as aves.",
    en: "You see the F of the chicks, what they bring to the diversity of your flock, the colours they may have and any warnings, before you put the birds together.",
  },
  as: "keeper",
  steps: [
    {
      path: "/birds/pair",
      key: "kinship.pair.show",
      text: {
        pt: "Tem já duas aves em mente? Escolha-as e carregue em {{button}}.",
        en: "You have two birds in mind? Choose them and press {{button}}.",
      },
    },
    {
      path: "/birds/:birdId/mates",
      key: "birds.tab.mates",
      text: {
        pt: "Procura parceiro para uma ave? Abra-a e escolha {{button}}: vêm primeiro os que dão o menor F. Pode ordenar por diversidade ou escolher por cor.",
        en: "Looking for a mate? Open the bird and choose {{button}}: those that give the lowest F come first. You can sort by diversity or choose by colour.",
      },
    },
    {
      path: "/birds/matrix",
      key: "kinship.matrix.title",
      text: {
        pt: "Para planear a época inteira, o {{button}} mostra o F de cada macho com cada fêmea.",
        en: "To plan a whole season, the {{button}} shows the F of each cock with each hen.",
      },
    },
    {
      path: "/birds/pairs/new",
      key: "pairs.form.add",
      text: {
        pt: "Decidido? Junte-as e carregue em {{button}}. Pode guardar mesmo com avisos: a decisão é sua.",
        en: "Decided? Put them together and press {{button}}. You can save in spite of warnings: the decision is yours.",
      },
    },
  ],
  faults: [
    {
      when: {
        pt: "Diz só que não se conhecem contraindicações.",
        en: "It only says that no reasons against it are known.",
      },
      cure: {
        pt: "A genealogia tem falhas. O F pode ser mais alto do que se vê; complete os pais se puder.",
        en: "The pedigree has gaps. F may be higher than it looks; complete the parents if you can.",
      },
    },
    {
      when: { pt: "Uma ave não aparece entre os parceiros.", en: "A bird is not among the mates." },
      cure: {
        pt: "Só aparecem aves da mesma espécie, presentes e com o sexo registado. Veja se o sexo dela é conhecido.",
        en: "Only birds of the same species appear that are present and have a recorded sex. See whether its sex is known.",
      },
    },
    {
      when: {
        pt: "Avisa que parte dos ovos não sobreviveria.",
        en: "It warns that part of the eggs would not survive.",
      },
      cure: {
        pt: "As duas aves têm uma mutação que em duplo fator é letal. Acasale cada uma com uma ave sem essa mutação.",
        en: "Both birds have a mutation that is lethal as double factor. Pair each with a bird that does not have it.",
      },
    },
  ],
  next: ["make-a-pair", "reading-f", "colours-of-chicks", "flock-diversity"],
  picture: {
    path: "/birds/:birdId/mates",
    alt: {
      pt: "Os parceiros possíveis de uma ave, com o F das crias de cada um.",
      en: "The possible mates of a bird, with the F of their chicks.",
    },
  },
};
