import { unfolded } from "../budget.ts";

// `_x000D_` is one letter.
const escape = /_x([\da-f]{4})_/gi;
const longest = 7 * (unfolded.cell + 1);

/** A text as it is put together from its pieces; of one that is too long for a cell just enough is kept to tell. */
export type Pieces = { add: (piece: string) => void; text: () => string };

/** Puts a text together; what ST_Xstring writes as `_x000D_` (ECMA-376 part 1, 22.9.2.19) is the letter it means. */
export function newPieces(): Pieces {
  let whole = "";
  return {
    add(piece) {
      if (whole.length < longest) whole += piece;
    },
    text() {
      const raw = whole.length > longest ? whole.slice(0, longest) : whole;
      const plain = raw.includes("_x") ? raw.replace(escape, letterOf) : raw;
      const lines = plain.includes("\r") ? plain.replaceAll("\r\n", "\n") : plain;
      return lines.length > unfolded.cell ? lines.slice(0, unfolded.cell + 1) : lines;
    },
  };
}

const letterOf = (_: string, code: string) => String.fromCharCode(Number.parseInt(code, 16));
