export const pt = {
  "operator.answer_missing": "Escreva a resposta.",
  "operator.contact.answered": "Esta mensagem já foi respondida.",
  "operator.contact.wrote": "A {{day}} escreveu-nos:",
  "operator.mail.again": "Este e-mail já foi enviado outra vez, ou está a caminho.",
  "operator.plan.paid": "Esta organização paga uma subscrição. Só depois de a cancelar se pode dar outro plano.",
  "operator.trial.days": "Escolha de 1 a 30 dias.",
  "operator.trial.none": "Esta organização não tem período experimental que se possa prolongar.",
  "operator.trial.stale": "Entretanto outra pessoa mudou este período experimental. Veja como está agora.",
};
