export const followups = {
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
    followups: typeof followups;
  }
}
