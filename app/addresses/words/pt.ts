/** Mudar de e-mail, e o caminho de volta. */
export const addresses = {
  "addresses.title": "Mudar de e-mail",
  "addresses.lead": "Usa {{email}} para entrar e para receber as nossas mensagens.",
  "addresses.new": "Novo e-mail",
  "addresses.new_hint": "Enviamos um código de seis algarismos para este endereço.",
  "addresses.submit": "Enviar código",
  "addresses.sent": "Código enviado para {{email}}.",
  "addresses.cancel": "Cancelar",
  "addresses.code.title": "Confirmar o novo e-mail",
  "addresses.code.lead": "Enviámos um código de seis algarismos para {{email}}. Só pode usá-lo neste navegador.",
  "addresses.code": "Código de seis algarismos",
  "addresses.code_hint":
    "É válido durante 10 minutos e só pode ser usado uma vez. Se não o encontrar, veja na pasta de spam.",
  "addresses.code.submit": "Mudar de e-mail",
  "addresses.code.wrong": "Código inválido ou fora de prazo.",
  "addresses.code.other": "Usar outro endereço",
  "addresses.code.again": "Enviar outro código",
  "addresses.consequences":
    "O endereço anterior recebe um aviso com uma ligação para voltar atrás, válida durante 7 dias. As outras sessões terminam.",
  "addresses.done": "E-mail mudado para {{email}}. As outras sessões foram terminadas.",
  "addresses.back.title": "Repor o e-mail anterior",
  "addresses.back.lead": "O e-mail da conta volta a ser {{email}}.",
  "addresses.back.consequences":
    "Todas as sessões terminam e a palavra-passe atual deixa de funcionar: escolhe uma nova no passo seguinte. Se a verificação em dois passos foi ativada depois da mudança, é desativada, e desfaz-se o que a conta fez desde então: se foi removida, volta a ser membro com a função que tinha; quem ela convidou fica desativado até que o reative.",
  "addresses.back.submit": "Repor {{email}}",
  "addresses.back.gone": "Esta ligação já não é válida",
  "addresses.back.contact": "Escrever-nos",
  "addresses.back.login": "Entrar",
  "addresses.back.done": "O e-mail voltou a ser {{email}}. Escolha agora uma nova palavra-passe.",
};

declare module "#app/locales/dictionary.ts" {
  interface Dictionaries {
    addresses: typeof addresses;
  }
}
