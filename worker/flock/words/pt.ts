export const pt = {
  "birds.trash.none_chosen": "Escolha pelo menos uma ave.",
  "birds.trash.too_many": "Escolha no máximo 5 000 aves de cada vez.",
  "birds.bulk.nobody": "Escolha primeiro as aves.",
  "birds.bulk.many": "São demasiadas aves escolhidas uma a uma: no máximo 5000.",
  "birds.bulk.rings_taken": "Nada foi reposto: há anilhas que entretanto pertencem a outras aves ({{count}}).",
};
