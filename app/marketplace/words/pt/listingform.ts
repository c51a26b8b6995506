/** The form of a listing, and what is asked before it. */
export const listingform = {
  "listingform.edit": "Mudar “{{title}}”",
  "listingform.title": "Título",
  "listingform.photos": "Fotografias",
  "listingform.photos.hint": "Até {{count}}. A primeira fica no cartão.",
  "listingform.photos.none": "Um anúncio com fotografia é o que mais se vê.",
  "listingform.photos.add": "Juntar fotografias de {{ring}}",
  "listingform.photo.of": "Fotografia {{number}}, {{ring}}",
  "listingform.photo.show": "Mostrar",
  "listingform.text": "Texto",
  "listingform.text.hint":
    "Feitio, canto, prémios, como foi criada. Sem telefone nem morada: os pedidos chegam-lhe por aqui.",
  "listingform.price": "Preço ({{currency}})",
  "listingform.price.hint": "Em branco: a combinar.",
  "listingform.free": "Grátis",
  "listingform.more": "Ninhada, papéis, local, estado",
  "listingform.brood": "Crias da ninhada",
  "listingform.brood.hint": "De quantas crias era a ninhada em que nasceu.",
  "listingform.papers": "Papéis que vão com a ave",
  "listingform.tree": "Árvore genealógica",
  "listingform.tree.hint": "Quem vê o anúncio abre a árvore partilhada.",
  "listingform.tree.no": "Não mostrar",
  "listingform.tree.of": "{{ring}}, partilhada a {{day}}",
  "listingform.tree.none": "Para mostrar os antepassados, partilhe primeiro a árvore.",
  "listingform.tree.make": "Partilhar a árvore",
  "listingform.district": "Onde se vê e entrega",
  "listingform.district.default": "Em branco: {{district}}. Só o distrito ou concelho, sem morada. Aves não se enviam.",
  "listingform.district.hint": "Só o distrito ou concelho, sem morada. Aves não se enviam.",
  "listingform.status": "Pôr a ave com o estado “À venda”",
  "listingform.status.hint": "Enquanto o anúncio estiver ativo.",
  "listingform.save": "Guardar",
  "listingform.draft": "Guardar rascunho",
  "listingform.choose.lead": "O que quer anunciar?",
  "listingform.choose.bird": "Aves",
  "listingform.choose.ring": "Anilha",
  "listingform.choose.several": "Escolher várias no plantel",
  "listingform.choose.pair": "Escolher um casal",
  "listingform.choose.goods": "Artigos",
  "listingform.choose.goods.why": "Gaiolas, comedouros, incubadoras: com preço, sem restrições.",
  "listingform.choose.thing": "Anunciar um artigo",
  "listingform.choose.item": "Escolher no stock",
};

declare module "#app/locales/dictionary.ts" {
  interface Dictionaries {
    listingform: typeof listingform;
  }
}
