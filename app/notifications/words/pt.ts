export const notifications = {
  "notifications.title": "Notificações",
  "notifications.lead": "O que pede a sua atenção, com o mais recente em cima. Lidas ficam 90 dias, por ler 180.",
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

declare module "#app/locales/dictionary.ts" {
  interface Dictionaries {
    notifications: typeof notifications;
  }
}
