import type { Article } from "../../article.ts";

export const article: Article = {
  slug: "share-a-pedigree",
  section: "papers",
  title: { pt: "Certificado e árvore para mostrar", en: "A certificate and a tree to show" },
  synonyms: {
    pt: [
      "certificado",
      "genealogia",
      "árvore genealógica",
      "pdf",
      "partilhar",
      "ligação pública",
      "imprimir árvore",
      "comprador",
    ],
    en: ["certificate", "pedigree", "family tree", "pdf", "share", "public link", "print tree", "buyer"],
  },
  gain: {
    pt: "Entrega com a ave uma folha com os antepassados, ou uma ligação que o comprador abre no telemóvel.",
    en: "You give the bird away with a sheet of its ancestors, or with a link the buyer opens on a phone.",
  },
  as: "keeper",
  steps: [
    {
      path: "/birds/:birdId/certificate",
      key: "pedigree.certificate.save",
      text: {
        pt: "Abra o certificado da ave, escolha o estilo, as gerações e o idioma e carregue em {{button}}.",
        en: "Open the bird's certificate, choose style, generations and language, and press {{button}}.",
      },
    },
    {
      path: "/birds/:birdId/certificate",
      key: "pedigree.certificate.make",
      text: {
        pt: "Carregue em {{button}}: uma folha A4 pronta a imprimir e a assinar.",
        en: "Press {{button}}: an A4 sheet ready to print and sign.",
      },
    },
    {
      path: "/birds/:birdId/pedigree",
      key: "pedigree.share.make",
      text: {
        pt: "Na árvore, {{button}} dá um endereço que qualquer pessoa abre. Decide por quanto tempo, e se mostra a fotografia, o seu nome e o contacto.",
        en: "In the tree, {{button}} gives an address that anyone can open. You decide for how long, and whether it shows the photo, your name and a contact.",
      },
    },
    {
      key: "look.title",
      text: {
        pt: "O logótipo que um gestor guarda em {{button}} sai também nos documentos.",
        en: "The logo that a manager keeps under {{button}} appears on papers too.",
      },
    },
  ],
  faults: [
    {
      when: { pt: "Há lugares vazios na folha.", en: "There are empty places on the sheet." },
      cure: {
        pt: "São antepassados que não se conhecem. Ficam com uma linha para escrever à mão, nunca com um nome inventado.",
        en: "They are ancestors nobody knows. They have a line to write on by hand, never a made-up name.",
      },
    },
    {
      when: { pt: "Quero que a ligação deixe de abrir.", en: "I want the link to stop opening." },
      cure: {
        pt: "Revogue-a na árvore da ave. Quem a tiver deixa de ver logo.",
        en: "Revoke it in the bird's tree. Whoever has it stops seeing anything at once.",
      },
    },
  ],
  next: ["hand-over", "unknown-parents", "reading-f"],
  picture: {
    path: "/birds/:birdId/certificate",
    alt: { pt: "A pré-visualização de um certificado.", en: "The preview of a certificate." },
  },
};
