/** A word without number and gender, of either language: `canaries` and `canary`, `canárias` and `canário` become one. */
export function stemOf(word: string): string {
  if (word.length < 4) return word;
  if (!word.endsWith("s")) return word.endsWith("a") ? `${word.slice(0, -1)}o` : word;
  return word
    .replace(/(?:oes|aes)$/, "ao")
    .replace(/ies$/, "y")
    .replace(/(ch|sh|x|ss)es$/, "$1")
    .replace(/([aeou])is$/, "$1l")
    .replace(/ns$/, "m")
    .replace(/([rz])es$/, "$1")
    .replace(/s$/, "")
    .replace(/a$/, "o");
}

/** The stems of the words of a phrase. */
export const stemsOf = (phrase: string): string => phrase.split(" ").map(stemOf).join(" ");
