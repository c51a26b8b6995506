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

/** Whether a part of either name of a species is that, as the search asks the database. */
export function isNamed(species: { common_name: string; latin_name: string }, part: string): boolean {
  const name = foldName(part);
  return foldName(species.common_name).includes(name) || species.latin_name.toLowerCase().includes(name);
}

/** ASCII without stray spaces: folding it is lower case and nothing else. An import folds 50,000 such texts. */
export const isSimple = (text: string): boolean => /^(?:[!-~]+(?: [!-~]+)*)?$/.test(text);
