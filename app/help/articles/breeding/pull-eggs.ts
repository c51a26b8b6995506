import type { Article } from "../../article.ts";

export const article: Article = {
  slug: "pull-eggs",
  section: "breeding",
  title: { pt: "Retirar os ovos e deixar indez no lugar", en: "Pull eggs and leave dummies in their place" },
  synonyms: {
    pt: [
      "retirar ovos",
      "ovo falso",
      "indez",
      "ovo de plástico",
      "guardar ovos",
      "pôr a chocar",
      "nascerem juntos",
      "canários",
    ],
    en: ["pull eggs", "dummy egg", "fake egg", "plastic egg", "store eggs", "set eggs", "hatch together", "canaries"],
  },
  gain: {
    pt: "Os ovos esperam fora do ninho e vão todos a chocar no mesmo dia, para as crias nascerem juntas.",
    en: "The eggs wait outside the nest and are all set on the same day, so that the chicks hatch together.",
  },
  as: "keeper",
  steps: [
    {
      path: "/clutches/:clutchId",
      key: "clutches.bar.title",
      text: {
        pt: "Abra a postura e toque no ovo de hoje. Em {{button}} aparece o que se pode fazer.",
        en: "Open the clutch and tap today's egg. Under {{button}} you see what can be done.",
      },
    },
    {
      path: "/clutches/:clutchId",
      key: "clutches.deed.stored",
      text: {
        pt: "Carregue em {{button}} e ponha um ovo indez no lugar. A postura conta os indez sozinha.",
        en: "Press {{button}} and put a dummy egg in its place. The clutch counts the dummies by itself.",
      },
    },
    {
      text: {
        pt: "Guarde os ovos ao fresco e com marca na casca. A agenda lembra quando estão guardados há demasiados dias; sete é uma regra prática.",
        en: "Keep the eggs somewhere cool, with a mark on the shell. The agenda reminds you when they have been stored too long; seven days is a rule of thumb.",
      },
    },
    {
      path: "/clutches/:clutchId",
      key: "clutches.deed.set",
      text: {
        pt: "Quando a postura estiver completa, marque todos e carregue em {{button}}. Os dias até à eclosão contam a partir daí.",
        en: "When the clutch is complete, tick them all and press {{button}}. The days to the hatch count from then.",
      },
    },
  ],
  faults: [
    {
      when: { pt: "Devolvi o ovo ao ninho sem o registar.", en: "I put the egg back without recording it." },
      cure: {
        pt: "Escolha outro dia na barra da postura e registe-o com a data certa: é ela que manda nos dias até à eclosão.",
        en: "Choose another day in the clutch's bar and record it with the right date: that date decides the days to the hatch.",
      },
    },
    {
      when: { pt: "O número de indez não bate certo.", en: "The number of dummies is wrong." },
      cure: {
        pt: "Escreva quantos estão no ninho, na parte do ninho da postura. Se ficar vazio, conta um por cada ovo retirado.",
        en: "Enter how many are in the nest, in the clutch's part about the nest. Left empty, it counts one for each egg pulled.",
      },
    },
  ],
  next: ["clear-eggs", "fostering", "make-a-pair"],
  picture: {
    path: "/clutches/:clutchId",
    alt: {
      pt: "Uma postura com os seus ovos e o que se pode fazer a cada um.",
      en: "A clutch with its eggs and what can be done to each.",
    },
  },
};
