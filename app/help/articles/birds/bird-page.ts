import type { Article } from "../../article.ts";

export const article: Article = {
  slug: "bird-page",
  section: "birds",
  title: { pt: "A página de uma ave", en: "The page of a bird" },
  synonyms: {
    pt: ["ficha da ave", "fotografias", "foto", "resumo", "separadores", "família", "histórico da ave", "lembrete"],
    en: ["bird record", "photos", "picture", "overview", "tabs", "family", "bird history", "reminder"],
  },
  gain: {
    pt: "Tudo o que se sabe de uma ave está numa página: família, pesos, saúde, cores, papéis e o que lhe aconteceu.",
    en: "All that is known of a bird is on one page: family, weights, health, colours, papers and what happened to it.",
  },
  as: "keeper",
  steps: [
    {
      path: "/birds/:birdId",
      key: "story.deed.weigh",
      text: {
        pt: "No cimo está o que se faz com a ave: {{button}}, mover, tratar, registar a morte e mais.",
        en: "At the top is what is done with the bird: {{button}}, move, treat, record a death and more.",
      },
    },
    {
      path: "/birds/:birdId",
      key: "birds.tab.pedigree",
      text: {
        pt: "Os separadores mostram o resto. Em {{button}} vê os antepassados e os descendentes.",
        en: "The tabs show the rest. {{button}} shows ancestors and offspring.",
      },
    },
    {
      path: "/birds/:birdId/photos",
      key: "photos.upload.submit",
      text: {
        pt: "Escolha fotografias ou tire uma agora e carregue em {{button}}. A primeira aparece nas listas e no certificado.",
        en: "Choose photos or take one now and press {{button}}. The first is shown in lists and on the certificate.",
      },
    },
    {
      path: "/birds/:birdId",
      key: "story.deed.task",
      text: {
        pt: "Quer lembrar-se de algo desta ave? {{button}} põe-no na agenda.",
        en: "You want to be reminded of something about it? {{button}} puts it in the agenda.",
      },
    },
    {
      path: "/birds/:birdId",
      key: "story.happened.all",
      text: {
        pt: "Em baixo está o que lhe aconteceu; {{button}} mostra cada mudança e quem a fez.",
        en: "Below is what happened to it; {{button}} shows each change and who made it.",
      },
    },
  ],
  faults: [
    {
      when: { pt: "A fotografia é recusada.", en: "The photo is refused." },
      cure: {
        pt: "Serve JPEG, PNG ou WebP, até 12 MB e 12 fotografias por ave. O local e a data que o telemóvel lhe junta são apagados.",
        en: "JPEG, PNG or WebP will do, up to 12 MB and 12 photos a bird. The place and date your phone adds are removed.",
      },
    },
    {
      when: { pt: "Não aparece o botão para vender.", en: "There is no button to sell." },
      cure: {
        pt: "Vender é do gestor e do proprietário. Também não aparece numa ave que já saiu ou que é de outro criador.",
        en: "Selling is for managers and owners. It is not there either for a bird that has left or a reference bird.",
      },
    },
  ],
  next: ["add-a-bird", "reading-f", "weigh-birds", "share-a-pedigree"],
  picture: {
    path: "/birds/:birdId",
    alt: {
      pt: "A página de uma ave, com a família e os dados.",
      en: "The page of a bird, with its family and details.",
    },
  },
};
