export const doses = {
  "doses.title": "Medicamentos",
  "doses.given": "Dada",
  "doses.given_of": "Dada: {{medicine}}",
  "doses.except": "Menos alguma ave",
  "doses.except_of": "Menos alguma ave: {{medicine}}",
  "doses.birds_one": "{{count}} ave",
  "doses.birds_other": "{{count}} aves",
  "doses.birds": "{{count}} aves",
  "doses.nth": "{{nth}}.ª toma",
  "doses.missed": "por registar",
  "doses.today_one": "{{count}} toma de medicamento por dar hoje",
  "doses.today_other": "{{count}} tomas de medicamentos por dar hoje",
  "doses.today": "{{count}} tomas de medicamentos por dar hoje",
  "doses.late_one": "{{count}} toma de medicamento por registar",
  "doses.late_other": "{{count}} tomas de medicamentos por registar",
  "doses.late": "{{count}} tomas de medicamentos por registar",
  "followups.again": "Voltar a ver",
  "followups.quarantine": "Fim da quarentena",
  "followups.done": "Visto",
  "followups.here": "Saúde",
  "followups.due_one": "Voltar a ver a ave {{ring}}",
  "followups.due": "{{count}} aves para voltar a ver",
  "followups.due_other": "{{count}} aves para voltar a ver",
  "followups.ending_one": "A quarentena de {{ring}} está a acabar",
  "followups.ending": "A quarentena de {{count}} aves está a acabar",
  "followups.ending_other": "A quarentena de {{count}} aves está a acabar",
  "followups.over_one": "Acabou a quarentena de {{ring}}",
  "followups.over": "Acabou a quarentena de {{count}} aves",
  "followups.over_other": "Acabou a quarentena de {{count}} aves",
};

declare module "#app/locales/dictionary.ts" {
  interface Dictionaries {
    doses: typeof doses;
  }
}
