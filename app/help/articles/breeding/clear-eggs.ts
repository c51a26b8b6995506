import type { Article } from "../../article.ts";

export const article: Article = {
  slug: "clear-eggs",
  section: "breeding",
  title: { pt: "Ovos claros", en: "Clear eggs" },
  synonyms: {
    pt: ["ovo infértil", "não galado", "ovoscopia", "sem embrião", "não fecundado"],
    en: ["infertile", "unfertilised", "candling", "no embryo", "not fertile"],
  },
  gain: {
    pt: "Regista os ovos que vê claros à luz e fica a saber quantos cada casal teve.",
    en: "You note the eggs that candle clear and see how many each pair had.",
  },
  as: "keeper",
  steps: [
    {
      path: "/eggs/candle",
      key: "clutches.candle.title",
      text: {
        pt: "No dia da ovoscopia abra «{{button}}»: estão lá os ninhos com ovos para ver.",
        en: "On the day of candling open “{{button}}”: the nests with eggs to look at are there.",
      },
    },
    {
      path: "/clutches/:clutchId",
      key: "clutches.deed.clear",
      text: {
        pt: "Na postura, escolha o ovo e carregue em «{{button}}».",
        en: "On the clutch, choose the egg and press “{{button}}”.",
      },
    },
    {
      path: "/birds/pairs/results",
      key: "results.title",
      text: {
        pt: "Em «{{button}}» vê quantos ovos foram férteis, por casal, macho ou fêmea.",
        en: "Under “{{button}}” you see how many eggs were fertile, by pair, cock or hen.",
      },
    },
  ],
  faults: [
    {
      when: { pt: "Enganou-se no ovo.", en: "You pressed on the wrong egg." },
      cure: {
        pt: "Na página da postura anule o último passo: o ovo volta a estar como antes.",
        en: "On the page of the clutch undo the last step: the egg is as it was before.",
      },
    },
  ],
  next: ["first-hour", "reading-f"],
};
