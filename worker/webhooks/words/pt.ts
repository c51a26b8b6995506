export const pt = {
  "audit.subject.webhook": "Webhook",
  "audit.webhook.url": "Endereço",
  "audit.webhook.events": "Avisado de",
  "audit.webhook.paused": "Em pausa",
  "webhooks.url.required": "Escreva o endereço que devemos avisar.",
  "webhooks.url.long": "O endereço é demasiado longo.",
  "webhooks.url.invalid":
    "Escreva um endereço público que comece por https://, com um nome e sem porta, utilizador nem #: não serve um número nem um nome só da sua rede.",
  "webhooks.events.none": "Escolha pelo menos um acontecimento.",
  "webhooks.events.unknown": "Escolha acontecimentos da lista.",
  "webhooks.full": "O seu plano tem lugar para {{count}} webhooks. Remova um ou mude de plano.",
  "webhooks.none_in_plan": "O seu plano não inclui webhooks. Com o plano Profissional pode criar cinco.",
  "webhooks.not_paused": "Este webhook não está em pausa.",
  "webhooks.being_sent": "Este aviso está a ser enviado neste momento. Veja o resultado daqui a pouco.",
} as const;
