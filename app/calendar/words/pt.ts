export const calendar = {
  "calendar.title": "Calendário",
  "calendar.entry": "A sua agenda no calendário do telemóvel ou do computador.",
  "calendar.lead":
    "O que a agenda lhe lembra, no calendário que já usa: ovoscopias, eclosões, anilhas, tratamentos e tarefas.",
  "calendar.none":
    "Ainda não tem um endereço. Crie um e junte-o ao seu calendário: ele passa a mostrar a agenda e acompanha o que muda.",
  "calendar.make": "Criar endereço",
  "calendar.anew": "Criar outro endereço",
  "calendar.close": "Fechar endereço",
  "calendar.made": "Endereço criado. O anterior, se havia, já não abre.",
  "calendar.closed": "Endereço fechado.",
  "calendar.failed": "Não foi possível. Tente outra vez.",
  "calendar.address": "O seu endereço",
  "calendar.unknown": "O endereço continua a funcionar, mas já não se pode mostrar. Crie outro se precisar dele.",
  "calendar.since": "Criado em {{day}}.",
  "calendar.read": "Lido pela última vez em {{day}}.",
  "calendar.unread": "Ainda nenhum calendário o leu.",
  "calendar.open": "Abrir no calendário deste aparelho",
  "calendar.open.where": "(iPhone, iPad e Mac).",
  "calendar.google": "Google Calendar, no computador: “Outros calendários”, “+”, “A partir de URL”, e cole o endereço.",
  "calendar.outlook": "Outlook: “Adicionar calendário”, “Subscrever da Web”, e cole o endereço.",
  "calendar.private":
    "Quem tiver este endereço vê a sua agenda, sem preços nem nomes de pessoas. Se o deu a alguém por engano, crie outro. Os calendários costumam atualizar de hora a hora ou uma vez por dia.",
};

declare module "#app/locales/dictionary.ts" {
  interface Dictionaries {
    calendar: typeof calendar;
  }
}
