import { plainName } from "#worker/species/names.ts";

const mostWords = 8;
const longestWord = 40;

/**
 * What was typed as a question to `market_words`: every word must be there, the last may be the beginning of one. Undefined
 * where nothing of it is a word. Each word is quoted, so that none is an operator, and holds letters and digits alone.
 */
export function wordsQuery(typed: string): string | undefined {
  const words = plainName(typed)
    .split(" ")
    .filter(Boolean)
    .slice(0, mostWords)
    .map((word) => [...word].slice(0, longestWord).join(""));
  return words.length === 0 ? undefined : `${words.map((word) => `"${word}"`).join(" ")}*`;
}
