export const pt = {
  "birds.mates.unknown_sex":
    "O sexo desta ave não é conhecido, por isso ninguém é do outro sexo. Registe primeiro o sexo.",
  "birds.pair.missing": "Não tem nenhuma ave com esta anilha.",
  "birds.pair.same": "É a mesma ave. Escolha um macho e uma fêmea.",
  "birds.pair.male": "Esta ave é macho. Indique-a como macho do casal.",
  "birds.pair.female": "Esta ave é fêmea. Indique-a como fêmea do casal.",
  "birds.pair.unknown_sex": "O sexo desta ave não é conhecido. Registe-o primeiro.",
  "birds.matrix.many": "No máximo 80 aves de cada vez: escolha menos.",
};
