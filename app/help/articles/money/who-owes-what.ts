import type { Article } from "../../article.ts";

export const article: Article = {
  slug: "who-owes-what",
  section: "money",
  title: { pt: "Pagamentos: quem deve o quê", en: "Payments: who owes what" },
  synonyms: {
    pt: [
      "pagamento",
      "dívida",
      "em atraso",
      "lembrete",
      "extrato do banco",
      "mb way",
      "transferência",
      "contactos",
      "cliente",
    ],
    en: ["payment", "debt", "overdue", "reminder", "bank statement", "transfer", "contacts", "customer"],
  },
  gain: {
    pt: "Vê o que falta receber e pagar, do mais atrasado ao que ainda não venceu, e regista cada pagamento com um toque.",
    en: "You see what is still to be received and paid, from the latest overdue to what is not due yet, and record each payment with one tap.",
  },
  as: "manager",
  steps: [
    {
      path: "/payments",
      key: "payments.tab.due",
      text: {
        pt: "Em {{button}} estão as vendas e despesas por pagar, pelo tempo de atraso.",
        en: "{{button}} holds sales and expenses not paid yet, by how late they are.",
      },
    },
    {
      path: "/payments",
      key: "payments.today.sale",
      text: {
        pt: "Chegou o dinheiro? Um toque em {{button}}. Outro valor ou outro dia também serve.",
        en: "The money came? One tap on {{button}}. Another amount or another day will do too.",
      },
    },
    {
      path: "/payments",
      key: "payments.remind",
      text: {
        pt: "Com {{button}} vê o e-mail antes de seguir. No máximo um de 7 em 7 dias.",
        en: "{{button}} shows you the email before it goes. One every 7 days at most.",
      },
    },
    {
      path: "/payments/bank",
      key: "payments.bank.look",
      text: {
        pt: "Muitos de uma vez: escolha o ficheiro do seu banco e carregue em {{button}}. Os movimentos são comparados com as suas vendas e despesas, e nada se regista sem o seu sim.",
        en: "Many at once: choose your bank's file and press {{button}}. Transactions are compared with your sales and expenses, and nothing is recorded without your yes.",
      },
    },
    {
      path: "/contacts",
      key: "contacts.new",
      text: {
        pt: "Nos contactos está o que cada pessoa comprou e deve. {{button}} junta uma; dois nomes da mesma pessoa podem juntar-se.",
        en: "Contacts show what each person bought and owes. {{button}} adds one; two names of the same person can be merged.",
      },
    },
  ],
  faults: [
    {
      when: { pt: "Um pagamento está a mais.", en: "There is a payment too many." },
      cure: {
        pt: "Apague-o nos pagamentos feitos: a venda ou a despesa volta a ficar por pagar.",
        en: "Delete it among the payments made: the sale or expense is open again.",
      },
    },
    {
      when: { pt: "Não consigo enviar o lembrete.", en: "I cannot send the reminder." },
      cure: {
        pt: "Falta o e-mail no contacto, ou já foi um há menos de 7 dias.",
        en: "The contact has no email, or one went less than 7 days ago.",
      },
    },
    {
      when: { pt: "Alguém pede que apague os seus dados.", en: "Someone asks you to erase their data." },
      cure: {
        pt: "Apague o contacto. Fica só o que a lei manda guardar nas vendas com número, e a página diz o quê.",
        en: "Erase the contact. Only what the law wants kept in numbered sales stays, and the page says what.",
      },
    },
  ],
  next: ["sell-a-bird", "cost-per-chick"],
  picture: {
    path: "/payments",
    alt: { pt: "O que está por receber e por pagar.", en: "What is to be received and paid." },
  },
};
