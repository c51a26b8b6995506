export const tickets = {
  "support.ticket.category_missing": "Escolha do que se trata.",
  "support.ticket.title_missing": "Escreva um título, em poucas palavras.",
  "support.ticket.text_missing": "Escreva o que aconteceu ou o que quer saber.",
  "support.ticket.text_long": "A mensagem pode ter até 10 000 carateres. Encurte-a ou divida-a em duas.",
  "support.ticket.too_many": "Já fez vários pedidos na última hora. Pode fazer outro dentro de {{count}} minutos.",
  "support.ticket.too_many_one": "Já fez vários pedidos na última hora. Pode fazer outro dentro de um minuto.",
  "support.ticket.too_many_other":
    "Já fez vários pedidos na última hora. Pode fazer outro dentro de {{count}} minutos.",
  "support.ticket.too_many_replies":
    "Já escreveu muitas mensagens na última hora. Pode escrever outra dentro de {{count}} minutos.",
  "support.ticket.too_many_replies_one":
    "Já escreveu muitas mensagens na última hora. Pode escrever outra dentro de um minuto.",
  "support.ticket.too_many_replies_other":
    "Já escreveu muitas mensagens na última hora. Pode escrever outra dentro de {{count}} minutos.",
  "support.ticket.key_reused":
    "Isto já foi enviado com outro texto, e esse chegou. Para enviar também este, envie de novo.",
  "audit.subject.ticket": "Pedido de ajuda",
  "audit.ticket.number": "Número",
  "audit.ticket.category": "Assunto",
  "audit.ticket.category.problem": "Problema",
  "audit.ticket.category.question": "Pergunta",
  "audit.ticket.category.billing": "Plano e pagamento",
  "audit.ticket.category.data": "Os meus dados",
  "audit.ticket.category.idea": "Ideia",
  "audit.ticket.follows": "Continua o pedido",
  "audit.ticket.state": "Estado",
  "audit.ticket.state.open": "Aberto",
  "audit.ticket.state.answered": "Respondido",
  "audit.ticket.state.waiting": "À espera",
  "audit.ticket.state.solved": "Resolvido",
  "audit.ticket.state.closed": "Fechado",
  "audit.ticket.priority": "Prioridade",
  "audit.ticket.priority.low": "Baixa",
  "audit.ticket.priority.normal": "Normal",
  "audit.ticket.priority.high": "Alta",
  "audit.ticket.priority.urgent": "Urgente",
};
