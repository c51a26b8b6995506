import type { Article } from "../../article.ts";

export const article: Article = {
  slug: "ask-for-help",
  section: "account",
  title: { pt: "Pedir ajuda a uma pessoa", en: "Ask a person for help" },
  synonyms: {
    pt: [
      "apoio",
      "suporte",
      "contactar",
      "ticket",
      "erro",
      "não funciona",
      "sugestão",
      "opinião",
      "reclamar",
      "falar com alguém",
    ],
    en: [
      "support",
      "contact",
      "ticket",
      "error",
      "does not work",
      "suggestion",
      "feedback",
      "complain",
      "talk to someone",
    ],
  },
  gain: {
    pt: "Uma pessoa lê o que escreve e responde no prazo de 24 horas, aqui e por e-mail.",
    en: "A person reads what you write and answers within 24 hours, here and by email.",
  },
  as: "viewer",
  steps: [
    {
      path: "/support",
      key: "supporthome.search.go",
      text: {
        pt: "Procure primeiro: escreva duas palavras e carregue em {{button}}. Muitas vezes já está explicado.",
        en: "Search first: type two words and press {{button}}. Often it is explained already.",
      },
    },
    {
      path: "/support/tickets/new",
      key: "supporttickets.text",
      text: {
        pt: "Se não está, faça um pedido. Em {{button}} conte o que fez, o que aconteceu e o que esperava.",
        en: "If it is not, ask us. At {{button}}, tell us what you did, what happened and what you expected.",
      },
    },
    {
      path: "/support/tickets/new",
      key: "supporttickets.files",
      text: {
        pt: "Em {{button}} junte uma imagem, se ajudar. Vê também o que vai junto, e pode desmarcá-lo.",
        en: "At {{button}}, add a picture if it helps. You also see what goes along, and can untick it.",
      },
    },
    {
      path: "/support/tickets/new",
      key: "supporttickets.send",
      text: {
        pt: "Carregue em {{button}}. Recebe um número e a conversa fica guardada.",
        en: "Press {{button}}. You get a number, and the conversation is kept.",
      },
    },
    {
      path: "/feedback",
      key: "feedback.send",
      text: {
        pt: "Tem uma ideia e não precisa de resposta? Escreva-a na opinião e carregue em {{button}}. Vê depois o que fizemos dela.",
        en: "You have an idea and need no answer? Write it as feedback and press {{button}}. Later you see what became of it.",
      },
    },
  ],
  faults: [
    {
      when: { pt: "A resposta não resolveu.", en: "The answer did not solve it." },
      cure: {
        pt: "Escreva de novo no mesmo pedido, aqui ou a responder ao e-mail: volta a abrir.",
        en: "Write again in the same ticket, here or by answering the email: it opens again.",
      },
    },
    {
      when: { pt: "Um ficheiro é recusado.", en: "A file is refused." },
      cure: {
        pt: "São até 5, de 10 MB cada um: imagens, PDF, XLSX ou CSV. O que não couber, envie a seguir.",
        en: "Up to 5, of 10 MB each: pictures, PDF, XLSX or CSV. Send afterwards what does not fit.",
      },
    },
  ],
  next: ["let-support-look", "your-account"],
  picture: {
    path: "/support",
    alt: {
      pt: "A página do apoio, com a procura e as formas de falar connosco.",
      en: "The support page, with the search and the ways to reach us.",
    },
  },
};
