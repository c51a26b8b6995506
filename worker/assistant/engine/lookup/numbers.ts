import type { Language } from "#db/vocabulary.ts";

const words: Record<Language, Record<string, number>> = {
  pt: {
    um: 1,
    uma: 1,
    dois: 2,
    duas: 2,
    tres: 3,
    quatro: 4,
    cinco: 5,
    seis: 6,
    sete: 7,
    oito: 8,
    nove: 9,
    dez: 10,
    onze: 11,
    doze: 12,
  },
  en: {
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
  },
};

/** A number as it is typed, or in words to twelve; with a comma or a point before tenths. */
export function numberOf(word: string, language: Language): number | undefined {
  if (/^\d{1,9}(?:[.,]\d{1,3})?$/.test(word)) return Number(word.replace(",", "."));
  return Object.hasOwn(words[language], word) ? words[language][word] : undefined;
}
