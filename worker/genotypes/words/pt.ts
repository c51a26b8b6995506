export const pt = {
  "genetics.sex_unknown":
    "Registe primeiro o sexo da ave: as cores possíveis dependem dele. A espécie tem de ter mutações conhecidas.",
  "genetics.not_a_cock": "O pai escolhido não está registado como macho. Corrija o sexo ou escolha outra ave.",
  "genetics.not_a_hen": "A mãe escolhida não está registada como fêmea. Corrija o sexo ou escolha outra ave.",
  "genetics.hybrid": "As duas aves são de espécies diferentes: não há previsão de cores para híbridos.",
};
