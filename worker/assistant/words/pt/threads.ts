export const threads = {
  "assistant.too_many_one": "Perguntou muito num só minuto. Tente de novo daqui a {{count}} minuto.",
  "assistant.too_many_other": "Perguntou muito num só minuto. Tente de novo daqui a {{count}} minutos.",
  "assistant.key_reused": "Esta chave de idempotência já foi usada para outra pergunta.",
  "assistant.ambiguous": "Isto pode querer dizer mais do que uma coisa. Qual delas?",
  "assistant.not_there_named": "Não encontro {{name}} nos seus registos.",
  "assistant.emergency":
    "Isto pode ser uma emergência: fale já com um veterinário de aves. Até lá, mantenha a ave quente, sossegada e longe das outras.",
  "assistant.dose":
    "Doses de medicamentos nunca digo: dependem da ave, do peso e do que ela tem, e só um veterinário as pode indicar.",
  "assistant.unknown.words": "Não percebi a pergunta. Tente dizê-la por outras palavras.",
  "assistant.unknown.named": "Não percebi {{names}}, e não quero responder a outra coisa.",
  "assistant.unknown.unknowable": "Isso não posso saber: não há nada nos seus registos que o diga.",
  "assistant.unknown.language": "Percebo português e inglês. Pode perguntar numa destas línguas?",
  "assistant.mark.good": "Assistente: boa resposta",
  "assistant.mark.bad": "Assistente: má resposta",
  "assistant.mark.turn": "Pergunta: {{question}}\nResposta: {{answer}}",
  "assistant.mark.alone": "Sem a pergunta nem a resposta. Desfecho: {{outcome}}; procurou em: {{tool}}",
  "audit.organization.assistant_model": "Modelo de linguagem no assistente",
  "audit.organization.assistant_model.on": "Ligado",
  "audit.organization.assistant_model.off": "Desligado",
};
