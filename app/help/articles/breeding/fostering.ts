import type { Article } from "../../article.ts";

export const article: Article = {
  slug: "fostering",
  section: "breeding",
  title: { pt: "Passar ovos ou crias a uma ama", en: "Foster eggs or chicks" },
  synonyms: {
    pt: [
      "ama",
      "amas",
      "adotar",
      "pais adotivos",
      "outro ninho",
      "abandonou o ninho",
      "bengalim",
      "criar com outra fêmea",
    ],
    en: ["foster", "foster parents", "another nest", "abandoned nest", "society finch", "adopt", "move eggs"],
  },
  gain: {
    pt: "O ovo muda de ninho, mas os pais verdadeiros ficam: a genealogia e o F contam sempre com eles.",
    en: "The egg changes nest, but its true parents stay: pedigree and F always count with them.",
  },
  as: "keeper",
  steps: [
    {
      path: "/clutches/:clutchId",
      key: "clutches.pick.all",
      text: {
        pt: "Abra a postura de onde saem os ovos e toque nos que vão, ou em {{button}}.",
        en: "Open the clutch the eggs come from and tap those that go, or {{button}}.",
      },
    },
    {
      path: "/clutches/:clutchId",
      key: "clutches.foster",
      text: {
        pt: "Em {{button}} escreva o número do casal que os recebe ou parte da anilha de uma das aves.",
        en: "At {{button}}, type the number of the pair that takes them or a part of the ring of one of its birds.",
      },
    },
    {
      path: "/clutches/:clutchId",
      key: "clutches.foster.go",
      text: {
        pt: "Carregue em {{button}}. O ovo passa a estar no ninho da ama e mantém a data da postura.",
        en: "Press {{button}}. The egg is now in the foster nest and keeps the day it was laid.",
      },
    },
    {
      text: {
        pt: "Ao anilhar, os pais são os verdadeiros e os adotivos ficam à parte. Nos resultados, o ovo conta para o próprio casal e a cria desmamada também para quem a criou.",
        en: "At ringing, the parents are the true ones and the foster parents stand apart. In the results the egg counts for its own pair, and the weaned chick also for those who raised it.",
      },
    },
  ],
  faults: [
    {
      when: { pt: "O casal que recebe não aparece.", en: "The receiving pair is not found." },
      cure: {
        pt: "Um casal terminado não pode adotar. Recomece-o ou escolha outro.",
        en: "A pair that has ended cannot foster. Begin it again or choose another.",
      },
    },
    {
      when: { pt: "As crias dos dois ninhos misturaram-se.", en: "The chicks of the two nests got mixed." },
      cure: {
        pt: "Marque-as antes de as juntar. Sem marca, é melhor deixar os pais vazios do que adivinhar.",
        en: "Mark them before you put them together. Without a mark it is better to leave the parents empty than to guess.",
      },
    },
    {
      when: { pt: "O ovo voltou ao próprio ninho.", en: "The egg went back to its own nest." },
      cure: {
        pt: "Passe-o da mesma maneira: o casal dele aparece na lista como o próprio.",
        en: "Move it the same way: its own pair is marked as such in the list.",
      },
    },
  ],
  next: ["ring-chicks", "season-results", "pull-eggs"],
  picture: {
    path: "/clutches/:clutchId",
    alt: {
      pt: "Uma postura, com os ovos que podem ir para outro ninho.",
      en: "A clutch, with the eggs that can go to another nest.",
    },
  },
};
