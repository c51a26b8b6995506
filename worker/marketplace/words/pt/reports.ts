export const reports = {
  "marketplace.report.reason_missing": "Escolha o que está mal no anúncio.",
  "marketplace.report.text_missing": "Diga o que está mal e como o sabe.",
  "marketplace.report.good_faith_missing": "Assinale esta caixa para enviar a denúncia.",
  "marketplace.report.too_many":
    "Chegaram muitas denúncias em pouco tempo. Tente de novo dentro de {{count}} minutos; o que escreveu continua aqui.",
  "marketplace.report.too_many_one":
    "Chegaram muitas denúncias em pouco tempo. Tente de novo dentro de {{count}} minuto; o que escreveu continua aqui.",
  "marketplace.report.too_many_other":
    "Chegaram muitas denúncias em pouco tempo. Tente de novo dentro de {{count}} minutos; o que escreveu continua aqui.",
  "marketplace.decision.missing": "Escolha uma decisão.",
  "marketplace.decision.facts_missing": "Diga em que factos se decide. As duas partes leem isto.",
  "marketplace.decision.rule_missing": "Diga por que regra se decide. As duas partes leem isto.",
  "marketplace.decision.made": "Já houve quem decidisse isto.",
  "marketplace.objection.text_missing": "Diga porque vê o caso de outra forma.",
  "marketplace.objection.late": "Os seis meses para reclamar já passaram.",
  "marketplace.objection.made": "A sua reclamação já cá está.",
  "marketplace.verdict.missing": "Escolha se a reclamação tem razão.",
  "marketplace.verdict.answer_missing": "Escreva uma resposta. Quem reclamou lê isto.",
  "marketplace.verdict.made": "Já houve quem respondesse a esta reclamação.",
  "marketplace.seller.closed_by_removals": "Foram retirados três anúncios em 90 dias.",
  "marketplace.mail.facts": "Factos",
  "marketplace.mail.rule": "Regra",
  "marketplace.mail.by_hand": "Uma pessoa leu e decidiu; nada foi decidido por uma máquina.",
  "marketplace.mail.object": "Ler a decisão e reclamar",
  "marketplace.mail.object_until":
    "Se vê o caso de outra forma, diga-nos dentro de seis meses pela ligação abaixo. Não custa nada e é lido por uma pessoa. Pode também recorrer a um tribunal ou a uma entidade de resolução extrajudicial de litígios.",
  "marketplace.mail.receipt.subject": "A sua denúncia {{number}} chegou",
  "marketplace.mail.receipt.body":
    "Obrigado. A sua denúncia sobre um anúncio do nosso mercado chegou com o número {{number}}. Será lida por uma pessoa, e escrevemos-lhe quando estiver decidida.",
  "marketplace.mail.decided.subject": "A sua denúncia {{number}} está decidida",
  "marketplace.mail.decided.kept": "Vimos o anúncio “{{title}}” que denunciou. Continua à vista.",
  "marketplace.mail.decided.paused":
    "Vimos o anúncio “{{title}}” que denunciou. Está em pausa até o vendedor o corrigir.",
  "marketplace.mail.decided.removed": "Vimos o anúncio “{{title}}” que denunciou. Foi retirado.",
  "marketplace.mail.decided.seller_closed":
    "Vimos o anúncio “{{title}}” que denunciou. O vendedor deixou de poder publicar aqui.",
  "marketplace.mail.seller.subject": "Uma decisão sobre o seu anúncio “{{title}}”",
  "marketplace.mail.seller.kept": "O seu anúncio “{{title}}” foi lido e já está à vista.",
  "marketplace.mail.seller.paused":
    "O seu anúncio “{{title}}” está em pausa. Corrija-o e publique-o de novo: uma pessoa lê-o antes de voltar a estar à vista.",
  "marketplace.mail.seller.removed": "O seu anúncio “{{title}}” foi retirado do mercado.",
  "marketplace.mail.seller.seller_closed":
    "Por causa do anúncio “{{title}}”, a sua organização deixou de poder publicar no mercado. Os seus anúncios estão em pausa; nada do que é seu se perdeu.",
  "marketplace.mail.seller.third":
    "É o terceiro anúncio retirado em 90 dias, por isso a sua organização deixou de poder publicar. Os seus outros anúncios estão em pausa; nada do que é seu se perdeu.",
  "marketplace.mail.verdict.subject": "A sua reclamação sobre “{{title}}” tem resposta",
  "marketplace.mail.verdict.upheld": "Tinha razão sobre “{{title}}”: a decisão deixou de valer.",
  "marketplace.mail.verdict.rejected":
    "Voltámos a ler com cuidado a sua reclamação sobre “{{title}}”. A decisão mantém-se.",
};
