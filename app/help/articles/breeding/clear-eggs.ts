import type { Article } from "../../article.ts";

export const article: Article = {
  slug: "clear-eggs",
  section: "breeding",
  title: { pt: "Ovos claros e ovoscopia", en: "Clear eggs and candling" },
  synonyms: {
    pt: [
      "ovos claros",
      "ovo claro",
      "infértil",
      "não fecundado",
      "fertilidade",
      "ver os ovos",
      "lanterna",
      "ovo morto",
      "casca",
    ],
    en: [
      "clear egg",
      "infertile",
      "unfertilised",
      "fertility",
      "look at the eggs",
      "torch",
      "dead in shell",
      "blood ring",
    ],
  },
  gain: {
    pt: "Regista que ovos são férteis e quais são claros, no dia certo, e vê ao fim da época onde está o problema.",
    en: "You record which eggs are fertile and which are clear, on the right day, and see at the end of the season where the trouble lies.",
  },
  as: "keeper",
  steps: [
    {
      path: "/eggs/candle",
      key: "clutches.candle.title",
      text: {
        pt: "Abra a {{button}}: estão lá os ninhos com ovos para ver hoje ou em atraso. A fertilidade costuma ver-se entre o 4.º e o 7.º dia de choco; cada espécie traz os seus dias.",
        en: "Open {{button}}: the nests with eggs to look at today, or overdue, are there. Fertility usually shows between day 4 and day 7 of sitting; each species has its own days.",
      },
    },
    {
      path: "/eggs/candle",
      key: "clutches.deed.fertile",
      text: {
        pt: "Os ovos já estão escolhidos. Toque nos que são diferentes e carregue em {{button}} para os outros.",
        en: "The eggs are chosen already. Tap those that differ and press {{button}} for the others.",
      },
    },
    {
      path: "/eggs/candle",
      key: "clutches.deed.clear",
      text: {
        pt: "Para os que nada mostram, {{button}}. Se tem dúvidas, deixe-os e volte a ver dois dias depois.",
        en: "For those that show nothing, {{button}}. If in doubt, leave them and look again two days later.",
      },
    },
    {
      path: "/clutches/:clutchId",
      key: "clutches.deed.removed",
      text: {
        pt: "Quando tirar um ovo do ninho, registe {{button}} na postura. Contou como claro e continua a contar.",
        en: "When you take an egg out, record {{button}} at the clutch. It counted as clear and goes on counting.",
      },
    },
    {
      path: "/birds/pairs/results",
      key: "clutches.results.fertile",
      text: {
        pt: "Nos resultados, compare os {{button}} por casal, macho ou fêmea. Um macho com ovos claros em várias fêmeas diz mais do que um casal só.",
        en: "In the results, compare {{button}} by pair, cock or hen. One cock with clear eggs from several hens tells you more than a single pair.",
      },
    },
  ],
  faults: [
    {
      when: { pt: "Registei claro e afinal estava fértil.", en: "I recorded clear, and it was fertile after all." },
      cure: {
        pt: "Na postura, abra a lista ovo a ovo e anule o último passo desse ovo.",
        en: "At the clutch, open the egg by egg list and undo the last step of that egg.",
      },
    },
    {
      when: { pt: "O ovo parou a meio.", en: "The egg stopped half-way." },
      cure: {
        pt: "Não é claro: registe-o como morto no início ou morto na casca. Assim os resultados separam a fertilidade do que acontece depois.",
        en: "It is not clear: record it as early dead or dead in shell. That keeps fertility apart from what happens later.",
      },
    },
    {
      when: { pt: "A ovoscopia não aparece na agenda.", en: "Candling does not appear in the agenda." },
      cure: {
        pt: "Falta à espécie o dia da ovoscopia, ou à postura o dia de um ovo. A agenda diz ao fundo o que ainda não pode avisar.",
        en: "The species lacks its candling days, or the clutch the day of an egg. At its end the agenda says what it cannot remind you of yet.",
      },
    },
  ],
  next: ["pull-eggs", "season-results", "fostering", "round-offline"],
  picture: {
    path: "/eggs/candle",
    alt: { pt: "A página da ovoscopia, com os ovos de um ninho.", en: "The candling page, with the eggs of a nest." },
  },
};
