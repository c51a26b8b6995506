export const sheet = {
  "sheet.title": "Fichas de saúde",
  "sheet.of": "Aves de {{name}}",
  "sheet.until": "Esta ligação é válida até {{day}}.",
  "sheet.events": "Histórico de saúde",
  "sheet.courses": "Tratamentos",
  "sheet.weights": "Pesos",
  "sheet.none": "Sem registos.",
  "sheet.period": "{{from}} a {{to}}",
  "sheet.to": "até {{day}}",
  "sheet.born": "Nascimento",
  "sheet.species": "Espécie",
  "sheet.sex": "Sexo",
  "sheet.status": "Estado",
  "sheet.times_one": "{{count}} vez por dia",
  "sheet.times_other": "{{count}} vezes por dia",
  "sheet.times": "{{count}} vezes por dia",
  "sheet.got_one": "{{got}} de {{count}} toma dada",
  "sheet.got_other": "{{got}} de {{count}} tomas dadas",
  "sheet.got": "{{got}} de {{count}} tomas dadas",
  "sheet.withdrawal": "intervalo de segurança até {{day}}",
  "sheet.made": "Feito com a Voliera.",
  "sheet.note": "Medicamento, dose e via tal como foram receitados; a Voliera não calcula doses.",
};

declare module "#app/locales/dictionary.ts" {
  interface Dictionaries {
    sheet: typeof sheet;
  }
}
