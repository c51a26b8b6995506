export const factors = {
  "factors.title": "Verificação em dois passos",
  "factors.what": "Um código do telemóvel, além da palavra-passe, para entrar na sua conta.",
  "factors.lead": "Quem descobrir a sua palavra-passe continua sem poder entrar: falta-lhe o código do seu telemóvel.",
  "factors.off": "A verificação em dois passos está desativada.",
  "factors.begin": "Ativar a verificação em dois passos",
  "factors.due": "A sua organização pede a verificação em dois passos a todos até {{date}}.",
  "factors.scan": "Leia este código QR com uma aplicação de autenticação no telemóvel.",
  "factors.scan.apps": "Serve qualquer uma: Aegis, FreeOTP, Google Authenticator, Microsoft Authenticator.",
  "factors.square": "Código QR para a aplicação de autenticação",
  "factors.open": "Abrir na aplicação deste aparelho",
  "factors.secret": "Ou escreva esta chave na aplicação",
  "factors.code": "Código da aplicação",
  "factors.code_hint": "Seis algarismos, que mudam a cada 30 segundos.",
  "factors.confirm": "Confirmar e ativar",
  "factors.again": "Começar de novo",
  "factors.codes.title": "Os seus códigos de recuperação",
  "factors.codes.lead":
    "Cada um serve uma vez, no lugar do código, se perder o telemóvel. Guarde-os agora: não voltam a ser mostrados.",
  "factors.codes.done": "Já os guardei",
  "factors.on": "Ativa desde {{date}}.",
  "factors.left_one": "Resta {{count}} código de recuperação.",
  "factors.left_other": "Restam {{count}} códigos de recuperação.",
  "factors.left": "Restam {{count}} códigos de recuperação.",
  "factors.end.title": "Desativar",
  "factors.end.lead": "Depois disto basta a palavra-passe para entrar.",
  "factors.end.code": "Código, ou um código de recuperação",
  "factors.end.submit": "Desativar a verificação em dois passos",
  "factors.ended": "Verificação em dois passos desativada.",
  "factors.password": "Palavra-passe",
  "factors.login.title": "Falta um passo",
  "factors.login.lead": "Introduza o código da sua aplicação de autenticação.",
  "factors.login.code": "Código",
  "factors.login.hint": "Seis algarismos da aplicação, ou um dos seus códigos de recuperação.",
  "factors.login.submit": "Entrar",
  "factors.login.again": "Voltar ao início",
  "factors.confirm.title": "Confirme a sua identidade",
  "factors.confirm.lead":
    "Para continuar, introduza a palavra-passe ou um código. A confirmação é válida durante 15 minutos.",
  "factors.confirm.code": "Ou um código da aplicação",
  "factors.confirm.submit": "Continuar",
  "factors.confirm.cancel": "Cancelar",
  "factors.first":
    "Já passaram mais de 15 minutos desde que introduziu a palavra-passe: confirme primeiro a sua identidade.",
  "factors.confirmed": "Identidade confirmada. Pode continuar.",
  "factors.rule.title": "Acesso",
  "factors.rule.what": "Se todos os membros têm de usar a verificação em dois passos.",
  "factors.rule.lead": "Com a verificação em dois passos, uma palavra-passe roubada não chega para entrar.",
  "factors.rule.off": "Cada membro decide se usa a verificação em dois passos.",
  "factors.rule.on":
    "Todos têm de usar a verificação em dois passos a partir de {{date}}. Quem ainda não a usa tem de a ativar ao entrar.",
  "factors.rule.ask": "Pedir a todos, daqui a uma semana",
  "factors.rule.stop": "Deixar de pedir",
  "factors.rule.saved": "Acesso guardado.",
  "factors.rule.without": "Ainda sem verificação em dois passos",
  "factors.rule.everybody": "Todos já usam a verificação em dois passos.",
};

declare module "#app/locales/dictionary.ts" {
  interface Dictionaries {
    factors: typeof factors;
  }
}
