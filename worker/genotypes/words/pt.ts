export const pt = {
  "genetics.sex_unknown":
    "Registe primeiro o sexo da ave: o que ela pode ter depende dele. A espécie tem de ter mutações conhecidas.",
  "genetics.not_a_cock": "O pai escolhido não está registado como macho.",
  "genetics.not_a_hen": "A mãe escolhida não está registada como fêmea.",
  "genetics.hybrid": "As duas aves são de espécies diferentes: não há tabela de cores para o híbrido.",
};
