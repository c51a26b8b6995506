/** A página das opiniões. */
export const feedback = {
  "audit.subject.feedback": "Opiniões",
  "feedback.title": "Opinião",
  "feedback.lead":
    "O que falta, o que falha, o que lhe agrada: lemos tudo, e cada opinião mostra aqui o que fizemos dela.",
  "feedback.write": "A sua opinião",
  "feedback.type": "Tipo",
  "feedback.type.choose": "Escolha o tipo",
  "feedback.type.bug": "Algo falhou",
  "feedback.type.feature": "Falta alguma coisa",
  "feedback.type.improvement": "Pode ser melhor",
  "feedback.type.general": "Opinião geral",
  "feedback.field.title": "Título",
  "feedback.description": "Descrição",
  "feedback.description_hint": "Em que página, o que estava a fazer e o que esperava.",
  "feedback.rating": "Como avalia a Voliera?",
  "feedback.rating_hint": "Só se quiser: 1 é mau, 5 é ótimo.",
  "feedback.send": "Enviar opinião",
  "feedback.sent": "Obrigado pela sua opinião!",
  "feedback.ask_instead": "Precisa de uma resposta?",
  "feedback.ask_link": "Faça um pedido de ajuda",
  "feedback.own": "O que já nos disse",
  "feedback.none": "Ainda não nos disse nada. A primeira opinião que enviar aparece aqui, com o que fizermos dela.",
  "feedback.state.new": "Recebida",
  "feedback.state.planned": "Planeada",
  "feedback.state.done": "Feita",
  "feedback.state.declined": "Não vamos fazer",
  "feedback.answer": "A nossa resposta",
  "feedback.stars": "{{count}} em 5",
};

declare module "#app/locales/dictionary.ts" {
  interface Dictionaries {
    feedback: typeof feedback;
  }
}
