import type { Article } from "../../article.ts";

export const article: Article = {
  slug: "bird-died",
  section: "birds",
  title: { pt: "Registar uma morte, uma fuga ou um empréstimo", en: "Record a death, an escape or a loan" },
  synonyms: {
    pt: ["morreu", "morte", "óbito", "fugiu", "roubada", "emprestada", "saiu", "mudar estado", "apagar ave morta"],
    en: ["died", "death", "dead bird", "escaped", "stolen", "lent", "left", "change status", "delete dead bird"],
  },
  gain: {
    pt: "A ave sai das contagens no dia certo, e a ficha, as crias e a genealogia ficam como estavam.",
    en: "The bird leaves the counts on the right day, and its record, chicks and pedigree stay as they were.",
  },
  as: "keeper",
  steps: [
    {
      path: "/died",
      key: "birds.died.this",
      text: {
        pt: "Abra a página da morte: as aves doentes e em quarentena estão à mão. Escolha a ave e carregue em {{button}}.",
        en: "Open the page for a death: sick and quarantined birds are at hand. Choose the bird and press {{button}}.",
      },
    },
    {
      path: "/birds/:birdId/died",
      key: "birds.status.died_do",
      text: {
        pt: "Na página da ave é igual: diga o dia e, se a souber, a causa, e carregue em {{button}}.",
        en: "From the bird's own page it is the same: give the day and, if you know it, the cause, and press {{button}}.",
      },
    },
    {
      path: "/birds/:birdId/status",
      key: "birds.bulk.status.do",
      text: {
        pt: "Fugiu, foi cedida ou está emprestada? Escolha o estado e o dia e carregue em {{button}}.",
        en: "Escaped, given away or on loan? Choose the status and the day and press {{button}}.",
      },
    },
  ],
  faults: [
    {
      when: {
        pt: "Apaguei a ave em vez de registar a morte.",
        en: "I deleted the bird instead of recording its death.",
      },
      cure: {
        pt: "Está no lixo 30 dias. Reponha-a e registe a morte: só assim as crias ficam com pai e mãe.",
        en: "It is in the trash for 30 days. Restore it and record the death: that way its chicks keep their parents.",
      },
    },
    {
      when: { pt: "Não sei a causa.", en: "I do not know the cause." },
      cure: {
        pt: "Deixe vazio. Se mandar fazer uma necrópsia, junte o resultado mais tarde na saúde da ave.",
        en: "Leave it empty. If you have a necropsy done, add the result later in the bird's health.",
      },
    },
    {
      when: { pt: "A espécie entra no registo oficial.", en: "The species stands in the official register." },
      cure: {
        pt: "A saída aparece lá sozinha. Veja se o registo pede mais algum dado.",
        en: "The bird's leaving appears there by itself. See whether the register asks for anything more.",
      },
    },
  ],
  next: ["undo-a-mistake", "register-and-return", "quarantine", "statuses"],
  picture: {
    path: "/birds/:birdId/died",
    alt: { pt: "O dia e a causa da morte de uma ave.", en: "The day and cause of a bird's death." },
  },
};
