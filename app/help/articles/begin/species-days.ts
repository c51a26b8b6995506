import type { Article } from "../../article.ts";

export const article: Article = {
  slug: "species-days",
  section: "begin",
  title: { pt: "Espécies e os seus dias", en: "Species and their days" },
  synonyms: {
    pt: [
      "espécie",
      "catálogo",
      "dias de incubação",
      "perfil",
      "híbrido",
      "medida da anilha",
      "desmame",
      "criar espécie",
    ],
    en: ["species", "catalogue", "incubation days", "profile", "hybrid", "ring size", "weaning", "own species"],
  },
  gain: {
    pt: "A agenda conta pelos dias de cada espécie. Acerte-os às suas aves e os avisos passam a vir no dia certo.",
    en: "The agenda counts by the days of each species. Fit them to your birds, and reminders come on the right day.",
  },
  as: "keeper",
  steps: [
    {
      path: "/species/catalogue",
      key: "species.catalogue.add",
      text: {
        pt: "Marque as suas no catálogo e carregue em {{button}}. Cada valor traz a fonte, e onde as fontes não concordam isso é dito.",
        en: "Tick yours in the catalogue and press {{button}}. Each value has its source, and where sources disagree it says so.",
      },
    },
    {
      path: "/birds/species/new",
      key: "species.form.add",
      text: {
        pt: "Não a encontra, ou é um híbrido? Crie a sua com {{button}}. O nome que lhe der é o que as importações reconhecem.",
        en: "You cannot find it, or it is a hybrid? Make your own with {{button}}. Imports recognise it by the name you give.",
      },
    },
    {
      path: "/species/:speciesId",
      key: "species.page.own",
      text: {
        pt: "Na página da espécie, {{button}} está ao lado do catálogo. Assim vê logo o que mudou.",
        en: "On the page of the species, {{button}} stands beside the catalogue. So you see at once what you changed.",
      },
    },
    {
      path: "/species/:speciesId/edit",
      key: "species.field.sits_from_egg",
      text: {
        pt: "Edite o que nas suas aves é diferente. O que mais muda as datas é {{button}}: é a partir daí que os dias contam.",
        en: "Edit what is different with your birds. What changes dates most is {{button}}: the days count from there.",
      },
    },
  ],
  faults: [
    {
      when: {
        pt: "Mudei um valor e as datas antigas também mudaram.",
        en: "I changed a value and older dates changed too.",
      },
      cure: {
        pt: "Os dias por vir contam-se sempre de novo. O que já aconteceu fica no dia em que o registou.",
        en: "Days to come are always counted again. What has happened stays on the day you recorded it.",
      },
    },
    {
      when: { pt: "Um valor do catálogo parece errado.", en: "A value in the catalogue looks wrong." },
      cure: {
        pt: "Mude o seu e diga-nos, com a fonte se a tiver. Em várias espécies os autores dão números diferentes.",
        en: "Change yours and tell us, with the source if you have one. For several species authors give different numbers.",
      },
    },
  ],
  next: ["first-hour", "make-a-pair", "agenda-and-reminders"],
  picture: {
    path: "/species/:speciesId",
    alt: {
      pt: "A página de uma espécie, com os seus dias e os do catálogo.",
      en: "The page of a species, with your days and the catalogue's.",
    },
  },
};
