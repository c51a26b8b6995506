import type { Article } from "../../article.ts";

export const article: Article = {
  slug: "add-a-bird",
  section: "birds",
  title: { pt: "Registar ou corrigir uma ave", en: "Add or correct a bird" },
  synonyms: {
    pt: [
      "nova ave",
      "adicionar",
      "editar",
      "mudar sexo",
      "data de nascimento",
      "só o ano",
      "microchip",
      "sexagem",
      "cor",
    ],
    en: ["new bird", "create", "edit", "change sex", "birth date", "only the year", "microchip", "sexing", "colour"],
  },
  gain: {
    pt: "Com a anilha e a espécie a ave já existe. O resto junta-se quando o souber, e corrige-se quando for preciso.",
    en: "With its ring and species the bird is there. The rest is added when you know it, and corrected when needed.",
  },
  as: "keeper",
  steps: [
    {
      path: "/birds/new",
      key: "birds.field.identifier",
      text: {
        pt: "Escreva o {{button}} tal como está gravado, com os zeros à esquerda.",
        en: "Enter the {{button}} as it is engraved, with any leading zeros.",
      },
    },
    {
      path: "/birds/new",
      key: "birds.birth.year",
      text: {
        pt: "Do nascimento basta o que souber. Se só conhece o ano da anilha, escolha {{button}}.",
        en: "Of the birth, give what you know. If all you have is the year on the ring, choose {{button}}.",
      },
    },
    {
      path: "/birds/new",
      key: "birds.form.more",
      text: {
        pt: "Em {{button}} estão o nome, o estado, o local, a cor, a origem e os números dos papéis. Nada disso é obrigatório.",
        en: "{{button}} holds name, status, place, colour, origin and the numbers of papers. None of it is required.",
      },
    },
    {
      path: "/birds/new",
      key: "birds.form.add",
      text: {
        pt: "Carregue em {{button}}. Se tem mais da mesma espécie, guarde e registe logo outra.",
        en: "Press {{button}}. If you have more of the same species, save and add another at once.",
      },
    },
    {
      path: "/birds/:birdId/edit",
      key: "birds.form.save",
      text: {
        pt: "Para corrigir, abra a ave, edite-a e carregue em {{button}}. O histórico guarda o que era antes.",
        en: "To correct it, open the bird, edit it and press {{button}}. Its history keeps what was there before.",
      },
    },
  ],
  faults: [
    {
      when: { pt: "Enganei-me na espécie.", en: "I chose the wrong species." },
      cure: {
        pt: "Na edição há uma página própria para a corrigir. Mostra primeiro o que muda na incubação, na cor e na família.",
        en: "Editing has a page of its own to correct it. It first shows what changes in incubation, colour and family.",
      },
    },
    {
      when: { pt: "A ave ainda não tem anilha.", en: "The bird has no ring yet." },
      cure: {
        pt: "As crias recebem um nome provisório na postura. A anilha toma o lugar dele quando as anilhar.",
        en: "Chicks get a provisional name in their clutch. The ring takes its place when you ring them.",
      },
    },
    {
      when: { pt: "Diz que o plano está cheio.", en: "It says that the plan is full." },
      cure: {
        pt: "As vendidas, cedidas ou mortas não contam. Veja se alguma já saiu e continua como presente.",
        en: "Birds sold, given away or dead do not count. See whether one has left and is still down as present.",
      },
    },
  ],
  next: ["unknown-parents", "rings-that-clash", "bird-page", "possible-splits"],
  picture: {
    path: "/birds/new",
    alt: { pt: "O formulário de uma nova ave.", en: "The form of a new bird." },
  },
};
