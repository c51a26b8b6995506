import type { Article } from "../../article.ts";

export const article: Article = {
  slug: "first-hour",
  section: "begin",
  title: { pt: "A primeira hora", en: "The first hour" },
  synonyms: {
    pt: ["começar", "início", "conta nova", "inscrição", "primeira ave", "por onde começo"],
    en: ["start", "begin", "new account", "sign up", "first bird", "where do I begin"],
  },
  gain: {
    pt: "No fim tem conta, as primeiras aves registadas e a agenda a funcionar.",
    en: "By the end you have an account, your first birds and a working agenda.",
  },
  as: "owner",
  steps: [
    {
      path: "/birds/new",
      key: "birds.form.add",
      text: {
        pt: "Escreva a anilha tal como está gravada, escolha a espécie e o sexo e carregue em «{{button}}». O resto pode ficar para depois.",
        en: "Type the ring as it is engraved, choose species and sex and press “{{button}}”. Everything else can wait.",
      },
    },
    {
      path: "/birds/import",
      key: "imports.upload.submit",
      text: {
        pt: "Se já tem as aves numa folha de cálculo, escolha o ficheiro e carregue em «{{button}}»: nada é guardado antes de o ver.",
        en: "If your birds are in a spreadsheet, choose the file and press “{{button}}”: nothing is saved before you have seen it.",
      },
    },
    {
      path: "/eggs",
      key: "clutches.begin.egg",
      text: {
        pt: "Na época de criação, registe cada ovo no seu ninho: a ovoscopia, a eclosão e a anilha aparecem na agenda no dia certo.",
        en: "In the breeding season, note each egg in its nest: candling, hatch and ringing appear in the agenda on the right day.",
      },
    },
  ],
  faults: [
    {
      when: { pt: "A anilha já existe no plantel.", en: "The ring is already in your flock." },
      cure: {
        pt: "Duas aves não podem ter a mesma anilha. Procure-a: talvez já a tenha registado.",
        en: "Two birds cannot have the same ring. Look for it: you may have registered it already.",
      },
    },
  ],
  next: ["spreadsheet-in", "reading-f"],
};
