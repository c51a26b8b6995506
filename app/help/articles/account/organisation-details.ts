import type { Article } from "../../article.ts";

export const article: Article = {
  slug: "organisation-details",
  section: "account",
  title: { pt: "Os dados do seu viveiro", en: "The details of your bird room" },
  synonyms: {
    pt: [
      "organização",
      "nome do viveiro",
      "nif",
      "morada",
      "logótipo",
      "país",
      "iva",
      "fuso horário",
      "época",
      "moeda",
    ],
    en: ["organisation", "name", "tax number", "address", "logo", "country", "vat", "time zone", "season", "currency"],
  },
  gain: {
    pt: "O nome, o país e os números ficam certos nos documentos, e as datas contam pelo seu relógio.",
    en: "Name, country and numbers are right on your papers, and dates count by your own clock.",
  },
  as: "manager",
  steps: [
    {
      path: "/settings/organization",
      key: "organization.field.country",
      text: {
        pt: "O {{button}} decide que leis e documentos se aplicam. Em Portugal, diga também se é no continente ou nas ilhas.",
        en: "The {{button}} decides which laws and papers apply. In Portugal, also say whether you are on the mainland or the islands.",
      },
    },
    {
      path: "/settings/organization",
      key: "organization.field.vat_regime",
      text: {
        pt: "O {{button}} aparece nos recibos. Em caso de dúvida, pergunte a um contabilista.",
        en: "The {{button}} is printed on receipts. If in doubt, ask an accountant.",
      },
    },
    {
      path: "/settings/papers",
      key: "registrations.add",
      text: {
        pt: "Em documentos e números, {{button}} guarda o registo na autoridade ou na federação, com a validade.",
        en: "Under papers and numbers, {{button}} keeps your registration with an authority or a federation, and how long it is valid.",
      },
    },
    {
      path: "/settings/season",
      key: "settings.season.month",
      text: {
        pt: "Na época de criação, {{button}} diz em que mês recomeçam os números dos casais.",
        en: "In the breeding season, {{button}} says in which month the numbers of pairs begin again.",
      },
    },
    {
      path: "/settings/look",
      key: "organization.logo.keep",
      text: {
        pt: "No aspeto, escolha a imagem e carregue em {{button}}: sai nos certificados e nas etiquetas onde cabe.",
        en: "Under look, choose the picture and press {{button}}: it is printed on certificates and on labels with room for it.",
      },
    },
  ],
  faults: [
    {
      when: { pt: "Mudei o fuso horário. As datas mudam?", en: "I changed the time zone. Do dates change?" },
      cure: {
        pt: "Não. Posturas, nascimentos e pesagens ficam no dia em que os registou; só as horas passam a aparecer de outra maneira.",
        en: "No. Layings, births and weighings stay on the day you recorded them; only hours are shown differently.",
      },
    },
    {
      when: { pt: "O NIF é recusado.", en: "The tax number is refused." },
      cure: {
        pt: "É verificado pelo país escolhido. Veja se o país está certo.",
        en: "It is checked by the chosen country. See whether the country is right.",
      },
    },
  ],
  next: ["make-a-paper", "who-may-do-what", "register-and-return"],
  picture: {
    path: "/settings/organization",
    alt: { pt: "Os dados da organização.", en: "The details of the organisation." },
  },
};
