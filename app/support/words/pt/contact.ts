/** The contact page. */
export const contact = {
  "contact.title": "Contacto",
  "contact.description":
    "Uma dúvida, uma ideia, um problema? Escreva à Voliera: respondemos por e-mail no prazo de 24 horas.",
  "contact.headline": "Fale connosco",
  "contact.lead": "Uma dúvida, uma ideia, um problema? Escreva-nos: respondemos por e-mail no prazo de 24 horas.",
  "contact.way_email": "E-mail",
  "contact.way_phone": "Telefone",
  "contact.way_address": "Onde estamos",
  "contact.hours": "Horário de atendimento",
  "contact.hours.weekdays": "Segunda a sexta",
  "contact.hours.weekends": "Sábado e domingo",
  "contact.hours.note": "Hora de Lisboa. Fora destas horas, escreva-nos na mesma: respondemos no prazo de 24 horas.",
  "contact.write": "A sua mensagem",
  "contact.full_name": "Nome completo",
  "contact.email": "E-mail",
  "contact.email_hint": "Respondemos para este endereço.",
  "contact.subject": "Assunto",
  "contact.message": "Mensagem",
  "contact.trap": "Não preencha esta caixa",
  "contact.send": "Enviar mensagem",
  "contact.privacy": "Guardamos a mensagem um ano, só para lhe responder.",
  "contact.not_sent": "A mensagem ainda não foi enviada; o que escreveu continua aqui",
  "contact.topic.sales": "Quero falar com a equipa comercial",
  "contact.topic.plan": "Uma pergunta sobre os planos",
  "contact.topic.empresarial": "Plano Empresarial",
  "contact.questions": "Talvez já tenhamos a resposta",
  "contact.question.code": "Não recebi o código para confirmar o e-mail. E agora?",
  "contact.answer.code":
    "Veja primeiro a pasta de spam. O código é válido durante 10 minutos; depois pode pedir outro na mesma página, e só o último funciona.\n\nSe continuar sem chegar, confirme se o endereço está bem escrito ou escreva-nos daqui, de preferência com outro endereço.",
  "contact.question.sheet": "Tenho as aves numa folha de cálculo. Como começo?",
  "contact.answer.sheet":
    "[Crie uma conta](/signup) e abra «Importar», na página das aves. A Voliera lê ficheiros .xlsx, .xls, .ods e .csv até 10 000 linhas e mostra, antes de guardar seja o que for, o que vai entrar e que linhas e colunas têm erros. Depois, tem 24 horas para anular.\n\nSe não perceber um erro, copie-o para aqui e nós explicamos.",
  "contact.question.kept": "O que fazem com a minha mensagem?",
  "contact.answer.kept":
    "Fica na nossa base de dados, onde quem lhe responde a vai ler; ao fim de um ano é apagada. Não é usada para mais nada. Tudo o resto está na página de [privacidade](/privacy).",
  "contact.answer.kept.mailed":
    "Fica na nossa base de dados e segue por e-mail para quem lhe responde; ao fim de um ano é apagada. Não é usada para mais nada. Tudo o resto está na página de [privacidade](/privacy).",
  "contact.sent_title": "Mensagem enviada",
  "contact.sent_text":
    "Obrigado. Enviámos-lhe uma confirmação por e-mail e respondemos para o mesmo endereço no prazo de 24 horas.",
  "contact.another": "Escrever outra mensagem",
  "contact.home": "Voltar ao início",
};

declare module "#app/locales/dictionary.ts" {
  interface Dictionaries {
    contact: typeof contact;
  }
}
