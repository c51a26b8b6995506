export const model = {
  "assistant.model.what":
    "Um modelo de linguagem pode ajudar a perceber perguntas e a escrever a frase da resposta. Os números vêm sempre dos seus registos, nunca dele.",
  "assistant.model.sent":
    "O que se envia: a pergunta e o que os registos respondem a essa pergunta, até 20 linhas de cada vez, com nomes de aves e contactos, anilhas e valores que quem pergunta pode ver.",
  "assistant.model.kept_here":
    "O que não se envia: palavras-passe, endereços de e-mail, fotografias, documentos, nem nada que a pergunta não peça.",
  "assistant.model.never": "O modelo não muda, não apaga nem envia nada, e não vê os dados de mais ninguém.",
  "assistant.model.checked":
    "Cada número, anilha, data e nome que escreve é conferido com os registos. O que não bate certo é riscado e fica a frase da Voliera.",
  "assistant.model.off": "Pode desligar quando quiser. Sem ele o assistente responde na mesma.",
  "assistant.model.daily":
    "No seu plano ajuda em {{count}} perguntas por dia; depois disso responde a Voliera sozinha.",
  "assistant.model.daily_one":
    "No seu plano ajuda em {{count}} pergunta por dia; depois disso responde a Voliera sozinha.",
  "assistant.model.daily_many":
    "No seu plano ajuda em {{count}} de perguntas por dia; depois disso responde a Voliera sozinha.",
  "assistant.model.daily_other":
    "No seu plano ajuda em {{count}} perguntas por dia; depois disso responde a Voliera sozinha.",
  "assistant.model.daily_zero": "O seu plano não inclui perguntas a um modelo de linguagem.",
} as const;
