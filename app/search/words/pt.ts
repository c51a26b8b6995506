export const search = {
  "search.title": "Procurar",
  "search.lead": "Aves, casais, espécies, locais e incubadoras, por qualquer parte do nome ou da anilha.",
  "search.field": "O que procura?",
  "search.go": "Procurar",
  "search.birds": "Aves",
  "search.pairs": "Casais",
  "search.species": "Espécies",
  "search.places": "Locais",
  "search.bird.reference": "de outro criador",
  "search.birds_count": "{{count}} aves",
  "search.birds_count_one": "{{count}} ave",
  "search.birds_count_other": "{{count}} aves",
  "search.all_birds": "Ver todas as {{count}} aves na lista",
  "search.more_birds": "Mais de {{count}} aves: ver na lista",
  "search.all_pairs": "Ver os {{count}} casais na lista",
  "search.all_species": "Ver as {{count}} espécies na lista",
  "search.all_places": "Ver os {{count}} locais na lista",
  "search.incubators": "Incubadoras",
  "search.all_incubators": "Ver as {{count}} incubadoras na lista",
  "search.none": "Nenhum resultado para «{{q}}»",
  "search.none.why":
    "Procurámos em anilhas, nomes, microchips, casais, espécies, locais e incubadoras. Experimente só uma parte, como os últimos algarismos.",
  "search.none.short": "Com um ou dois carateres só procuramos no início e no fim. Escreva pelo menos três.",
  "search.add_bird": "Nova ave com a anilha {{ring}}",
  "search.said": "{{count}} resultados",
  "search.said_one": "{{count}} resultado",
  "search.said_other": "{{count}} resultados",
  "search.sought.scan": "Ler o código QR",
  "search.hint.ring": "Parte da anilha: 417 encontra PT 2026 0417, com ou sem espaços.",
  "search.hint.name": "Parte do nome: iris encontra Íris.",
  "search.hint.pair": "O número de um casal: 2027-07.",
  "search.hint.place": "Um local ou uma espécie: c12, canário.",
  "search.hint.keys": "De qualquer página: a tecla / ou Ctrl K, os algarismos e Enter.",
};

declare module "#app/locales/dictionary.ts" {
  interface Dictionaries {
    search: typeof search;
  }
}
