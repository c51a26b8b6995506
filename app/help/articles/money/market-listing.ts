import type { Article } from "../../article.ts";

export const article: Article = {
  slug: "market-listing",
  section: "money",
  title: { pt: "Anunciar no mercado", en: "Put a listing on the market" },
  synonyms: {
    pt: [
      "anúncio",
      "anunciar",
      "mercado",
      "publicar",
      "vender online",
      "pedido",
      "reserva",
      "lista de espera",
      "página de vendedor",
    ],
    en: [
      "listing",
      "advertise",
      "market",
      "publish",
      "sell online",
      "enquiry",
      "reservation",
      "waiting list",
      "seller page",
    ],
  },
  gain: {
    pt: "Quem procura aves encontra as suas e escreve-lhe por aqui, sem ver a sua morada, o telefone nem as anilhas.",
    en: "People who look for birds find yours and write to you here, without seeing your address, your phone or your rings.",
  },
  as: "manager",
  steps: [
    {
      path: "/marketplace/seller",
      key: "sellerpage.save",
      text: {
        pt: "Escreva quem é e o seu número de registo de criador, ligue a página e carregue em {{button}}.",
        en: "Say who you are and give your registration as a breeder, switch the page on and press {{button}}.",
      },
    },
    {
      path: "/marketplace/new",
      key: "market.advertise",
      text: {
        pt: "Escolha a ave e carregue em {{button}}. A espécie, a idade, a cor e os pais vêm da ficha.",
        en: "Choose the bird and press {{button}}. Species, age, colour and parents come from its record.",
      },
    },
    {
      text: {
        pt: "A página diz logo o que a lei deixa mostrar dessa espécie no seu país: com preço, sem preço, só na sua página, ou nada. E diz o que falta para publicar.",
        en: "The page tells you at once what the law lets you show of that species in your country: with a price, without one, on your page only, or not at all. And it tells you what is missing to publish.",
      },
    },
    {
      text: {
        pt: "Junte fotografias e duas linhas de texto e publique. O anúncio fica à vista 60 dias e pode ser renovado.",
        en: "Add photos and two lines of text, and publish. The listing is shown for 60 days and can be renewed.",
      },
    },
    {
      path: "/marketplace/enquiries",
      key: "market.enquiries",
      text: {
        pt: "Responda em {{button}}. Dali reserva a ave para uma pessoa e começa a venda.",
        en: "Answer under {{button}}. From there you reserve the bird for someone and begin the sale.",
      },
    },
  ],
  faults: [
    {
      when: { pt: "A espécie não pode ser anunciada.", en: "The species cannot be advertised." },
      cure: {
        pt: "A lei não o deixa, ou não está esclarecido que deixe. Pode na mesma registar a venda a quem já conhece.",
        en: "The law does not let it be, or it is not settled that it does. You can still record a sale to someone you already know.",
      },
    },
    {
      when: { pt: "O anúncio ficou a aguardar.", en: "The listing is waiting." },
      cure: {
        pt: "Há palavras no texto que lemos primeiro. Respondemos no prazo de um dia útil.",
        en: "Some words of the text are read by us first. We answer within one working day.",
      },
    },
    {
      when: { pt: "O anúncio saiu do mercado.", en: "The listing left the market." },
      cure: {
        pt: "A ave adoeceu, entrou em tratamento, saiu do plantel ou acabaram os 60 dias. A página do anúncio diz a razão.",
        en: "The bird fell ill, is under treatment or left the flock, or the 60 days are over. The listing's page gives the reason.",
      },
    },
  ],
  next: ["sell-a-bird", "hand-over", "plans-and-paying"],
  picture: {
    path: "/marketplace/seller",
    alt: {
      pt: "A página de vendedor, com o que se mostra e o que nunca se mostra.",
      en: "The seller's page, with what is shown and what never is.",
    },
  },
};
