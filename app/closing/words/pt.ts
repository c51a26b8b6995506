export const closing = {
  "audit.subject.closing": "Fecho da organização",
  "closing.title": "Fechar a organização",
  "closing.what": "Tem 30 dias para guardar os dados ou voltar atrás; depois tudo é apagado.",
  "closing.lead":
    "Durante 30 dias os dados só podem ser consultados. Depois tudo é apagado e ninguém o pode recuperar, nem nós.",
  "closing.before": "O que acontece",
  "closing.before.now":
    "Hoje: deixa de ser possível alterar dados, as genealogias partilhadas deixam de abrir e todos os membros recebem uma mensagem.",
  "closing.before.days": "Aos 23 e aos 29 dias: todos os membros recebem um lembrete.",
  "closing.before.end":
    "Aos 30 dias: aves, fotografias, criação, membros, sessões e mensagens são apagados. Fica apenas, sem nomes, que houve uma organização e em que dia fechou.",
  "closing.before.archive": "Antes, descarregue um último arquivo: com ele pode recomeçar noutra organização.",
  "closing.archive": "Descarregar os dados",
  "closing.form": "Fechar",
  "closing.name": "Nome da organização",
  "closing.name.hint": "Para confirmar, escreva: {{name}}",
  "closing.password": "A sua palavra-passe",
  "closing.submit": "Fechar daqui a 30 dias",
  "closing.done": "A organização fecha a {{day}}. Até lá pode voltar atrás.",
  "closing.under_way": "A fechar",
  "closing.under_way.text":
    "Fecho pedido a {{asked}}. A {{day}} tudo é apagado. Até lá só pode consultar os dados e descarregar um último arquivo.",
  "closing.keep": "Manter a organização",
  "closing.kept": "A organização fica. Nada foi apagado.",
};

declare module "#app/locales/dictionary.ts" {
  interface Dictionaries {
    closing: typeof closing;
  }
}
