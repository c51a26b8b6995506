/** What is wrong with a field, whatever room it belongs to. */
export const fields = {
  "fields.required": "Este campo é obrigatório.",
  "fields.invalid": "Este valor não é válido.",
  "fields.unknown": "Este campo não existe.",
  "fields.unknown_id": "Não existe, ou já não existe. Escolha outro.",
  "fields.long": "O texto é demasiado longo.",
  "fields.characters": "O texto tem caracteres invisíveis ou de controlo. Apague-os e escreva de novo.",
  "fields.number": "Escreva um número.",
  "fields.date": "Escreva uma data que exista, como 2026-04-12.",
  "fields.date_early": "A data tem de ser de 1900 ou depois.",
  "fields.email": "Escreva um endereço de e-mail, como rita@exemplo.pt.",
  "fields.page": "A página tem de ser um número a partir de 1.",
  "fields.page_size": "O tamanho da página tem de ser 10, 20, 50 ou 100.",
  "fields.sort": "Não é possível ordenar assim.",
};
