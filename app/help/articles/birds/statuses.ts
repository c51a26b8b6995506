import type { Article } from "../../article.ts";

export const article: Article = {
  slug: "statuses",
  section: "birds",
  title: { pt: "Os estados das aves", en: "The statuses of birds" },
  synonyms: {
    pt: ["estado", "em muda", "em repouso", "à venda", "presente", "fora", "contar para o plano", "criar estado"],
    en: ["status", "moulting", "resting", "for sale", "present", "away", "count towards plan", "add status"],
  },
  gain: {
    pt: "Usa as palavras do seu viveiro, e as contagens do plantel e do plano continuam certas.",
    en: "You use the words of your bird room, and the counts of flock and plan stay right.",
  },
  as: "manager",
  steps: [
    {
      path: "/settings/statuses",
      key: "settings.statuses.kind",
      text: {
        pt: "A coluna {{button}} é a que conta: a ave está cá, está fora mas é sua, ou já não é do plantel.",
        en: "The column {{button}} is what counts: the bird is here, is away but yours, or is no longer in the flock.",
      },
    },
    {
      path: "/settings/statuses",
      key: "settings.statuses.add",
      text: {
        pt: "Com {{button}} junta os seus, com o nome nas duas línguas.",
        en: "{{button}} adds your own, with its name in both languages.",
      },
    },
    {
      path: "/birds/:birdId/status",
      key: "birds.bulk.status.do",
      text: {
        pt: "Na ave, escolha o estado e o dia em que começou e carregue em {{button}}.",
        en: "For a bird, choose the status and the day it began and press {{button}}.",
      },
    },
    {
      path: "/birds",
      key: "birds.field.status_id",
      text: {
        pt: "Na lista do plantel, o filtro {{button}} mostra cada grupo. Sem ele vê as aves atuais.",
        en: "In the list of the flock, the filter {{button}} shows each group. Without it you see current birds.",
      },
    },
  ],
  faults: [
    {
      when: { pt: "Não posso apagar um estado.", en: "I cannot delete a status." },
      cure: {
        pt: "Há aves com ele, talvez no lixo. Dê-lhes outro primeiro.",
        en: "Some birds have it, perhaps in the trash. Give them another first.",
      },
    },
    {
      when: { pt: "Uma ave vendida ainda conta para o plano.", en: "A sold bird still counts towards the plan." },
      cure: {
        pt: "O estado dela significa que está cá. Escolha um que signifique que já não é do plantel, ou registe a venda.",
        en: "Its status means that it is here. Choose one that means it has left the flock, or record the sale.",
      },
    },
  ],
  next: ["bird-died", "sell-a-bird", "plans-and-paying"],
  picture: {
    path: "/settings/statuses",
    alt: {
      pt: "Os estados, com o significado e as aves de cada um.",
      en: "The statuses, with their meaning and birds.",
    },
  },
};
