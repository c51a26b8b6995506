import type { Article } from "../../article.ts";

export const article: Article = {
  slug: "share-with-vet",
  section: "health",
  title: { pt: "Mostrar as fichas ao veterinário", en: "Show the records to a vet" },
  synonyms: {
    pt: ["veterinário", "partilhar saúde", "ligação", "ficha de saúde", "pdf", "consulta", "enviar ao vet"],
    en: ["vet", "share health", "link", "health sheet", "pdf", "visit", "send to vet"],
  },
  gain: {
    pt: "O veterinário vê a saúde das aves que escolher, sem conta e sem preços, e só até quando quiser.",
    en: "The vet sees the health of the birds you choose, without an account and without prices, for as long as you like.",
  },
  as: "keeper",
  steps: [
    {
      path: "/health?shares",
      key: "shares.new",
      text: {
        pt: "Na saúde abra a parte do veterinário. Em {{button}} junte as aves, uma a uma.",
        en: "In health, open the vet's part. Under {{button}} add the birds, one by one.",
      },
    },
    {
      path: "/health?shares",
      key: "shares.field.expires",
      text: {
        pt: "Escreva para quem é e escolha em {{button}} quanto tempo abre.",
        en: "Write who it is for and choose under {{button}} how long it opens.",
      },
    },
    {
      path: "/health?shares",
      key: "shares.make",
      text: {
        pt: "Carregue em {{button}} e envie-a por mensagem. Quem a abre só lê.",
        en: "Press {{button}} and send it in a message. Whoever opens it can only read.",
      },
    },
    {
      path: "/birds/:birdId/health",
      key: "courses.sheet",
      text: {
        pt: "Prefere papel? Na saúde da ave descarregue a {{button}}.",
        en: "You prefer paper? In the bird's health, download the {{button}}.",
      },
    },
  ],
  faults: [
    {
      when: { pt: "Enviei-a à pessoa errada.", en: "I sent it to the wrong person." },
      cure: {
        pt: "Revogue-a na mesma página: deixa de abrir logo.",
        en: "Revoke it on the same page: it stops opening at once.",
      },
    },
    {
      when: { pt: "Pede outra vez a minha palavra-passe.", en: "It asks for my password again." },
      cure: {
        pt: "É de propósito: uma ligação abre a quem a tiver. Confirme quem é e a página continua.",
        en: "That is on purpose: a link opens for whoever has it. Confirm it is you and the page goes on.",
      },
    },
  ],
  next: ["course-of-medicine", "quarantine", "who-may-do-what"],
  picture: {
    path: "/health?shares",
    alt: { pt: "As ligações para o veterinário.", en: "The links for the vet." },
  },
};
