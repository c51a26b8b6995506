export const tickets = {
  "audit.subject.ticket": "Pedido de ajuda",
};
