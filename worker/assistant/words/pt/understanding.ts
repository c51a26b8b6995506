export const understanding = {
  "assistant.question.required": "Escreva a sua pergunta.",
  "assistant.thread.required": "Dê um nome à conversa.",
  "assistant.not_allowed": "A sua função não vê isto. Quem gere a organização pode mudá-la em Membros.",
  "assistant.not_there": "Isso não existe nos seus registos.",
  "assistant.days": "de {{from}} a {{to}}",
  "assistant.list": "{{names}} e {{last}}",
};
