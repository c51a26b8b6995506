export const pt = {
  "birds.mates.gone":
    "Esta ave já não está no plantel: o estado é {{status}}. Só se sugerem parceiros a aves que vivem no plantel.",
  "birds.mates.theirs": "Esta ave é de outro criador. Só se sugerem parceiros a aves que vivem no plantel.",
  "birds.mates.unknown_sex": "O sexo desta ave é desconhecido. Registe-o primeiro para ver os parceiros possíveis.",
  "birds.pair.missing": "Não tem nenhuma ave com esta anilha. Confirme o número.",
  "birds.pair.same": "É a mesma ave. Escolha um macho e uma fêmea.",
  "birds.pair.male": "Esta ave é macho. Escolha-a como macho do casal.",
  "birds.pair.female": "Esta ave é fêmea. Escolha-a como fêmea do casal.",
  "birds.pair.unknown_sex": "O sexo desta ave é desconhecido. Registe-o primeiro.",
  "birds.matrix.many": "No máximo 80 aves de cada vez: escolha menos.",
};
