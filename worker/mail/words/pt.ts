export const pt = {
  "mail.greeting": "Olá,",
  "mail.greeting_name": "Olá, {{name}},",
  "mail.signature": "Voliera",
  "mail.login_link": "Entrar",
  "mail.forgot_link": "Definir nova palavra-passe",
  "mail.reset_link": "Escolher nova palavra-passe",
  "mail.verification.subject": "O seu código de verificação Voliera",
  "mail.verification.opening": "Este é o código que confirma o seu e-mail. É válido durante {{minutes}} minutos.",
  "mail.verification.closing":
    "Nunca partilhe este código. Se não criou uma conta na Voliera, ignore esta mensagem: nada acontece.",
  "mail.account_exists.subject": "Já tem uma conta na Voliera",
  "mail.account_exists.opening":
    "Alguém tentou criar uma conta com este endereço, que já tem uma. Se a tentativa foi sua, entre ou defina uma nova palavra-passe.",
  "mail.account_exists.closing": "Se não foi, não precisa de fazer nada: a sua conta não mudou.",
  "mail.reset.subject": "Nova palavra-passe para a Voliera",
  "mail.reset.opening":
    "Recebemos um pedido para definir uma nova palavra-passe. A ligação é válida durante {{minutes}} minutos e só pode ser usada uma vez.",
  "mail.reset.closing": "Se não fez este pedido, ignore esta mensagem: a palavra-passe continua a mesma.",
  "mail.reset_long.subject": "Nova palavra-passe para a Voliera",
  "mail.reset_long.opening":
    "Recebemos muitos pedidos para definir uma nova palavra-passe para a sua conta. Para poder sempre entrar, esta ligação é válida durante {{hours}} horas e só pode ser usada uma vez.",
  "mail.reset_long.closing":
    "Se não fez este pedido, guarde esta mensagem até amanhã: se não conseguir entrar, use esta ligação. A palavra-passe continua a mesma.",
  "mail.password_changed.subject": "A sua palavra-passe foi alterada",
  "mail.password_changed.opening":
    "A palavra-passe da sua conta Voliera acaba de ser alterada e as outras sessões foram terminadas.",
  "mail.password_changed.closing": "Se não fez esta alteração, defina já uma nova palavra-passe com a ligação acima.",
  "mail.address_code.subject": "Confirme o seu novo e-mail na Voliera",
  "mail.address_code.opening":
    "Este é o código que confirma este endereço como o novo e-mail da sua conta. É válido durante {{minutes}} minutos.",
  "mail.address_code.closing":
    "Nunca partilhe este código. Se não pediu para mudar de e-mail, ignore esta mensagem: nada acontece.",
  "mail.address_taken.subject": "Este endereço já tem uma conta na Voliera",
  "mail.address_taken.opening":
    "Alguém quis usar este endereço como novo e-mail de outra conta. Como já tem uma conta, nada foi mudado. Se a tentativa foi sua: um endereço pertence a uma só conta; entre com este, ou escolha outro endereço para a outra conta.",
  "mail.address_taken.closing": "Se não foi, não precisa de fazer nada: a sua conta não mudou.",
  "mail.address_changed.subject": "O e-mail da sua conta foi alterado",
  "mail.address_changed.opening":
    "O e-mail da sua conta Voliera foi mudado deste endereço para outro. Se foi por sua vontade, não precisa de fazer nada.",
  "mail.address_changed.closing":
    "Se não foi, use a ligação acima, válida durante {{days}} dias: este endereço volta a ser o da conta, todas as sessões terminam e escolhe uma nova palavra-passe.",
  "mail.address_back_link": "Repor este endereço",
  "mail.address_back.subject": "O e-mail da conta voltou ao anterior",
  "mail.address_back.opening":
    "A conta Voliera que usava este endereço voltou ao endereço anterior, a pedido de quem o usa. Todas as sessões foram terminadas.",
  "mail.address_back.closing": "Se a conta é sua, entre com o endereço anterior ou escreva-nos.",
  "mail.factor_on.subject": "A verificação em dois passos está ativa",
  "mail.factor_on.opening":
    "A partir de agora, entrar na sua conta Voliera pede também um código da sua aplicação de autenticação. Guarde os códigos de recuperação em local seguro.",
  "mail.factor_on.closing": "Se não fez isto, defina já uma nova palavra-passe com a ligação acima e escreva-nos.",
  "mail.factor_off.subject": "A verificação em dois passos foi desativada",
  "mail.factor_off.opening":
    "A verificação em dois passos da sua conta Voliera acaba de ser desativada: basta a palavra-passe para entrar.",
  "mail.factor_off.closing": "Se não fez isto, defina já uma nova palavra-passe com a ligação acima.",
  "mail.factor_reset.subject": "A sua verificação em dois passos foi desativada",
  "mail.factor_reset.opening":
    "Quem gere a sua organização na Voliera desativou a verificação em dois passos da sua conta, por ter perdido o acesso aos códigos. As suas sessões terminaram: basta a palavra-passe para entrar, e pode voltar a ativá-la no seu perfil.",
  "mail.factor_reset.closing":
    "Se não o pediu, defina já uma nova palavra-passe com a ligação acima e fale com a sua organização.",
  "mail.archive_link": "Descarregar os dados",
  "mail.closing_begun.subject": "A sua organização vai ser apagada",
  "mail.closing_begun.opening":
    "Foi pedido o fecho de {{organization}} na Voliera. A {{day}} tudo é apagado: aves, fotografias, contas e documentos. Até lá pode consultar e descarregar os dados, mas não alterá-los.",
  "mail.closing_begun.closing": "Se foi engano, quem é proprietário pode mantê-la até esse dia em Definições › Fechar.",
  "mail.closing_soon.subject": "A sua organização vai ser apagada em breve",
  "mail.closing_soon.opening":
    "A {{day}} tudo o que é de {{organization}} na Voliera é apagado e não pode ser recuperado. Descarregue os seus dados antes disso.",
  "mail.closing_soon.closing": "Quem é proprietário ainda pode mantê-la até esse dia em Definições › Fechar.",
  "mail.closing_kept.subject": "A sua organização fica",
  "mail.closing_kept.opening":
    "O fecho de {{organization}} na Voliera foi anulado. Nada foi apagado e pode voltar a trabalhar como antes.",
  "mail.closing_kept.closing": "As páginas públicas que tinha voltam a abrir.",
  "mail.invitation_link": "Aceitar o convite",
  "mail.invitation.organization": "uma organização",
  "mail.invitation.inviter": "Alguém",
  "mail.invitation.subject": "Convite para {{organization}} na Voliera",
  "mail.invitation.opening":
    "{{inviter}} convida-o a fazer parte de {{organization}} na Voliera, a plataforma para criadores de aves. A ligação é válida durante {{days}} dias e funciona uma vez: escolhe uma palavra-passe e entra.",
  "mail.invitation.closing":
    "Se não conhece quem o convida, ignore esta mensagem: nada acontece, e o seu endereço é apagado com o convite.",
  "mail.invitation_elsewhere.subject": "Convite para {{organization}} na Voliera",
  "mail.invitation_elsewhere.opening":
    "{{inviter}} convida-o a fazer parte de {{organization}} na Voliera. Este endereço já tem uma conta, e um endereço pertence a uma só organização. Peça que o convidem noutro endereço, ou saia primeiro da sua organização, no seu perfil, e use depois esta ligação, válida durante {{days}} dias. Quem o convida não fica a saber que tem uma conta.",
  "mail.invitation_elsewhere.closing": "Se não quer mudar, ignore esta mensagem: a sua conta fica como está.",
  "mail.invitation_own.subject": "Convite para {{organization}}",
  "mail.invitation_own.opening":
    "{{inviter}} convida-o a fazer parte de {{organization}}. A ligação é válida durante {{days}} dias e funciona uma vez: escolhe uma palavra-passe e entra.",
  "mail.invitation_own.closing":
    "Se não conhece quem o convida, ignore esta mensagem: nada acontece, e o seu endereço é apagado com o convite.",
  "mail.invitation_elsewhere_own.subject": "Convite para {{organization}}",
  "mail.invitation_elsewhere_own.opening":
    "{{inviter}} convida-o a fazer parte de {{organization}}. Este endereço já tem uma conta, e um endereço pertence a uma só organização. Peça que o convidem noutro endereço, ou saia primeiro da sua organização, no seu perfil, e use depois esta ligação, válida durante {{days}} dias. Quem o convida não fica a saber que tem uma conta.",
  "mail.invitation_elsewhere_own.closing": "Se não quer mudar, ignore esta mensagem: a sua conta fica como está.",
  "mail.acknowledgement.subject": "Recebemos a sua mensagem",
  "mail.acknowledgement.opening":
    "Obrigado por escrever à Voliera. Recebemos a sua mensagem e respondemos por e-mail no prazo de 24 horas.",
  "mail.acknowledgement.closing": "Se não nos escreveu, alguém usou o seu endereço por engano: ignore esta mensagem.",
  "mail.failures.subject": "Há e-mails que não foi possível entregar",
  "mail.failures.opening":
    "Nas últimas 24 horas, a Voliera desistiu de entregar {{count}} e-mail(s), depois de tentar durante dois dias. Continuam guardados durante 90 dias.",
  "mail.failures.closing": "Para os ver: npm run mails. Para os enviar outra vez: npm run mails -- resend.",
  "mail.operator.title": "Mensagem de contacto",
  "mail.operator.name": "Nome",
  "mail.operator.email": "E-mail",
  "mail.operator.subject": "Assunto",
  "mail.viewer.title": "Correio enviado",
  "mail.viewer.to": "Para",
  "mail.viewer.reply_to": "Responder a",
  "mail.viewer.show": "Mostrar",
  "mail.viewer.none": "Ainda não há mensagens.",
  "mail.state.queued": "em espera",
  "mail.state.sending": "a enviar",
  "mail.state.sent": "enviada",
  "mail.state.failed": "falhou",
  "mail.state.expired": "expirou",
};
