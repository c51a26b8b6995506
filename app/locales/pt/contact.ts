/** The contact page. */
export const contact = {
  "contact.title": "Contacto",
  "contact.description": "Uma dúvida, uma ideia, um problema? Escreva-nos. Recebe uma confirmação por e-mail.",
  "contact.ways": "Outras formas de contacto",
  "contact.way_email": "E-mail",
  "contact.way_phone": "Telefone",
  "contact.way_address": "Onde estamos",
  "contact.full_name": "Nome completo",
  "contact.email": "E-mail",
  "contact.email_hint": "É para aqui que respondemos.",
  "contact.subject": "Assunto",
  "contact.message": "Mensagem",
  "contact.trap": "Não preencha esta caixa",
  "contact.send": "Enviar mensagem",
  "contact.sent_title": "Mensagem enviada",
  "contact.sent_text":
    "Ficou guardada e vai a caminho. Enviámos-lhe uma confirmação por e-mail; respondemos para o mesmo endereço.",
  "contact.another": "Escrever outra mensagem",
  "contact.home": "Voltar ao início",
};
