export const closing = {
  "audit.subject.closing": "Fecho da organização",
  "closing.title": "Fechar a organização",
  "closing.what": "Acabar: 30 dias para levar os dados ou voltar atrás, depois tudo é apagado.",
  "closing.lead":
    "Durante 30 dias a organização só se consulta. Depois tudo é apagado e ninguém o pode recuperar, nem nós.",
  "closing.before": "O que acontece",
  "closing.before.now":
    "Já hoje: nada mais se altera, as genealogias partilhadas deixam de abrir e todas as pessoas da organização recebem uma mensagem.",
  "closing.before.days": "Aos 23 e aos 29 dias: uma nova mensagem lembra toda a gente.",
  "closing.before.end":
    "Aos 30 dias: aves, fotografias, criação, pessoas, sessões e mensagens são apagadas. Fica só uma linha sem nome: que houve uma organização e em que dia acabou.",
  "closing.before.archive": "Leve antes um último arquivo: com ele pode recomeçar noutra organização.",
  "closing.archive": "Levar os dados",
  "closing.form": "Fechar",
  "closing.name": "Nome da organização",
  "closing.name.hint": "Para confirmar, escreva: {{name}}",
  "closing.password": "A sua palavra-passe",
  "closing.submit": "Fechar daqui a 30 dias",
  "closing.done": "A organização fecha a {{day}}. Até lá pode voltar atrás.",
  "closing.under_way": "A fechar",
  "closing.under_way.text":
    "Pedido a {{asked}}. A {{day}} tudo é apagado. Até lá só se consulta, e pode levar um último arquivo.",
  "closing.keep": "Manter a organização",
  "closing.kept": "A organização fica. Nada foi apagado.",
};

declare module "#app/locales/dictionary.ts" {
  interface Dictionaries {
    closing: typeof closing;
  }
}
