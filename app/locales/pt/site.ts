export const site = {
  "site.foreign.title": "Pedido recusado",
  "site.foreign.detail": "Este pedido não veio de uma página da Voliera, por isso nada foi alterado. Abra a página e tente de novo.",
  "site.broken.title": "Erro inesperado",
  "site.broken.detail": "Algo falhou do nosso lado. O erro ficou registado; tente de novo daqui a pouco.",
  "site.too_large.title": "Demasiado grande",
  "site.too_large.detail": "O que foi enviado é maior do que o permitido. Nada foi gravado.",
};
