export const pt = {
  "accounts.login.failed": "E-mail ou palavra-passe incorretos.",
  "accounts.login.too_many": "Demasiadas tentativas. Espere um pouco ou defina uma nova palavra-passe.",
  "accounts.busy": "Muitas pessoas estão a entrar neste momento. Espere alguns segundos e tente de novo.",
  "accounts.login.stopped":
    "Demasiadas tentativas falhadas. Defina uma nova palavra-passe por e-mail para voltar a entrar.",
  "accounts.password.required": "Escreva a palavra-passe.",
  "accounts.password.short": "A palavra-passe tem de ter pelo menos 8 carateres.",
  "accounts.password.long": "A palavra-passe pode ter no máximo 256 carateres.",
  "accounts.password.mismatch": "As palavras-passe não coincidem.",
  "accounts.password.common": "Esta palavra-passe é demasiado comum. Escolha outra.",
  "accounts.password.personal":
    "A palavra-passe não pode ser só o seu nome, e-mail ou organização. Acrescente outras palavras.",
  "accounts.password.wrong": "A palavra-passe atual não está correta.",
  "accounts.factor.young":
    "A verificação em dois passos foi ativada há menos de 15 minutos. Até lá, confirme com a palavra-passe.",
  "accounts.factor.wrong": "Este código não está certo, ou já foi usado. Espere pelo seguinte e tente de novo.",
  "accounts.factor.unreadable":
    "Já não conseguimos verificar os códigos desta aplicação. Use um código de recuperação e depois desative e volte a ativar a verificação em dois passos. Se não tem nenhum, peça a quem gere a organização que a desative, ou escreva-nos.",
  "accounts.session.tried_out": "Demasiadas tentativas erradas: a sessão terminou. Volte a entrar.",
  "accounts.factor.over": "A entrada demorou demasiado. Volte a entrar.",
  "accounts.factor.used_up": "Demasiados códigos errados. Volte a entrar daqui a alguns minutos.",
  "accounts.factor.is_on": "A verificação em dois passos já está ativa.",
  "accounts.factor.not_begun": "Comece de novo: o código QR foi mostrado há demasiado tempo.",
  "accounts.terms.required": "Aceite os termos de utilização e a política de privacidade.",
  "accounts.plan.on_request": "Este plano é combinado connosco. Escolha outro ou fale connosco.",
  "accounts.timezone.unknown": "Este fuso horário não existe. Escolha outro.",
  "accounts.locale.unknown": "Este idioma não existe. Escolha outro.",
  "accounts.organization.closed": "Não é possível criar a conta nesta organização. Comece a inscrição de novo.",
  "accounts.flow.order": "Complete primeiro o passo anterior.",
  "accounts.code.used_up": "Demasiadas tentativas com este código. Peça um código novo.",
  "accounts.code.too_soon": "O código acabou de ser enviado. Espere um pouco antes de pedir outro.",
  "accounts.closing.read_only":
    "A organização vai fechar: até lá os dados só podem ser consultados. Quem é proprietário pode mantê-la em Definições › Fechar.",
  "accounts.keys.calls_one": "Esta chave já fez as chamadas do minuto: tente daqui a {{count}} segundo.",
  "accounts.keys.calls_other": "Esta chave já fez as chamadas do minuto: tente daqui a {{count}} segundos.",
  "accounts.look.only": "Está apenas a ver: nada se altera, e só se mostra o que o proprietário autorizou.",
  "accounts.keys.never": "Nenhuma chave pode fazer isto: entre na sua conta e faça-o.",
  "accounts.keys.read_only": "Esta chave só lê.",
  "accounts.demo.closed":
    "Este é o plantel de demonstração: pode ver tudo, mas nada se altera aqui. Crie a sua conta para registar as suas aves.",
  "accounts.reset.invalid": "A ligação é inválida ou expirou. Peça uma nova.",
  "views.many": "Já tem {{limit}} vistas desta lista. Apague uma primeiro.",

  "audit.subject.view": "Vista guardada",
};
