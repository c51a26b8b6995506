export const medicine = {
  "medicine.title": "Do stock",
  "medicine.field.lot": "Tirar de um lote do stock",
  "medicine.lot.none": "Não tirar do stock",
  "medicine.lot.of": "de {{day}}",
  "medicine.lot": "lote {{lot}}",
  "medicine.until": "validade até {{day}}",
  "medicine.field.quantity": "Sai do lote com cada dose",
  "medicine.hint.quantity": "Por exemplo 5 ml ou 2. Sai o que escrever; nada se calcula.",
  "medicine.field.dose_lot": "De que lote sai esta dose",
  "medicine.field.expired": "Dar mesmo fora da validade",
  "medicine.each": "{{amount}} com cada dose",
  "medicine.there": "há {{amount}}",
  "medicine.expired": "A validade acabou a {{day}}. Cada dose pede uma confirmação.",
  "medicine.expires": "A validade acaba a {{expiry}}, antes da última dose, a {{last}}.",
  "medicine.short": "No lote há {{amount}}: não chega para a próxima dose. Conte-o ou escolha outro.",
  "medicine.count": "Contar",
  "medicine.change": "Dar de outro lote",
  "medicine.choose": "Tirar de um lote do stock",
  "medicine.save": "Guardar o lote",
  "medicine.log.came": "Chegou",
  "medicine.log.all": "Ver o artigo",
  "medicine.log.birds_one": "{{count}} ave",
  "medicine.log.birds_other": "{{count}} aves",
  "medicine.log.birds": "{{count}} aves",
  "medicine.log": "Movimentos do lote {{lot}}",
};

declare module "#app/locales/dictionary.ts" {
  interface Dictionaries {
    medicine: typeof medicine;
  }
}
