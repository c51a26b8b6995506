export const apidocs = {
  "apidocs.title": "API",
  "apidocs.description":
    "Ligue os seus programas à Voliera: todas as chamadas da API, o que recebem e o que respondem, com exemplos.",
  "apidocs.headline": "A API da Voliera",
  "apidocs.rooms": "Todas as chamadas",
  "apidocs.calls": "{{count}} chamadas",
  "apidocs.calls_one": "{{count}} chamada",
  "apidocs.calls_other": "{{count}} chamadas",
  "apidocs.document": "O documento OpenAPI 3.1 inteiro está em [/api/openapi.json](/api/openapi.json).",
  "apidocs.start": "Para começar",
  "apidocs.start.text":
    "Faça uma chave em Definições, Chaves da API, e chame. Cada exemplo usa o que o anterior respondeu.",
  "apidocs.integrations": "Integrações",
  "apidocs.integrations.text":
    "- Webhooks: a Voliera avisa o seu servidor quando uma ave chega, muda ou sai, quando um ovo nasce e quando uma incubadora dá alarme.\n- Calendário: a agenda abre no calendário do telemóvel, com um endereço só seu.\n- Sensores: uma incubadora com ligação à rede envia as suas leituras, com uma chave própria.\n- Folhas de cálculo: as aves entram e saem em .xlsx e .csv.",
  "apidocs.back": "Todas as chamadas da API",
  "apidocs.contents": "Nesta página",
  "apidocs.path": "No endereço",
  "apidocs.query": "Na pergunta",
  "apidocs.body": "No corpo",
  "apidocs.answer": "Na resposta",
  "apidocs.example": "Exemplo",
  "apidocs.required": "obrigatório",
  "apidocs.public": "Não precisa de chave nem de sessão.",
  "apidocs.type.text": "texto",
  "apidocs.type.number": "número",
  "apidocs.type.boolean": "sim ou não",
  "apidocs.type.list": "lista",
  "apidocs.type.object": "objeto",
  "apidocs.type.file": "ficheiro",
  "apidocs.type.null": "null",
  "apidocs.type.any": "qualquer valor",
  "apidocs.or": "ou",
};

declare module "#app/locales/dictionary.ts" {
  interface Dictionaries {
    apidocs: typeof apidocs;
  }
}
