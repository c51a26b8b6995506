declare module "#app/locales/dictionary.ts" {
  interface Dictionaries {
    results: typeof results;
  }
}
export const results = {
  "results.title": "Resultados",
  "results.lead":
    "Quantos ovos foram férteis, quantos nasceram e quantas crias foram desmamadas. Cada número leva aos seus ovos.",
  "results.by": "Comparar por",
  "results.by.species": "Espécie",
  "results.by.season": "Época",
  "results.by.hen": "Fêmea",
  "results.by.cock": "Macho",
  "results.by.pair": "Casal",
  "results.by.machine": "Incubadora",
  "results.by.month": "Mês",
  "results.filter": "Filtrar os resultados",
  "results.season": "Época",
  "results.season.all": "Todas as épocas",
  "results.species": "Espécie",
  "results.species.all": "Todas as espécies",
  "results.caption": "Resultados, linha a linha",
  "results.total": "Total",
  "results.nobody.hen": "Não se sabe qual das fêmeas",
  "results.nobody.cock": "Não se sabe qual dos machos",
  "results.nobody.machine": "Em ninhos",
  "results.nobody.month": "Sem dia da postura",
  "results.nobody.species": "Espécie apagada",
  "results.of.checked": "{{share}} de {{whole}} verificados",
  "results.of.fertile": "{{share}} de {{whole}} férteis",
  "results.of.set": "{{share}} de {{whole}} chocados",
  "results.of.hatched": "{{share}} de {{whole}} crias",
  "results.few.checked": "{{fraction}} dos verificados",
  "results.few.fertile": "{{fraction}} dos férteis",
  "results.few.set": "{{fraction}} dos chocados",
  "results.few.hatched": "{{fraction}} das crias",
  "results.raised": "Criados",
  "results.open.why":
    "As taxas contam só o que chegou ao fim: ovos que nasceram ou não, crias desmamadas ou mortas. O que está em aberto aparece ao lado.",
  "results.thirds.why":
    "Um embrião morreu entre a última vez que foi visto vivo e o dia em que o encontrou morto: daí o terço da incubação.",
  "results.raised.why":
    "Um ovo adotado conta para o seu próprio casal; as crias que outro casal desmamou estão em «Criados».",
  "results.lines_one": "{{count}} linha",
  "results.lines": "{{count}} linhas",
  "results.lines_other": "{{count}} linhas",
  "results.none": "Ainda não há ovos",
  "results.none.why":
    "Quando os casais tiverem ovos, aqui compara a fertilidade, os nascimentos e as crias desmamadas.",
  "results.none.go": "Ver os casais",
  "results.nothing": "Nenhum ovo corresponde ao que escolheu.",
};
