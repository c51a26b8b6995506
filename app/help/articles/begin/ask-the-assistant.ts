import type { Article } from "../../article.ts";

export const article: Article = {
  slug: "ask-the-assistant",
  section: "begin",
  title: { pt: "Perguntar ao assistente", en: "Ask the assistant" },
  synonyms: {
    pt: ["pergunta", "resposta", "inteligência artificial", "quantos", "conversa", "previsão", "desfazer"],
    en: ["question", "answer", "artificial intelligence", "how many", "chat", "forecast", "undo"],
  },
  gain: {
    pt: "Pergunta por palavras suas e recebe o número certo dos seus registos, com as linhas de onde ele vem.",
    en: "You ask in your own words and get the right number from your records, with the rows it comes from.",
  },
  as: "keeper",
  steps: [
    {
      path: "/ai-assistant",
      key: "assistant.box",
      text: {
        pt: "Escreva em {{button}} o que quer saber, por exemplo: quantos canários tenho? Em português ou em inglês.",
        en: "Type under {{button}} what you want to know, such as: how many canaries do I have? In English or Portuguese.",
      },
    },
    {
      path: "/ai-assistant",
      key: "assistant.ask",
      text: {
        pt: "Carregue em {{button}}. Por baixo do número está como foi contado e a ligação para a página que mostra o mesmo.",
        en: "Press {{button}}. Below the number it says how it was counted, with a link to the page that shows the same.",
      },
    },
    {
      path: "/ai-assistant",
      text: {
        pt: "Continue a conversa: depois de perguntar pelos canários, basta escrever «e no ano passado?».",
        en: "Go on from there: after asking about canaries, “and last year?” is enough.",
      },
    },
    {
      path: "/ai-assistant",
      text: {
        pt: "Peça também coisas, como mudar uma ave de gaiola. Vê primeiro o que muda, diz que sim, e pode desfazer.",
        en: "Ask for things to be done too, such as moving a bird to another cage. You see first what changes, say yes, and can undo it.",
      },
    },
  ],
  faults: [
    {
      when: {
        pt: "O assistente diz que não percebeu uma palavra.",
        en: "The assistant says it did not understand a word.",
      },
      cure: {
        pt: "Escolha uma das perguntas que propõe, ou diga-o de outra maneira: ele nunca adivinha.",
        en: "Choose one of the questions it offers, or say it another way: it never guesses.",
      },
    },
    {
      when: { pt: "A resposta é que não pode saber isso.", en: "The answer is that it cannot know that." },
      cure: {
        pt: "Falta um registo. A resposta diz onde o escrever; depois pergunte de novo.",
        en: "A record is missing. The answer says where to write it down; then ask again.",
      },
    },
    {
      when: { pt: "Não quer que as perguntas fiquem guardadas.", en: "You do not want your questions kept." },
      cure: {
        pt: "Apague a conversa, ou todas, em «⋯». Sem isso ficam um ano, e só as vê quem perguntou.",
        en: "Delete the conversation, or all of them, under “⋯”. Otherwise they stay for a year, and only whoever asked sees them.",
      },
    },
  ],
  next: ["agenda-and-reminders", "season-results"],
};
