export const pt = {
  "birds.trash.none_chosen": "Escolha pelo menos uma ave.",
  "birds.trash.too_many": "Escolha no máximo 5 000 aves de cada vez.",
  "birds.bulk.nobody": "Escolha primeiro as aves.",
  "birds.bulk.many": "Escolheu demasiadas aves uma a uma: no máximo 5 000 de cada vez.",
  "birds.bulk.rings_taken": "Nada foi reposto: alguns números de anilha já pertencem a outras aves ({{count}}).",
};
