export const pt = {
  "support.name_missing": "Escreva o seu nome.",
  "support.email_missing": "Escreva o seu e-mail, para podermos responder.",
  "support.subject_missing": "Escreva o assunto.",
  "support.message_missing": "Escreva a mensagem.",
  "support.message_long": "A mensagem pode ter até 5000 caracteres. Encurte-a ou divida-a em duas.",
  "support.too_many": "Já recebemos várias mensagens suas. Pode enviar outra dentro de {{count}} minutos.",
  "support.too_many_one": "Já recebemos várias mensagens suas. Pode enviar outra dentro de um minuto.",
  "support.too_many_other": "Já recebemos várias mensagens suas. Pode enviar outra dentro de {{count}} minutos.",
  "support.too_quick":
    "Este formulário chegou tão depressa que parecia enviado por um programa. Desculpe o engano: envie-o outra vez.",
  "support.form_old": "Este formulário estava aberto há mais de um dia. Está tudo como o escreveu: envie outra vez.",
  "support.key_reused":
    "Este formulário já foi enviado com outras palavras, e essa mensagem chegou. Para enviar também esta, envie outra vez.",
};
