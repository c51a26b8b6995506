export const ailing = {
  "health.kind.checkup": "Observação",
  "health.kind.illness": "Doença",
  "health.kind.injury": "Ferimento",
  "health.kind.vaccination": "Vacina",
  "health.kind.deworming": "Desparasitação interna",
  "health.kind.parasites": "Ácaros e piolhos",
  "health.kind.laboratory": "Análise de laboratório",
  "health.kind.surgery": "Cirurgia",
  "health.kind.egg_binding": "Ovo preso",
  "health.kind.quarantine": "Quarentena",
  "health.kind.recovery": "Recuperação",
  "health.kind.necropsy": "Necrópsia",
  "health.until": "até {{day}}",
};

declare module "#app/locales/dictionary.ts" {
  interface Dictionaries {
    ailing: typeof ailing;
  }
}
