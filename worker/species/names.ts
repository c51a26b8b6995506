import { plainDashes } from "#worker/fields.ts";

/**
 * A text as comparisons see it: one script form (NFKC), no case, no accents, one hyphen for every dash, single spaces.
 * "Canário " and "canario" fold to the same. Never shown, only compared.
 */
export function foldName(text: string): string {
  if (isSimple(text)) return text.toLowerCase();
  const bare = text
    .normalize("NFKC")
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    // Hangul falls apart under NFKD and has to be put together again.
    .normalize("NFKC");
  return plainDashes(bare).replace(/\s+/gu, " ").trim();
}

/** A name as a list may have it, or as it is looked for: folded, and words with nothing but a space between. */
export const plainName = (text: string): string =>
  foldName(text)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** Whether a scientific name is a hybrid's: those of both species with a cross between, or the letter typed for it. */
export const isHybridName = (latin_name: string): boolean => /\s[×x]\s/iu.test(latin_name);

/** ASCII without stray spaces: folding it is lower case and nothing else. An import folds 50,000 such texts. */
export const isSimple = (text: string): boolean => /^(?:[!-~]+(?: [!-~]+)*)?$/.test(text);
