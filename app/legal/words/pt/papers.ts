export const papers = {
  "forms.kind": "Documento",
  "forms.kind.any": "Todos os documentos",
  "forms.kind.transfer": "Declaração de cedência",
  "forms.kind.reservation": "Termo de reserva",
  "forms.kind.captive_birth": "Nascimento em cativeiro",
  "forms.kind.loss": "Morte, fuga ou roubo",
  "forms.kind.cites": "Dossiê CITES",
  "forms.kind.show": "Inscrição em exposição",
  "forms.kind.loan": "Contrato de empréstimo",
  "forms.kind.passport": "Passaporte da ave",
  "forms.kind.annual_return": "Averbamento anual",
  "forms.kind.cage_card": "Cartão de gaiola",
  "forms.kind.clutch_card": "Cartão de postura",
  "forms.kind.treatment_log": "Registo de tratamentos",
  "forms.kind.register": "Registo do ano",
} as const;

declare module "#app/locales/dictionary.ts" {
  interface Dictionaries {
    papers: typeof papers;
  }
}
