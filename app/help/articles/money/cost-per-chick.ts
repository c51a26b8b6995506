import type { Article } from "../../article.ts";

export const article: Article = {
  slug: "cost-per-chick",
  section: "money",
  title: { pt: "Quanto custa uma cria", en: "What a chick costs" },
  synonyms: {
    pt: [
      "custo",
      "despesa",
      "lucro",
      "contas",
      "quanto gasto",
      "preço de custo",
      "veterinário",
      "repartir",
      "resultado",
    ],
    en: ["cost", "expense", "profit", "accounts", "how much i spend", "cost price", "vet", "share out", "result"],
  },
  gain: {
    pt: "Vê quanto custou cada casal e cada cria desmamada, com a comida, o veterinário e as anilhas incluídos.",
    en: "You see what each pair and each weaned chick cost, with food, vet and rings included.",
  },
  as: "manager",
  steps: [
    {
      path: "/expenses?edit=new",
      key: "expenses.new",
      text: {
        pt: "Registe cada despesa com {{button}}: bastam a categoria e o valor. A comida comprada para o stock pode contar logo como despesa.",
        en: "Record each expense with {{button}}: category and amount are enough. Food bought for the stock can count as an expense at once.",
      },
    },
    {
      path: "/expenses?edit=new",
      key: "expenses.shares",
      text: {
        pt: "O que é só de um casal, diga-o em {{button}}. O que não repartir divide-se pelos dias que cada ave esteve cá.",
        en: "What belongs to one pair only, enter under {{button}}. What you do not share out is divided by the days each bird was here.",
      },
    },
    {
      path: "/birds/pairs/:pairId",
      key: "finance.title",
      text: {
        pt: "Na página do casal escolha {{button}}.",
        en: "On the pair's page choose {{button}}.",
      },
    },
    {
      path: "/finance/pairs/:pairId",
      key: "finance.pair.weaned",
      text: {
        pt: "Leia {{button}}: é o custo do casal a dividir pelas crias que desmamou. Cada parte mostra de onde vem.",
        en: "Read {{button}}: it is the cost of the pair divided by the chicks it weaned. Each part shows where it comes from.",
      },
    },
    {
      path: "/finance",
      key: "finance.by",
      text: {
        pt: "Nas finanças, {{button}} compara categorias, espécies, casais, aves e contactos.",
        en: "In finances, {{button}} compares categories, species, pairs, birds and contacts.",
      },
    },
  ],
  faults: [
    {
      when: { pt: "O custo por cria parece enorme.", en: "The cost of a chick looks huge." },
      cure: {
        pt: "No começo da época há despesas e poucas crias desmamadas. Escolha o período inteiro da época.",
        en: "Early in the season there are expenses and few weaned chicks. Choose the whole season as the period.",
      },
    },
    {
      when: { pt: "A comida não conta.", en: "The food does not count." },
      cure: {
        pt: "Falta o preço na compra para o stock. Corrija-a na página do artigo.",
        en: "The purchase for the stock has no price. Correct it on the item's page.",
      },
    },
    {
      when: { pt: "Não me deixa alterar um mês.", en: "It does not let me change a month." },
      cure: {
        pt: "O mês está fechado. Só um proprietário o reabre, e fica registado porquê.",
        en: "The month is locked. Only an owner unlocks it, and the reason is kept.",
      },
    },
  ],
  next: ["feeding-and-stock", "season-results", "sell-a-bird"],
  picture: {
    path: "/finance/pairs/:pairId",
    alt: {
      pt: "As contas de um casal, com o custo de cada cria.",
      en: "The accounts of a pair, with the cost of each chick.",
    },
  },
};
