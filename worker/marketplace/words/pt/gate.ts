export const gate = {
  "audit.subject.seller": "Página de vendedor",
  "audit.subject.listing": "Anúncio",
  "audit.subject.enquiry": "Pedido",
  "notifications.event.enquiry.new": "{{sender}} pergunta por “{{title}}”",
  "notifications.event.enquiry.answered": "{{sender}} respondeu sobre “{{title}}”",
  "notifications.event.reservation.lapsed": "A reserva de “{{title}}” acabou: o anúncio está de novo à vista",
  "notifications.event.listing.expiring": "O anúncio “{{title}}” acaba a {{day}}",
  "notifications.event.listing.paused": "O anúncio “{{title}}” está em pausa",
  "marketplace.gate.level.closed": "Não pode ser anunciada aqui.",
  "marketplace.gate.level.own_page": "Só pode estar na sua página de vendedor, sem preço e sem nada para encomendar.",
  "marketplace.gate.level.contact": "Pode ser anunciada sem preço. Quem quiser comprar escreve-lhe e vê a ave consigo.",
  "marketplace.gate.level.open": "Pode ser anunciada com preço, e reservada.",
  "marketplace.gate.rule.opening": "Decidido para este mercado a {{on}}: {{reason}}",
  "marketplace.gate.rule.annex_a": "As espécies do anexo A não se anunciam aqui, em nenhum país.",
  "marketplace.gate.rule.domestic":
    "É uma forma doméstica. O anúncio pode estar na Internet; a venda faz-se em pessoa.",
  "marketplace.gate.rule.pack": "É o que as regras do país do vendedor deixam mostrar num anúncio desta espécie.",
  "marketplace.gate.rule.pack_closed":
    "Aves selvagens e exóticas não se podem anunciar aí na Internet, mesmo criadas em cativeiro, com ou sem preço.",
  "marketplace.gate.rule.unknown_country":
    "Ainda não conhecemos as regras deste país, por isso de lá só se anunciam artigos.",
  "marketplace.gate.rule.goods": "Gaiolas, comida e outros artigos não têm este limite.",
  "marketplace.opening.hybrid": "Um híbrido não se abre pelo nome. Abra uma das suas espécies.",
  "marketplace.opening.region": "Só Portugal tem regiões. Escolha Portugal, ou deixe a região vazia.",
};
