import type { Summaries } from "#worker/kit/room.ts";

export const summaries: Summaries = {
  "GET /api/operator/overview": {
    pt: "Diz quanto espera por quem gere a aplicação.",
    en: "Says how much waits for the operator.",
  },
  "GET /api/operator/actions": { pt: "Lista o que os operadores fizeram.", en: "Lists what operators did." },
  "GET /api/operator/help": {
    pt: "Diz o que se procurou na ajuda sem resultado e que artigos foram úteis.",
    en: "Says what was sought in the help in vain and which articles were useful.",
  },
  "GET /api/operator/state": { pt: "Diz como está a aplicação.", en: "Says how the app stands." },
  "POST /api/operator/addresses": {
    pt: "Liberta um endereço de e-mail travado por demasiadas tentativas.",
    en: "Frees an email address that too many attempts hold up.",
  },
  "GET /api/operator/organizations": { pt: "Lista as organizações.", en: "Lists the organisations." },
  "GET /api/operator/organizations/:key": { pt: "Mostra uma organização.", en: "Shows an organisation." },
  "PUT /api/operator/organizations/:key/plan": {
    pt: "Dá um plano a uma organização.",
    en: "Gives an organisation a plan.",
  },
  "POST /api/operator/organizations/:key/trial": { pt: "Prolonga um período experimental.", en: "Extends a trial." },
  "GET /api/operator/tickets": { pt: "Lista os pedidos de ajuda.", en: "Lists the tickets." },
  "GET /api/operator/tickets/:id": { pt: "Mostra um pedido de ajuda.", en: "Shows a ticket." },
  "PUT /api/operator/tickets/:id": { pt: "Muda o estado de um pedido.", en: "Sets where a ticket stands." },
  "POST /api/operator/tickets/:id/messages": { pt: "Responde a um pedido.", en: "Answers a ticket." },
  "PUT /api/operator/tickets/:id/messages/:message": {
    pt: "Deixa entrar uma mensagem de outro endereço, ou apaga-a.",
    en: "Lets a message from another address in, or erases it.",
  },
  "GET /api/operator/tickets/:id/files/:file": {
    pt: "Descarrega um ficheiro de um pedido.",
    en: "Downloads a file of a ticket.",
  },
  "GET /api/operator/feedback": { pt: "Lista as opiniões recebidas.", en: "Lists the feedback." },
  "GET /api/operator/feedback/:id": { pt: "Mostra uma opinião.", en: "Shows one piece of feedback." },
  "PUT /api/operator/feedback/:id": { pt: "Decide sobre uma opinião.", en: "Decides about feedback." },
  "GET /api/operator/contact": { pt: "Lista as mensagens de contacto.", en: "Lists the contact messages." },
  "GET /api/operator/contact/:id": { pt: "Mostra uma mensagem de contacto.", en: "Shows a contact message." },
  "POST /api/operator/contact/:id/answer": {
    pt: "Responde a uma mensagem de contacto.",
    en: "Answers a contact message.",
  },
  "GET /api/operator/looks": { pt: "Lista os acessos autorizados", en: "Lists the looks that are allowed" },
  "POST /api/operator/looks": { pt: "Abre um acesso autorizado", en: "Opens a look that is allowed" },
  "GET /api/operator/mails": {
    pt: "Lista os e-mails que não chegaram.",
    en: "Lists the emails that could not be delivered.",
  },
  "POST /api/operator/mails/:id/again": { pt: "Envia um e-mail outra vez.", en: "Sends an email again." },
};
