export const pt = {
  "places.full": "{{place}}: lotação de {{capacity}}, com {{birds}} aves.",
  "moves.nothing": "Escolha pelo menos uma ave.",
  "moves.unknown_ring": "Não tem nenhuma ave com esta anilha: {{ring}}. Confirme o número.",
  "moves.unknown_birds": "Uma das aves já não existe. Nenhuma foi movida.",
  "moves.gone":
    "{{count}} destas aves já não são do plantel (a primeira é {{ring}}) e por isso não vivem em nenhum local. Tire-as da escolha ou mude-lhes o estado. Nenhuma ave foi mudada.",
  "moves.gone_one":
    "{{ring}} já não é do plantel e por isso não vive em nenhum local. Tire-a da escolha ou mude-lhe o estado. Nenhuma ave foi mudada.",
  "moves.gone_many":
    "{{count}} destas aves já não são do plantel (a primeira é {{ring}}) e por isso não vivem em nenhum local. Tire-as da escolha ou mude-lhes o estado. Nenhuma ave foi mudada.",
  "moves.gone_other":
    "{{count}} destas aves já não são do plantel (a primeira é {{ring}}) e por isso não vivem em nenhum local. Tire-as da escolha ou mude-lhes o estado. Nenhuma ave foi mudada.",
  "moves.stale": "A ave {{ring}} foi alterada depois de a ver. Nenhuma ave foi mudada.",
  "moves.moved_on.future": "Este dia ainda não chegou. Indique hoje ou um dia anterior.",
  "moves.moved_on.early":
    "{{count}} destas aves ainda não tinham nascido ou chegado nesse dia (a primeira é {{ring}}). Corrija o dia ou tire-as da escolha. Nenhuma ave foi movida.",
  "moves.moved_on.early_one":
    "{{ring}} ainda não tinha nascido ou chegado nesse dia. Corrija o dia ou tire-a da escolha. Nenhuma ave foi movida.",
  "moves.moved_on.early_many":
    "{{count}} destas aves ainda não tinham nascido ou chegado nesse dia (a primeira é {{ring}}). Corrija o dia ou tire-as da escolha. Nenhuma ave foi movida.",
  "moves.moved_on.early_other":
    "{{count}} destas aves ainda não tinham nascido ou chegado nesse dia (a primeira é {{ring}}). Corrija o dia ou tire-as da escolha. Nenhuma ave foi movida.",
  "moves.over_capacity":
    "{{place}} tem lotação de {{capacity}} e ficaria com {{birds}}. Escreva o motivo para mover na mesma.",
};
