import type { Article } from "../../article.ts";

export const article: Article = {
  slug: "register-and-return",
  section: "papers",
  title: { pt: "Registo e averbamento anual", en: "The register and the annual return" },
  synonyms: {
    pt: [
      "icnf",
      "cites",
      "averbamento",
      "mapa anual",
      "livro de registo",
      "fevereiro",
      "movimento 1",
      "movimento 2",
      "formulário único",
    ],
    en: ["icnf", "cites", "annual return", "register", "february", "movement 1", "movement 2", "authority form"],
  },
  gain: {
    pt: "O registo de entradas e saídas escreve-se sozinho, e dele sai o ficheiro que a autoridade pede no fim do ano.",
    en: "The register of birds in and out writes itself, and from it comes the file the authority asks for at the end of the year.",
  },
  as: "manager",
  steps: [
    {
      path: "/settings/papers",
      key: "registrations.add",
      text: {
        pt: "Preencha o seu nome, a morada e o NIF e escolha {{button}} para o número que a autoridade lhe deu. A agenda avisa antes de caducar.",
        en: "Fill in your name, address and tax number, and choose {{button}} for the number the authority gave you. The agenda warns you before it expires.",
      },
    },
    {
      path: "/legal-forms/register",
      key: "book.title",
      text: {
        pt: "Abra o {{button}}. Na primeira vez diga o dia em que começa: as aves que cá estavam são a existência inicial. Depois, cada nascimento, compra, venda ou morte entra sozinha.",
        en: "Open the {{button}}. The first time, give the day it begins: the birds here then are its opening. After that each birth, purchase, sale or death comes in by itself.",
      },
    },
    {
      path: "/legal-forms/register",
      key: "book.fill",
      text: {
        pt: "Onde falta um dado, carregue em {{button}}. Só se preenche o que está vazio.",
        en: "Where something is missing, press {{button}}. Only what is empty is filled in.",
      },
    },
    {
      path: "/legal-forms/register",
      key: "book.enter.do",
      text: {
        pt: "Quando estiver certo, escolha até que dia e carregue em {{button}}. O que é lançado recebe número e já não muda; uma correção é uma linha nova.",
        en: "When it is right, choose up to which day and press {{button}}. What is entered gets a number and never changes; a correction is a new line.",
      },
    },
    {
      path: "/legal-forms/return",
      key: "annual.form.send",
      text: {
        pt: "No mapa anual escolha o ano. Descarregue da autoridade o ficheiro desse ano, vazio, e carregue em {{button}}: as aves são escritas nas colunas dele e o resto fica como está.",
        en: "In the annual return choose the year. Get that year's empty file from the authority and press {{button}}: birds are written into its columns and all else stays as it is.",
      },
    },
    {
      path: "/legal-forms/return",
      key: "annual.download",
      text: {
        pt: "Reveja a coluna do que falta, carregue em {{button}} e envie-o à autoridade. O envio é seu: a Voliera não o faz por si.",
        en: "Go through the column of what is missing, press {{button}} and send it to the authority. Sending is up to you: Voliera does not do it for you.",
      },
    },
  ],
  faults: [
    {
      when: { pt: "Até quando se entrega?", en: "When is it due?" },
      cure: {
        pt: "Em Portugal lemos no formulário: até ao fim de fevereiro de cada ano. Confirme na autoridade; isto não é aconselhamento jurídico.",
        en: "In Portugal the form we read says by the end of February each year. Check with the authority; this is no legal advice.",
      },
    },
    {
      when: { pt: "Uma ave ficou de fora.", en: "A bird is left out." },
      cure: {
        pt: "Por baixo da lista está a razão: a espécie não entra no registo, falta a anilha ou está emprestada.",
        en: "Below the list is the reason: its species is not in the register, it has no ring, or it is on loan.",
      },
    },
    {
      when: { pt: "O ficheiro do ano tem colunas novas.", en: "The file of the year has new columns." },
      cure: {
        pt: "A página pergunta o que vai em cada uma. Diga-o uma vez e fica para esse ano.",
        en: "The page asks what goes into each. Say it once and it holds for that year.",
      },
    },
  ],
  next: ["hand-over", "sell-a-bird", "bird-died", "organisation-details"],
  picture: {
    path: "/legal-forms/register",
    alt: {
      pt: "O registo de entradas e saídas, linha a linha.",
      en: "The register of birds in and out, line by line.",
    },
  },
};
