export const pt = {
  "push.endpoint.unknown": "Este navegador dá um endereço que não conhecemos; use outro navegador.",
  "push.key.invalid": "As chaves deste navegador não são válidas.",
  "push.not_set_up": "Os avisos no telemóvel não estão configurados neste servidor.",
  "push.title.season": "Época de criação",
  "push.title.care": "Saúde do plantel",
  "push.title.trade": "Compras e vendas",
  "push.title.market": "Mercado",
  "push.title.papers": "Documentos",
  "push.title.account": "Conta",
} as const;
