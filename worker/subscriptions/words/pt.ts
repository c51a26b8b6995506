export const pt = {
  "audit.subject.subscription": "Subscrição",
  "audit.subscription.state": "Estado",
  "audit.subscription.state.active": "Ativa",
  "audit.subscription.state.past_due": "Pagamento em falta",
  "audit.subscription.state.cancelling": "Cancelada, válida até ao fim",
  "audit.subscription.state.ended": "Terminada",
  "audit.subscription.period": "Paga",
  "audit.subscription.period.monthly": "Por mês",
  "audit.subscription.period.yearly": "Por ano",
  "audit.subscription.next_period": "A partir do próximo período",
  "audit.subscription.next_period.monthly": "Por mês",
  "audit.subscription.next_period.yearly": "Por ano",
  "audit.subscription.period_end": "Paga até",
  "audit.subscription.tries": "Tentativas de pagamento",
  "audit.subscription.card_last4": "Cartão terminado em",
  "subscriptions.plan.starter": "Starter",
  "subscriptions.plan.professional": "Professional",
  "subscriptions.plan.empresarial": "Empresarial",
  "subscriptions.plan.unpriced": "Este plano não se paga aqui. Escolha outro ou escreva-nos.",
  "subscriptions.provider.away":
    "Os pagamentos não estão disponíveis neste momento. Nada foi alterado; se for urgente, escreva-nos.",
  "subscriptions.checkout.closed": "Ainda não é possível pagar planos aqui. Escreva-nos e tratamos disso em conjunto.",
  "subscriptions.checkout.paid": "Este plano já está a ser pago.",
  "subscriptions.checkout.given": "O seu plano foi combinado diretamente connosco. Para o mudar, escreva-nos.",
  "subscriptions.checkout.over": "Este pagamento já foi feito ou expirou. Recomece na página do plano.",
  "subscriptions.event.forged": "A assinatura não é válida.",
  "subscriptions.refund.late": "Já passaram os 14 dias para a devolução do dinheiro.",
  "subscriptions.change.same": "A subscrição já tem este período.",
  "subscriptions.test.card": "Use um dos cartões de teste.",
  "subscriptions.test.declined": "O cartão foi recusado. Nada foi cobrado; experimente outro cartão.",
  "subscriptions.test.funds": "O cartão não tem saldo suficiente. Nada foi cobrado; experimente outro cartão.",
  "subscriptions.test.expired": "O cartão já não é válido. Nada foi cobrado; experimente outro cartão.",
  "subscriptions.test.asks": "O seu banco pede que confirme este pagamento.",
  "subscriptions.mail.link": "Ver plano e pagamentos",
  "subscriptions.mail.began.subject": "O seu plano {{plan}} começou",
  "subscriptions.mail.began.body":
    "Obrigado! Recebemos o seu pagamento de {{amount}} pelo plano {{plan}}. O próximo pagamento é a {{day}}. Se mudar de ideias nos primeiros 14 dias, cancele e devolvemos-lhe tudo.",
  "subscriptions.mail.renewed.subject": "O seu plano {{plan}} foi renovado",
  "subscriptions.mail.renewed.body":
    "Recebemos o seu pagamento de {{amount}} pelo plano {{plan}}. O próximo pagamento é a {{day}}.",
  "subscriptions.mail.changed.subject": "O seu plano {{plan}} passa a ser pago por ano",
  "subscriptions.mail.changed.body":
    "Recebemos o seu pagamento de {{amount}} por um ano do plano {{plan}}; os dias que já tinha pago foram descontados. O próximo pagamento é a {{day}}.",
  "subscriptions.mail.scheduled.subject": "O seu plano {{plan}} vai passar a ser pago por mês",
  "subscriptions.mail.scheduled.body": "A partir de {{day}}, o seu plano {{plan}} é pago por mês. Até lá, nada muda.",
  "subscriptions.mail.failed.subject": "O pagamento do seu plano {{plan}} não passou",
  "subscriptions.mail.failed.body":
    "Não conseguimos cobrar {{amount}} no seu cartão. O seu plano continua e voltamos a tentar a {{day}}. Se o cartão mudou, indique o novo na página do plano e o pagamento é feito logo.",
  "subscriptions.mail.failed_last.subject": "Indique outro cartão para o seu plano {{plan}}",
  "subscriptions.mail.failed_last.body":
    "Tentámos várias vezes cobrar {{amount}} e o banco não aceitou. Indique outro cartão até {{end_day}} para manter o seu plano. Depois disso passa para o Starter: tudo continua legível e pode levá-lo consigo.",
  "subscriptions.mail.cancelled.subject": "O seu plano {{plan}} termina a {{day}}",
  "subscriptions.mail.cancelled.body":
    "O seu plano está cancelado e nada mais será cobrado. Continua a tê-lo até {{day}}; depois passa para o Starter, e tudo continua legível e pode levá-lo consigo. Mudou de ideias? Até lá pode retomá-lo.",
  "subscriptions.mail.resumed.subject": "O seu plano {{plan}} continua",
  "subscriptions.mail.resumed.body":
    "É bom tê-lo connosco. O seu plano {{plan}} continua; o próximo pagamento é a {{day}}.",
  "subscriptions.mail.ended.subject": "O seu plano {{plan}} terminou",
  "subscriptions.mail.ended.body":
    "Está agora no plano Starter. Tudo o que registou continua legível e pode levá-lo consigo, e o plano está cá quando o quiser de volta.",
  "subscriptions.mail.unpaid.subject": "O seu plano {{plan}} terminou",
  "subscriptions.mail.unpaid.body":
    "O pagamento não chegou em 14 dias, por isso está agora no plano Starter. Tudo o que registou continua legível e pode levá-lo consigo; com outro cartão, o plano volta logo.",
  "subscriptions.mail.refunded.subject": "Vai receber {{amount}} de volta",
  "subscriptions.mail.refunded.body":
    "Vamos devolver-lhe {{amount}} do plano {{plan}}; conforme o banco, demora 5 a 10 dias. Está agora no plano Starter, e tudo continua legível e pode levá-lo consigo.",
} as const;
