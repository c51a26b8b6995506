export const pt = {
  "demo.organization": "Viveiro da Ribeira",
  "demo.visitor": "Visitante",
  "demo.too_many":
    "A demonstração foi aberta muitas vezes a partir da sua rede. Pode voltar dentro de {{count}} minutos.",
  "demo.too_many_one": "A demonstração foi aberta muitas vezes a partir da sua rede. Pode voltar dentro de um minuto.",
  "demo.too_many_other":
    "A demonstração foi aberta muitas vezes a partir da sua rede. Pode voltar dentro de {{count}} minutos.",
};
