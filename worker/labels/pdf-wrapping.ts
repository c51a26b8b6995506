import { type Paper, printable } from "./pdf-ink.ts";

type Letters = Pick<Paper, "font" | "known">;

const advances = new WeakMap<Paper["font"], Map<string, number>>();

/** How far a text carries at a size, in points: the sum of its letters. Laid out by the font, a long sheet took seconds. */
export function widthOf({ font }: Letters, text: string, size: number): number {
  const known = advances.get(font) ?? new Map<string, number>();
  advances.set(font, known);
  let wide = 0;
  for (const sign of text) {
    const own = known.get(sign) ?? font.widthOfTextAtSize(sign, 1);
    known.set(sign, own);
    wide += own;
  }
  return wide * size;
}

/** A text in printable lines that fit into a width, in points; a word that is wider than that is broken. */
export function wrapped(letters: Letters, text: string, size: number, width: number): string[] {
  const blank = widthOf(letters, " ", size);
  return text.split("\n").flatMap((paragraph) => {
    const lines: string[] = [];
    let [line, filled] = ["", 0];
    const turn = () => {
      if (line !== "") lines.push(line);
      [line, filled] = ["", 0];
    };
    for (const word of printable(letters, paragraph).split(/\s+/).filter(Boolean))
      for (const part of partsOf(letters, word, size, width)) {
        const wide = widthOf(letters, part, size);
        if (line !== "" && filled + blank + wide > width) turn();
        filled += wide + (line === "" ? 0 : blank);
        line = line === "" ? part : `${line} ${part}`;
      }
    turn();
    return lines;
  });
}

/** A word, or the pieces of one that is wider than a line. */
function partsOf(letters: Letters, word: string, size: number, width: number): string[] {
  if (widthOf(letters, word, size) <= width) return [word];
  const parts: string[] = [];
  let [part, filled] = ["", 0];
  for (const sign of word) {
    const wide = widthOf(letters, sign, size);
    if (part !== "" && filled + wide > width) {
      parts.push(part);
      [part, filled] = ["", 0];
    }
    part += sign;
    filled += wide;
  }
  return [...parts, part];
}
