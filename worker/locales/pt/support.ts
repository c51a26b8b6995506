export const support = {
  "support.too_many": "Já recebemos várias mensagens suas. Espere um pouco antes de enviar outra.",
};
