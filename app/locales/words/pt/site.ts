export const site = {
  "site.foreign.title": "Pedido recusado",
  "site.foreign.detail":
    "Este pedido não veio de uma página da Voliera, por isso nada foi alterado. Abra a página e tente de novo.",
  "site.broken.title": "Erro inesperado",
  "site.broken.detail": "Algo falhou do nosso lado. O erro ficou registado; tente de novo daqui a pouco.",
  "site.too_large.title": "Demasiado grande",
  "site.too_large.detail": "O que enviou é maior do que o permitido. Nada foi guardado.",
  "site.unreadable.title": "Pedido inválido",
  "site.unreadable.detail":
    "Não foi possível ler este pedido, por isso nada foi alterado. Abra a página e tente de novo.",

  // Messages for the next page, whichever that is.
  "site.flash.login": "Sessão iniciada",
  "site.flash.unverified": "Confirme o seu e-mail para continuar.",
  "site.flash.code_sent": "E-mail de verificação enviado! Veja a sua caixa de entrada.",
  "site.flash.verified": "E-mail confirmado! Bem-vindo à Voliera!",
  "site.flash.session_expired": "A sessão expirou. Crie a conta de novo.",
  "site.flash.logout": "Sessão terminada",
  "site.flash.password_reset": "Palavra-passe guardada. Já pode entrar.",

  // The foot of the public pages.
  "site.foot.menu": "Mapa do site",
  "site.foot.voliera": "Voliera",
  "site.foot.help": "Ajuda",
  "site.foot.docs": "Guias",
  "site.foot.api": "API",
  "site.foot.integrations": "Integrações",
  "site.foot.account": "A sua conta",
  "site.foot.legal": "Informação legal",
};
