import type { Article } from "../../article.ts";

export const article: Article = {
  slug: "undo-a-mistake",
  section: "birds",
  title: { pt: "Anular um engano", en: "Undo a mistake" },
  synonyms: {
    pt: ["desfazer", "anular", "recuperar", "repor", "lixo", "apaguei", "engano", "histórico", "voltar atrás"],
    en: ["undo", "restore", "recover", "trash", "deleted", "mistake", "history", "go back"],
  },
  gain: {
    pt: "Volta atrás numa ave apagada, num ovo mal registado ou numa importação, e vê quem mudou o quê.",
    en: "You take back a deleted bird, an egg recorded wrongly or an import, and see who changed what.",
  },
  as: "keeper",
  steps: [
    {
      text: {
        pt: "Logo depois de mudar, mover ou apagar, a mensagem no cimo da página deixa desfazer com um toque.",
        en: "Right after you change, move or delete, the message at the top of the page lets you undo it with one tap.",
      },
    },
    {
      path: "/birds/trash",
      key: "trash.title",
      text: {
        pt: "Uma ave apagada fica 30 dias no {{button}}. Procure-a lá e reponha-a, com tudo o que tinha.",
        en: "A deleted bird stays in the {{button}} for 30 days. Find it there and restore it, with all it had.",
      },
    },
    {
      path: "/clutches/:clutchId",
      key: "clutches.deed.undo",
      text: {
        pt: "Um ovo: abra a postura, procure-o na lista ovo a ovo e carregue em {{button}}.",
        en: "An egg: open the clutch, find it in the egg by egg list and press {{button}}.",
      },
    },
    {
      path: "/birds/:birdId/history",
      key: "birds.tab.history",
      text: {
        pt: "No {{button}} da ave está cada mudança, com o que era antes. Dali se corrige o que já não se desfaz.",
        en: "The bird's {{button}} holds every change, with what it was before. From there you correct what can no longer be undone.",
      },
    },
  ],
  faults: [
    {
      when: { pt: "A ave do lixo não se deixa repor.", en: "The bird in the trash cannot be restored." },
      cure: {
        pt: "Ou o número da anilha já é de outra ave, ou o plano está cheio. A página diz qual dos dois.",
        en: "Either its ring number now belongs to another bird, or the plan is full. The page tells you which.",
      },
    },
    {
      when: {
        pt: "Já passou algum tempo e a ave mudou entretanto.",
        en: "Time has passed and the bird was changed since.",
      },
      cure: {
        pt: "Para não perder o que se fez depois, já não se desfaz sozinho. Edite a ave com os valores do histórico.",
        en: "So as not to lose what came after, it is no longer undone by itself. Edit the bird with the values from its history.",
      },
    },
  ],
  next: ["bird-died", "export-and-restore", "who-may-do-what"],
  picture: {
    path: "/birds/:birdId/history",
    alt: { pt: "O histórico de uma ave, mudança a mudança.", en: "The history of a bird, change by change." },
  },
};
