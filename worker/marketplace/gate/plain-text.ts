import { foldName } from "#worker/species/names.ts";

// Letters of other scripts that look like ours: whoever mixes them in wants to be read, and not to be found.
const lookAlikes: Readonly<Record<string, string>> = Object.fromEntries(
  [
    "аa",
    "еe",
    "оo",
    "рp",
    "сc",
    "хx",
    "уy",
    "іi",
    "ѕs",
    "јj",
    "кk",
    "мm",
    "нh",
    "тt",
    "вb",
    "αa",
    "οo",
    "ιi",
    "νv",
    "ρp",
  ].map((pair) => [...pair]),
);
const invisible = /\p{Cf}/gu;

/** A digit of any script as ours; their blocks begin at a code that ends in 0 or in 6. */
function plainDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  const last = code % 16;
  return String(/\p{Nd}/u.test(String.fromCodePoint(code - last)) ? last % 10 : ((last + 10) % 16) % 10);
}

/** A text as it is read over: no case, no accents, nothing invisible, digits and look-alikes of other scripts as ours. */
export const plainText = (text: string): string =>
  foldName(text.replace(invisible, ""))
    .replace(/[^\p{ASCII}]/gu, (letter) => lookAlikes[letter] ?? letter)
    .replace(/\p{Nd}/gu, (digit) => (digit <= "9" ? digit : plainDigit(digit)));

/** Its words alone, one space between; letters that were spaced out are a word again. */
export const wordsOf = (plain: string): string =>
  plain
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .replace(/(?<![^ ])\p{L}(?: \p{L}(?![^ ])){2,}/gu, (run) => run.replaceAll(" ", ""));
