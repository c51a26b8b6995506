import type { Article } from "../../article.ts";

export const article: Article = {
  slug: "close-organisation",
  section: "account",
  title: { pt: "Fechar a organização", en: "Close the organisation" },
  synonyms: {
    pt: ["apagar conta", "fechar conta", "encerrar", "desistir", "eliminar dados", "cancelar conta", "rgpd", "sair"],
    en: ["delete account", "close account", "end", "quit", "erase data", "cancel account", "gdpr", "leave"],
  },
  gain: {
    pt: "Tem 30 dias para guardar os dados ou voltar atrás. Depois tudo é apagado, e nem nós o recuperamos.",
    en: "You have 30 days to save your data or change your mind. Then everything is erased, and not even we can recover it.",
  },
  as: "owner",
  steps: [
    {
      path: "/settings/close",
      key: "closing.archive",
      text: {
        pt: "Antes de tudo, escolha {{button}}. Com esse arquivo pode recomeçar noutra organização.",
        en: "First of all, choose {{button}}. With that archive you can start again in another organisation.",
      },
    },
    {
      path: "/settings/close",
      key: "closing.before",
      text: {
        pt: "Leia {{button}}: as genealogias partilhadas deixam de abrir e todos os membros recebem uma mensagem.",
        en: "Read {{button}}: shared pedigrees no longer open, and every member gets a message.",
      },
    },
    {
      path: "/settings/close",
      key: "closing.submit",
      text: {
        pt: "Escreva o nome da organização e a palavra-passe e carregue em {{button}}. Até lá só se consulta.",
        en: "Type the name of the organisation and your password and press {{button}}. Until then it can only be viewed.",
      },
    },
    {
      text: {
        pt: "Arrependeu-se? Volte à mesma página dentro dos 30 dias e mantenha a organização. Nada foi apagado.",
        en: "You regret it? Go back to the same page within the 30 days and keep the organisation. Nothing was erased.",
      },
    },
  ],
  faults: [
    {
      when: { pt: "Quero só sair eu.", en: "Only I want to leave." },
      cure: {
        pt: "No seu perfil pode sair da organização: os outros continuam. O único proprietário nomeia outro primeiro.",
        en: "In your profile you can leave the organisation: the others stay. The only owner makes someone else an owner first.",
      },
    },
    {
      when: { pt: "Só quero deixar de pagar.", en: "I only want to stop paying." },
      cure: {
        pt: "Cancele o plano. Passa para o gratuito e tudo o que registou continua legível.",
        en: "Cancel the plan. You go to the free one, and all you have recorded stays readable.",
      },
    },
  ],
  next: ["export-and-restore", "plans-and-paying"],
  picture: {
    path: "/settings/close",
    alt: {
      pt: "A página de fecho, com o que acontece em cada dia.",
      en: "The closing page, with what happens on each day.",
    },
  },
};
