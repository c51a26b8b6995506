import { unfolded } from "../budget.ts";

// `_x000D_` is one letter.
const escaped = /_x([\da-f]{4})_/gi;
const longest = 7 * (unfolded.cell + 1);

/** A text with its next piece; of one that is too long for a cell just enough is kept to tell. */
export const longer = (raw: string, piece: string): string => (raw.length < longest ? raw + piece : raw);

/** What a text of the file means: `_x000D_` (ECMA-376 part 1, 22.9.2.19) is the letter, a line ends in one. */
export function meant(raw: string): string {
  const plain = raw.includes("_x") ? raw.slice(0, longest).replace(escaped, letterOf) : raw;
  const text = plain.includes("\r") ? plain.replaceAll("\r\n", "\n") : plain;
  return text.length > unfolded.cell ? text.slice(0, unfolded.cell + 1) : text;
}

const letterOf = (_: string, code: string) => String.fromCharCode(Number.parseInt(code, 16));
