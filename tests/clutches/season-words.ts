/** What a breeder reads on the pages, in the words of each language. */
export const seasonWords = {
  pt: {
    candle: "Ovoscopia a",
    ring: "Anilhar de",
    to: "a",
    candles: ["ovo para ovoscopia", "ovos para ovoscopia"],
    hatches: ["ovo a eclodir", "ovos a eclodir"],
    until: (day: number) => `até ${day} de abril`,
    date: (day: number) => `${day} de abril`,
    results: /Fertilidade 4\/5 Nascidos dos férteis 3\/4 Nascidos dos chocados 3\/6 Desmamados dos nascidos 2\/3/,
    raised: "Criados no ninho 1",
    died: "morreu a",
    nest: "No ninho do casal",
  },
  en: {
    candle: "Candle on",
    ring: "Ring from",
    to: "to",
    candles: ["egg to candle", "eggs to candle"],
    hatches: ["egg to hatch", "eggs to hatch"],
    until: (day: number) => `until ${day} April`,
    date: (day: number) => `${day} April`,
    results: /Fertility 4\/5 Hatched of fertile 3\/4 Hatched of set 3\/6 Weaned of hatched 2\/3/,
    raised: "Raised in the nest 1",
    died: "died on",
    nest: "In the nest of pair",
  },
};
