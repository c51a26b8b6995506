export const pt = {
  "places.full": "{{place}}: lotação de {{capacity}}, com {{birds}} aves.",
  "moves.nothing": "Escolha pelo menos uma ave.",
  "moves.unknown_ring": "Não tem nenhuma ave com esta anilha: {{ring}}. Confirme o número.",
  "moves.unknown_birds": "Uma das aves já não existe. Nenhuma foi movida.",
  "moves.over_capacity":
    "{{place}} tem lotação de {{capacity}} e ficaria com {{birds}}. Escreva o motivo para mover na mesma.",
};
