import type { Language } from "#db/vocabulary.ts";

/** What says nothing of what is sought. */
const idle: Record<Language, ReadonlySet<string>> = {
  pt: new Set(
    "a ao aos as com como da das de do dos e em esta este eu fazer faco ja me meu meus minha minhas na nao nas no nos o onde os ou para pela pelo por porque posso qual quando quanto que se sem ser seu sua tem tenho um uma voces".split(
      " ",
    ),
  ),
  en: new Set(
    "a an and are at be by can did do does for from get have how i if in is it its me my of on or our so the their there this to was we what when where which who why will with you your".split(
      " ",
    ),
  ),
};

/** The words of a text in small letters without accents, so that `Ovação` and `ovacao` are one. */
export const wordsIn = (text: string): string[] =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** The words of a question that say what is sought; all of them where none does. */
export function keyWords(text: string, language: Language): string[] {
  const all = [...new Set(wordsIn(text))];
  const own = all.filter((word) => !idle[language].has(word));
  return own.length > 0 ? own : all;
}

/** What several forms of a word share: `ovo`, `ovos`; `ring`, `rings`, `ringing` only by its beginning. */
export const stemOf = (word: string): string =>
  word.length > 4 && word.endsWith("oes")
    ? `${word.slice(0, -3)}ao`
    : word.length > 3 && word.endsWith("s")
      ? word.slice(0, -1)
      : word;

/** Whether two words are one but for a letter too many, missing, another, or two that changed places. */
export function isOneTypoAway(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  if (long.length > short.length) return short.slice(at) === long.slice(at + 1);
  if (short.slice(at + 1) === long.slice(at + 1)) return true;
  const isSwapped = short[at] === long[at + 1] && short[at + 1] === long[at];
  return isSwapped && short.slice(at + 2) === long.slice(at + 2);
}
