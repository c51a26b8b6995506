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
export const preferences = {
  "preferences.title": "Preferências de notificações",
  "preferences.entry": "O que recebe na Voliera, por e-mail e no telemóvel.",
  "preferences.lead": "O que recebe, e por onde. O que desligar deixa também de aparecer na Voliera.",
  "preferences.table": "O que recebe e por onde",
  "preferences.what": "Assunto",
  "preferences.on": "Receber",
  "preferences.mail": "E-mail",
  "preferences.mail.off": "Nunca",
  "preferences.mail.digest": "No resumo",
  "preferences.mail.at_once": "Na hora",
  "preferences.push": "Telemóvel",
  "preferences.event.season.due": "o que há a fazer com ovos e crias",
  "preferences.event.season.overdue": "ovos que já deviam ter eclodido",
  "preferences.event.bird.lighter": "aves que perdem peso",
  "preferences.event.papers.ending": "documentos que vão caducar",
  "preferences.event.papers.ended": "documentos que caducaram",
  "preferences.event.member.joined": "quem entra na organização",
  "preferences.event.member.left": "quem sai da organização",
  "preferences.event.import.done": "importações concluídas",
  "preferences.event.trial.ending": "o fim do período experimental",
  "preferences.times": "Horas",
  "preferences.times.lead": "Pela hora da organização ({{zone}}).",
  "preferences.digest_hour": "Resumo do dia por e-mail",
  "preferences.digest_hour.hint": "Só é enviado quando há algo por ler.",
  "preferences.quiet_from": "Telemóvel em silêncio a partir das",
  "preferences.quiet_to": "Até às",
  "preferences.quiet.hint":
    "O que chegar entretanto aparece no fim do silêncio. Com duas horas iguais não há silêncio.",
  "preferences.pause": "Pausa",
  "preferences.pause.lead":
    "Para férias, por exemplo: nada disto lhe chega por e-mail nem ao telemóvel. Na Voliera continua a aparecer tudo.",
  "preferences.paused_until": "Em pausa até ao fim do dia",
  "preferences.paused": "Em pausa até {{date}}, inclusive",
  "preferences.paused.what":
    "Até lá, nada disto lhe chega por e-mail nem ao telemóvel. Na Voliera continua a aparecer tudo.",
  "preferences.resume": "Terminar a pausa",
  "preferences.resumed": "A pausa terminou.",
  "preferences.not_resumed": "A pausa continua: {{why}}",
  "preferences.save": "Guardar preferências",
  "preferences.saved": "As preferências foram guardadas.",
  "preferences.none.title": "Não há nada para escolher",
  "preferences.none.why":
    "Com a sua função nesta organização não recebe notificações. Se precisar delas, fale com o proprietário.",
  "preferences.none.demo": "Na demonstração não há notificações. Na sua conta escolhe aqui o que recebe.",
};

declare module "#app/locales/dictionary.ts" {
  interface Dictionaries {
    notifications: typeof notifications;
    preferences: typeof preferences;
  }
}
