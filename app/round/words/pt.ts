export const round = {
  "round.menu": "Ronda",
  "round.title": "Ronda",
  "round.empty": "Nada para ver na ronda",
  "round.empty.why":
    "Quando houver ovos em curso, ou crias para anilhar e desmamar, a ronda leva-o de gaiola em gaiola, com um toque por ovo.",
  "round.empty.go": "Ver os casais",
  "round.here": "Para fazer aqui",
  "round.here.eggs_one": "Nada para hoje; {{count}} ovo em curso.",
  "round.here.eggs_other": "Nada para hoje; {{count}} ovos em curso.",
  "round.here.eggs": "Nada para hoje; {{count}} ovos em curso.",
  "round.here.go": "Abrir na ronda",
  "round.position": "{{at}} de {{of}}",
  "round.place": "Ver o local",
  "round.no_cage": "Sem gaiola",
  "round.nothing": "Aqui não há nada para fazer agora.",
  "round.day": "Dia do registo",
  "round.day.today": "Hoje",
  "round.day.yesterday": "Ontem",
  "round.walk": "Percurso da ronda",
  "round.previous.to": "Anterior: {{name}}",
  "round.next.to": "Seguinte: {{name}}",
  "round.end": "Fim da ronda: ver a agenda",
  "round.seen_today": "Visto hoje, sem alterações.",
  "round.deed.lay": "+ ovo",
  "round.deed.lay.of": "+ ovo: casal {{pair}}",
  "round.deed.not_yet": "Ainda não",
  "round.done.looked": "Ovo {{egg}}: visto, sem alterações.",
  "round.refused.who": "Último registo do ovo {{egg}}: {{what}}, por {{who}}, {{when}}.",
  "round.refused.somebody": "alguém que já não está na equipa",
  "round.event.laid": "posto",
  "round.event.foster": "mudança de ninho",
  "round.event.looked": "visto, sem alterações",
  "round.event.chick": "ave criada",
  "round.event.ringed": "anilhada",
  "round.event.weaned": "desmamada",
  "round.event.undone": "passo anulado",
};

declare module "#app/locales/dictionary.ts" {
  interface Dictionaries {
    round: typeof round;
  }
}
