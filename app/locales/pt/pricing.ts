/** The page of plans and prices. */
export const pricing = {
  "pricing.title": "Preços",
  "pricing.description": "Os planos da Voliera: Starter grátis, Professional e Empresarial, com o que cada um inclui.",
};
