import type { Article } from "../../article.ts";

export const article: Article = {
  slug: "make-a-pair",
  section: "breeding",
  title: { pt: "Formar um casal e registar ovos", en: "Make a pair and record its eggs" },
  synonyms: {
    pt: ["casal novo", "juntar", "trio", "colónia", "postura", "primeiro ovo", "ninho", "planear época"],
    en: ["new pair", "put together", "trio", "colony", "clutch", "first egg", "nest", "plan the season"],
  },
  gain: {
    pt: "O casal fica numerado na época, e cada ovo conta os seus próprios dias até à eclosão.",
    en: "The pair gets its number in the season, and each egg counts its own days to the hatch.",
  },
  as: "keeper",
  steps: [
    {
      path: "/birds/pairs/new",
      key: "pairs.form.judge",
      text: {
        pt: "Escolha o macho e a fêmea e carregue em {{button}} para ver a consanguinidade, os avisos e as cores que podem nascer.",
        en: "Choose the cock and the hen and press {{button}} to see inbreeding, warnings and the colours that may hatch.",
      },
    },
    {
      path: "/birds/pairs/new",
      key: "pairs.field.place",
      text: {
        pt: "Diga a {{button}}. Pode pedir que as aves passem logo para lá.",
        en: "Give the {{button}}. You can have the birds moved there at once.",
      },
    },
    {
      path: "/birds/pairs/new",
      key: "pairs.form.add",
      text: {
        pt: "Carregue em {{button}}. Um casal também pode ficar planeado para mais tarde; um trio ou uma colónia leva mais aves.",
        en: "Press {{button}}. A pair can be planned for later as well; a trio or a colony takes more birds.",
      },
    },
    {
      path: "/eggs/new",
      key: "clutches.lay",
      text: {
        pt: "Em cada ovo, um toque em {{button}} no ninho certo. O primeiro começa a postura.",
        en: "For each egg, one tap on {{button}} at the right nest. The first begins the clutch.",
      },
    },
    {
      path: "/birds/pairs/:pairId",
      key: "clutches.lay.other",
      text: {
        pt: "Esqueceu-se de alguns? Na página do casal abra {{button}}: diga o dia do primeiro, quantos são e de quantos em quantos dias.",
        en: "Forgot some? On the pair's page open {{button}}: give the day of the first, how many there are and every how many days.",
      },
    },
  ],
  faults: [
    {
      when: { pt: "A data de eclosão parece tarde.", en: "The hatching date looks late." },
      cure: {
        pt: "No ninho, os dias contam desde que a fêmea começa a chocar, muitas vezes ao segundo ou terceiro ovo, e não desde a postura. Se a sua choca mais cedo, mude-o na espécie.",
        en: "In the nest, days count from when the hen begins to sit, often at the second or third egg, and not from laying. If yours sits earlier, change it in the species.",
      },
    },
    {
      when: { pt: "A ave já está noutro casal.", en: "The bird is in another pair already." },
      cure: {
        pt: "É um aviso, não um erro: um macho pode rodar entre fêmeas. Se o outro casal acabou, termine-o.",
        en: "That is a warning and no error: a cock may go from hen to hen. If the other pair is over, end it.",
      },
    },
    {
      when: { pt: "Juntei as aves erradas.", en: "I put the wrong birds together." },
      cure: {
        pt: "Edite o casal e troque a ave. Um casal que já pôs ovos não se apaga: termina-se.",
        en: "Edit the pair and change the bird. A pair that has laid is not deleted: it is ended.",
      },
    },
  ],
  next: ["judge-a-pair", "pull-eggs", "clear-eggs", "round-offline"],
  picture: {
    path: "/birds/pairs/:pairId",
    alt: {
      pt: "A página de um casal, com as posturas e os ovos.",
      en: "The page of a pair, with its clutches and eggs.",
    },
  },
};
