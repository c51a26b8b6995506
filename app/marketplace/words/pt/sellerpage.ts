/** What the seller's page shows, and never shows. */
export const sellerpage = {
  "sellerpage.lead": "O que toda a gente vê de si ao lado dos seus anúncios.",
  "sellerpage.see": "Ver a página",
  "sellerpage.field.is_shown": "Mostrar a minha página",
  "sellerpage.hint.is_shown": "Desligada, os anúncios veem-se sem o seu nome.",
  "sellerpage.field.name": "Nome",
  "sellerpage.hint.name": "Como quer ser conhecido: o nome do criatório, por exemplo.",
  "sellerpage.field.slug": "Endereço",
  "sellerpage.hint.slug": "A página fica em {{address}}. Letras sem acentos, algarismos e hífenes.",
  "sellerpage.field.text": "Apresentação",
  "sellerpage.hint.text": "Que aves cria, desde quando, com que prémios.",
  "sellerpage.field.district": "Distrito ou concelho",
  "sellerpage.hint.district": "Onde as aves se veem e entregam. Em branco: o da organização.",
  "sellerpage.field.registration_id": "Registo de criador",
  "sellerpage.hint.registration_id": "O número que fica ao lado das suas aves, como a lei pede.",
  "sellerpage.hint.registration_none": "Ainda não há registos.",
  "sellerpage.registration.any": "O que convier à ave",
  "sellerpage.registration.add": "Juntar o registo",
  "sellerpage.no_registration": "Para anunciar aves é preciso o seu número de registo de criador.",
  "sellerpage.save": "Guardar",
  "sellerpage.stale": "Alguém mudou a página entretanto",
  "sellerpage.done.shown": "Guardado. A página está à vista.",
  "sellerpage.done.kept": "Guardado. A página está desligada.",
  "sellerpage.closed": "A publicação está suspensa",
  "sellerpage.never": "Nunca se mostra",
  "sellerpage.never.owner": "O seu nome e o seu e-mail, a não ser que os escreva aqui.",
  "sellerpage.never.address": "A morada e o telefone.",
  "sellerpage.never.rings": "As anilhas: de cada uma só o ano.",
  "sellerpage.never.flock": "Quantas aves tem, onde estão e as notas que escreve.",
  "sellerpage.never.money": "O que pagou por elas e a quem vende.",
};

declare module "#app/locales/dictionary.ts" {
  interface Dictionaries {
    sellerpage: typeof sellerpage;
  }
}
