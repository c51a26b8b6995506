export const pt = {
  "birds.trash.none_chosen": "Escolha pelo menos uma ave.",
  "birds.trash.too_many": "Escolha no máximo 5 000 aves de cada vez.",
  "birds.bulk.nobody": "Escolha primeiro as aves.",
  "birds.bulk.many": "Escolheu demasiadas aves uma a uma: no máximo 5 000 de cada vez.",
  "birds.bulk.too_many":
    "São mais de 10 000 aves, e nenhuma foi alterada. Escolha menos de cada vez: uma espécie, por exemplo, ou um ano de nascimento.",
  "birds.bulk.early":
    "{{count}} destas aves ainda não tinham nascido ou chegado nesse dia (a primeira é {{ring}}). Corrija o dia ou tire-as da escolha. Nenhuma ave foi mudada.",
  "birds.bulk.early_one":
    "{{ring}} ainda não tinha nascido ou chegado nesse dia. Corrija o dia ou tire-a da escolha. Nenhuma ave foi mudada.",
  "birds.bulk.early_many":
    "{{count}} destas aves ainda não tinham nascido ou chegado nesse dia (a primeira é {{ring}}). Corrija o dia ou tire-as da escolha. Nenhuma ave foi mudada.",
  "birds.bulk.early_other":
    "{{count}} destas aves ainda não tinham nascido ou chegado nesse dia (a primeira é {{ring}}). Corrija o dia ou tire-as da escolha. Nenhuma ave foi mudada.",
  "birds.undo.changed":
    "Nada foi desfeito: {{count}} aves foram alteradas depois disso (a primeira é {{ring}}). Veja o histórico delas.",
  "birds.undo.changed_one": "Nada foi desfeito: {{ring}} foi alterada depois disso. Veja o histórico da ave.",
  "birds.undo.changed_many":
    "Nada foi desfeito: {{count}} aves foram alteradas depois disso (a primeira é {{ring}}). Veja o histórico delas.",
  "birds.undo.changed_other":
    "Nada foi desfeito: {{count}} aves foram alteradas depois disso (a primeira é {{ring}}). Veja o histórico delas.",
  "birds.undo.lost": "Nada foi desfeito: o estado ou o local que a ave tinha já não existe. Escolha outro.",
  "birds.bulk.rings_taken": "Nada foi reposto: alguns números de anilha já pertencem a outras aves ({{count}}).",
};
