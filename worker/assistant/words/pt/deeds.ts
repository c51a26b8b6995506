export const deeds = {
  "assistant.deeds.how": "Ainda nada foi feito: só depois de dizer que sim. Enquanto ninguém lhe mexer, pode desfazer.",
  "assistant.deeds.nothing": "Aqui não há nada para fazer.",
  "assistant.deeds.not_allowed": "A sua função não faz isto. Peça a quem gere a organização.",
  "assistant.deeds.done": "Feito: {{what}}.",
  "assistant.deeds.stale":
    "Algo mudou entretanto. Nada foi feito: veja como está agora e diga outra vez se é para fazer.",
  "assistant.deeds.expired": "Passou mais de uma hora e muita coisa pode ter mudado. Peça outra vez.",
  "assistant.deeds.undone": "Isto já foi feito e desfeito. Se o quer outra vez, peça de novo.",
  "assistant.deeds.not_done": "Isto não foi feito: não há nada para desfazer.",
  "assistant.deeds.move.title": "Mudar {{count}} aves para {{place}}",
  "assistant.deeds.move.title_one": "Mudar {{count}} ave para {{place}}",
  "assistant.deeds.move.title_many": "Mudar {{count}} de aves para {{place}}",
  "assistant.deeds.move.title_other": "Mudar {{count}} aves para {{place}}",
  "assistant.deeds.move.nowhere": "sem lugar",
  "assistant.deeds.move.gone": "{{ring}} já não está consigo.",
  "assistant.deeds.move.there": "{{ring}} já está em {{place}}.",
  "assistant.deeds.move.reason": "Aceite no assistente",
} as const;
