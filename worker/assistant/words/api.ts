import type { Summaries } from "#worker/kit/room.ts";

/** What each call does, for whoever writes a program. */
export const summaries: Summaries = {
  "POST /api/assistant/questions": {
    pt: "Responde a uma pergunta com os seus próprios dados",
    en: "Answers a question from your own records",
  },
  "POST /api/assistant/turns/:id/confirm": {
    pt: "Faz o que uma resposta propôs, uma só vez",
    en: "Does what an answer proposed, once",
  },
  "POST /api/assistant/turns/:id/undo": {
    pt: "Desfaz o que se fez a partir de uma resposta",
    en: "Takes back what was done by an answer",
  },
  "POST /api/assistant/turns/:id/mark": {
    pt: "Diz se uma resposta foi boa ou má",
    en: "Says whether an answer was good or bad",
  },
  "GET /api/assistant/threads": {
    pt: "As suas próprias conversas com o assistente",
    en: "One's own conversations with the assistant",
  },
  "DELETE /api/assistant/threads": {
    pt: "Apaga todas as suas conversas com o assistente",
    en: "Deletes all one's conversations with the assistant",
  },
  "GET /api/assistant/threads/:id": {
    pt: "Uma conversa, com o que se perguntou e respondeu",
    en: "A conversation, with what was asked and answered",
  },
  "PUT /api/assistant/threads/:id": { pt: "Muda o nome de uma conversa", en: "Renames a conversation" },
  "DELETE /api/assistant/threads/:id": { pt: "Apaga uma conversa", en: "Deletes a conversation" },
  "GET /api/assistant/settings": {
    pt: "Se um modelo de linguagem pode ajudar o assistente",
    en: "Whether a language model may help the assistant",
  },
  "PUT /api/assistant/settings": {
    pt: "Deixa, ou deixa de deixar, que um modelo de linguagem ajude",
    en: "Lets a language model help, or no more",
  },
};
