export const notifications = {
  "notifications.title": "Notificações",
  "notifications.lead": "O que pede a sua atenção, com o mais recente em cima. Lidas ficam 90 dias, por ler 180.",
  "notifications.choose": "Escolher o que recebe",
  "notifications.which": "Que notificações mostrar",
  "notifications.all": "Todas",
  "notifications.unread": "Por ler ({{count}})",
  "notifications.list": "Notificações, da mais recente para a mais antiga",
  "notifications.new": "por ler",
  "notifications.type.alert": "Alerta",
  "notifications.type.warning": "Aviso",
  "notifications.type.success": "Concluído",
  "notifications.type.info": "Informação",
  "notifications.read_all": "Marcar tudo como lido",
  "notifications.clear_all": "Limpar tudo",
  "notifications.clear_this": "Limpar: {{text}}",
  "notifications.cleared": "Foram limpas {{count}} notificações.",
  "notifications.cleared_one": "Foi limpa {{count}} notificação.",
  "notifications.cleared_other": "Foram limpas {{count}} notificações.",
  "notifications.restored": "As notificações voltaram.",
  "notifications.restored.late": "Já não foi possível repor estas notificações.",
  "notifications.failed": "Não foi possível alterar as notificações. Tente de novo.",
  "notifications.none.title": "Não há notificações",
  "notifications.none.unread": "Não há notificações por ler",
  "notifications.none.why":
    "Aparecem aqui os ovos e as crias que pedem algo, os documentos que vão caducar e as importações concluídas.",
  "notifications.pages": "Páginas de notificações",
  "notifications.stop.title": "Deixar de receber estes e-mails",
  "notifications.stop.lead_switch": "Deixa de receber e-mails de «{{name}}».",
  "notifications.stop.lead_digest": "Deixa de receber o resumo do dia por e-mail.",
  "notifications.stop.in_app": "As notificações continuam a aparecer na Voliera, e as outras mensagens não mudam.",
  "notifications.stop.submit": "Deixar de receber",
  "notifications.stop.choose": "Escolher o que recebe",
  "notifications.stop.done": "Já não recebe estes e-mails",
  "notifications.stop.done_switch": "Os e-mails de «{{name}}» estão desligados.",
  "notifications.stop.done_digest": "O resumo do dia por e-mail está desligado.",
  "notifications.stop.unknown": "Esta ligação não é válida",
  "notifications.stop.unknown_why":
    "Pode estar incompleta, ou ser de uma conta que já não existe. Copie-a inteira do e-mail, ou escolha nas definições o que recebe.",
  "notifications.newest": "Mais recentes",
  "notifications.older": "Mais antigas",
};

/** The page of the settings. */
export const notification_choices = {
  "notification_choices.title": "Preferências de notificações",
  "notification_choices.entry": "O que recebe na Voliera, por e-mail e no telemóvel.",
  "notification_choices.lead": "O que recebe, e por onde. O que desligar deixa também de aparecer na Voliera.",
  "notification_choices.table": "O que recebe e por onde",
  "notification_choices.what": "Assunto",
  "notification_choices.on": "Receber",
  "notification_choices.mail": "E-mail",
  "notification_choices.mail.off": "Nunca",
  "notification_choices.mail.digest": "No resumo",
  "notification_choices.mail.at_once": "Na hora",
  "notification_choices.push": "Telemóvel",
  "notification_choices.event.season.due": "o que há a fazer com ovos e crias",
  "notification_choices.event.season.overdue": "ovos que já deviam ter eclodido",
  "notification_choices.event.bird.lighter": "aves que perdem peso",
  "notification_choices.event.papers.ending": "documentos que vão caducar",
  "notification_choices.event.papers.ended": "documentos que caducaram",
  "notification_choices.event.member.joined": "quem entra na organização",
  "notification_choices.event.member.left": "quem sai da organização",
  "notification_choices.event.import.done": "importações concluídas",
  "notification_choices.event.trial.ending": "o fim do período experimental",
  "notification_choices.times": "Horas",
  "notification_choices.times.lead": "Pela hora da organização ({{zone}}).",
  "notification_choices.digest_hour": "Resumo do dia por e-mail",
  "notification_choices.digest_hour.hint": "Só é enviado quando há algo por ler.",
  "notification_choices.quiet_from": "Telemóvel em silêncio a partir das",
  "notification_choices.quiet_to": "Até às",
  "notification_choices.quiet.hint":
    "O que chegar entretanto aparece no fim do silêncio. Com duas horas iguais não há silêncio.",
  "notification_choices.pause": "Pausa",
  "notification_choices.pause.lead":
    "Para férias, por exemplo: nada disto lhe chega por e-mail nem ao telemóvel. Na Voliera continua a aparecer tudo.",
  "notification_choices.paused_until": "Em pausa até ao fim do dia",
  "notification_choices.paused": "Em pausa até {{date}}, inclusive",
  "notification_choices.paused.what":
    "Até lá, nada disto lhe chega por e-mail nem ao telemóvel. Na Voliera continua a aparecer tudo.",
  "notification_choices.resume": "Terminar a pausa",
  "notification_choices.resumed": "A pausa terminou.",
  "notification_choices.not_resumed": "A pausa continua: {{why}}",
  "notification_choices.save": "Guardar preferências",
  "notification_choices.saved": "As preferências foram guardadas.",
  "notification_choices.none.title": "Não há nada para escolher",
  "notification_choices.none.why":
    "Com a sua função nesta organização não recebe notificações. Se precisar delas, fale com o proprietário.",
  "notification_choices.none.demo": "Na demonstração não há notificações. Na sua conta escolhe aqui o que recebe.",
};

declare module "#app/locales/dictionary.ts" {
  interface Dictionaries {
    notifications: typeof notifications;
    notification_choices: typeof notification_choices;
  }
}
