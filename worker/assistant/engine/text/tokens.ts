import { foldName } from "#worker/species/names.ts";

/** A word of a question: as it was typed, and folded (no case, no accents). */
export type Token = { text: string; word: string };

const around = /^[^\p{L}\p{N}€$#]+|[^\p{L}\p{N}€$%]+$/gu;
const measured = /^(\d+(?:[.,]\d+)?)(gramas|grams|gr|g|kg|ml|mg|%|€|eur|euros|h)$/iu;
const priced = /^(€|\$)(\d+(?:[.,]\d+)?)$/u;

/** The words of a question. What holds a digit stays whole, whatever stands between its signs: it may be a ring or a day. */
export function tokensOf(question: string): Token[] {
  return question
    .normalize("NFKC")
    .split(/\s+/u)
    .flatMap(piecesOf)
    .map((text) => text.replace(around, ""))
    .filter((text) => text !== "")
    .map((text) => ({ text, word: foldName(text) }));
}

function piecesOf(text: string): string[] {
  const bare = text.replace(around, "");
  const [, amount, unit] = measured.exec(bare) ?? [];
  if (amount && unit) return [amount, unit];
  const [, sign, price] = priced.exec(bare) ?? [];
  if (sign && price) return [price, sign];
  if (/\d/u.test(bare)) return bare.split(/[,;](?!\d)|[–—]/u);
  return bare.split(/[^\p{L}\p{N}€$%]+/u);
}
