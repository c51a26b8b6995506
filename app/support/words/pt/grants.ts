/** Quem da ajuda pode ver o efetivo. */
export const grants = {
  "access.looks.title": "Deixar a ajuda ver os dados",
  "access.looks.lead":
    "Quem o ajuda só vê os seus dados se o proprietário deixar, durante 24 horas. Vê, mas não altera nada, e cada coisa que viu fica escrita no histórico de acessos.",
  "access.looks.money": "Mostrar também os valores: vendas, despesas e contactos",
  "access.looks.give": "Deixar ver durante 24 horas",
  "access.looks.end": "Retirar o acesso",
  "access.looks.in_force": "Em vigor até {{moment}}",
  "access.looks.over": "Terminou {{moment}}",
  "access.looks.revoked": "Retirado {{moment}}",
  "access.looks.with_money": "com valores",
  "access.looks.without_money": "sem valores",
  "access.looks.from": "do pedido {{number}}",
  "access.looks.by": "dado por {{name}}",
  "access.looks.trail": "Ver o que a ajuda viu",
  "access.looks.given": "A ajuda pode ver os seus dados durante 24 horas.",
  "access.looks.withdrawn": "A ajuda já não vê os seus dados.",
  "access.looks.list": "Acessos dados à ajuda",
  "access.looks.banner": "Está a ver {{organization}} com autorização do proprietário, até {{until}}, sem valores.",
  "access.looks.banner_money":
    "Está a ver {{organization}} com autorização do proprietário, até {{until}}, com valores.",
  "access.looks.leave": "Sair",
  "access.looks.left": "Voltou à sua conta.",
  "access.looks.ended": "O acesso terminou. Voltou à sua conta.",
  "access.looks.console": "Acessos autorizados",
  "access.looks.console_lead":
    "Só se vê uma organização enquanto o proprietário deixar. Cada página que abrir fica escrita no histórico de acessos dela.",
  "access.looks.none.title": "Ninguém deixou ver os seus dados",
  "access.looks.none.detail": "Peça-o no pedido de ajuda: o proprietário dá o acesso aí ou nas definições.",
  "access.looks.organization": "Organização",
  "access.looks.what": "O que se vê",
  "access.looks.until": "Até",
  "access.looks.open": "Ver",
};

declare module "#app/locales/dictionary.ts" {
  interface Dictionaries {
    grants: typeof grants;
  }
}
