export const papertabs = {
  "papertabs.papers": "Documentos",
  "papertabs.register": "Registo",
  "papertabs.balances": "Saldos",
  "papertabs.return": "Mapa anual",
  "papertabs.handovers": "Entregas",
  "papertabs.rules": "Lei",
  "papertabs.templates": "Impresso",
} as const;

declare module "#app/locales/dictionary.ts" {
  interface Dictionaries {
    papertabs: typeof papertabs;
  }
}
