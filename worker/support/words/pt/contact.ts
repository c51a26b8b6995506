export const contact = {
  "support.name_missing": "Escreva o seu nome.",
  "support.email_missing": "Escreva o seu e-mail, para podermos responder.",
  "support.subject_missing": "Escreva o assunto.",
  "support.message_missing": "Escreva a mensagem.",
  "support.message_long": "A mensagem pode ter até 5000 carateres. Encurte-a ou divida-a em duas.",
  "support.too_many": "Já recebemos várias mensagens suas. Pode enviar outra dentro de {{count}} minutos.",
  "support.too_many_one": "Já recebemos várias mensagens suas. Pode enviar outra dentro de um minuto.",
  "support.too_many_other": "Já recebemos várias mensagens suas. Pode enviar outra dentro de {{count}} minutos.",
  "support.too_quick":
    "Este formulário chegou tão depressa que parecia enviado por um programa. Desculpe o engano: envie-o de novo.",
  "support.form_old": "Este formulário esteve aberto mais de um dia. O que escreveu está todo aqui: envie de novo.",
  "support.key_reused":
    "Este formulário já foi enviado com outro texto, e essa mensagem chegou. Para enviar também esta, envie de novo.",
};
