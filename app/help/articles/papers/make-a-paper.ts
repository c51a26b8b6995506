import type { Article } from "../../article.ts";

export const article: Article = {
  slug: "make-a-paper",
  section: "papers",
  title: { pt: "Fazer um documento", en: "Make a paper" },
  synonyms: {
    pt: [
      "declaração",
      "documento",
      "pdf",
      "termo de reserva",
      "empréstimo",
      "exposição",
      "passaporte",
      "cartão de gaiola",
      "cites",
    ],
    en: ["declaration", "document", "pdf", "reservation", "loan", "show entry", "passport", "cage card", "cites"],
  },
  gain: {
    pt: "Declarações, contratos e cartões saem com os dados das aves já escritos, e diz-se o que falta antes de emitir.",
    en: "Declarations, contracts and cards come with the birds' data written in, and you are told what is missing before you issue them.",
  },
  as: "manager",
  steps: [
    {
      path: "/settings/papers",
      key: "papers.field.legal_name",
      text: {
        pt: "Uma vez só: escreva o seu {{button}}, a morada e o NIF. Vão para todos os documentos.",
        en: "Once only: enter your {{button}}, address and tax number. They go into every paper.",
      },
    },
    {
      path: "/legal-forms/new",
      key: "forms.kind",
      text: {
        pt: "Escolha o {{button}} e as aves. Também pode partir da página da ave ou da venda.",
        en: "Choose the {{button}} and the birds. You can begin from the bird's page or from a sale as well.",
      },
    },
    {
      path: "/legal-forms/new",
      key: "forms.draft",
      text: {
        pt: "Com {{button}} vê a lista do que falta, e cada falta leva ao lugar onde se preenche.",
        en: "{{button}} shows a list of what is missing, and each item leads to where it is filled in.",
      },
    },
    {
      path: "/legal-forms/new",
      key: "forms.issue",
      text: {
        pt: "Carregue em {{button}}. O documento recebe número e já não muda: só pode ser anulado. O que faltar fica com uma linha para escrever à mão.",
        en: "Press {{button}}. The paper gets its number and no longer changes: it can only be made void. What is missing has a line to write on by hand.",
      },
    },
    {
      path: "/legal-forms/rules",
      key: "rules.title",
      text: {
        pt: "Em {{button}} estão os documentos e prazos das suas espécies, com a fonte de cada regra e o que não foi lido até ao fim.",
        en: "{{button}} lists the papers and deadlines of your species, with the source of each rule and what was not read to the end.",
      },
    },
  ],
  faults: [
    {
      when: { pt: "Enganei-me num documento emitido.", en: "I made a mistake in an issued paper." },
      cure: {
        pt: "Anule-o, com o motivo, e comece outro igual. O número fica guardado: os números não têm falhas.",
        en: "Make it void, with the reason, and begin another like it. Its number is kept: numbers have no gaps.",
      },
    },
    {
      when: { pt: "A autoridade quer o impresso dela.", en: "The authority wants its own form." },
      cure: {
        pt: "Se tiver o ficheiro dela, um gestor guarda-o em impresso e os dados saem por cima. Confirme sempre com a autoridade: isto não é aconselhamento jurídico.",
        en: "If you have its file, a manager keeps it under templates and the data is printed onto it. Always check with the authority: this is no legal advice.",
      },
    },
  ],
  next: ["hand-over", "register-and-return", "share-a-pedigree"],
  picture: {
    path: "/legal-forms",
    alt: { pt: "Os documentos feitos e os que se podem fazer.", en: "The papers made, and those that can be made." },
  },
};
