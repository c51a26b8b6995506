export const due = {
  "due.count.candle_one": "{{count}} ovo para ovoscopia",
  "due.count.candle_other": "{{count}} ovos para ovoscopia",
  "due.count.candle": "{{count}} ovos para ovoscopia",
  "due.count.hatch_one": "{{count}} ovo a eclodir",
  "due.count.hatch_other": "{{count}} ovos a eclodir",
  "due.count.hatch": "{{count}} ovos a eclodir",
  "due.count.lockdown_one": "{{count}} ovo a passar à eclosão",
  "due.count.lockdown_other": "{{count}} ovos a passar à eclosão",
  "due.count.lockdown": "{{count}} ovos a passar à eclosão",
  "due.count.overdue_one": "{{count}} ovo que já devia ter eclodido",
  "due.count.overdue_other": "{{count}} ovos que já deviam ter eclodido",
  "due.count.overdue": "{{count}} ovos que já deviam ter eclodido",
  "due.count.ring_one": "{{count}} cria para anilhar",
  "due.count.ring_other": "{{count}} crias para anilhar",
  "due.count.ring": "{{count}} crias para anilhar",
  "due.count.wean_one": "{{count}} cria para desmamar",
  "due.count.wean_other": "{{count}} crias para desmamar",
  "due.count.wean": "{{count}} crias para desmamar",
  "due.count.stored_one": "{{count}} ovo guardado para pôr a chocar",
  "due.count.stored_other": "{{count}} ovos guardados para pôr a chocar",
  "due.count.stored": "{{count}} ovos guardados para pôr a chocar",
  "due.tasks_one": "{{count}} tarefa",
  "due.tasks_other": "{{count}} tarefas",
  "due.tasks": "{{count}} tarefas",
  "due.feed": "Alimentar: {{name}}",
  "due.feed.book": "Já dei",
  "due.feed.missed_one": "{{name}}: {{count}} dia por registar",
  "due.feed.missed_other": "{{name}}: {{count}} dias por registar",
  "due.feed.missed": "{{name}}: {{count}} dias por registar",
  "due.feed.book.missed": "Também dei",
  "due.feed.more": "Há mais rondas por dar",
  "due.card": "A fazer hoje",
  "due.card.start": "Ronda",
  "due.card.all": "Ver a agenda",
  "due.card.late": "em atraso",
};

declare module "#app/locales/dictionary.ts" {
  interface Dictionaries {
    due: typeof due;
  }
}
