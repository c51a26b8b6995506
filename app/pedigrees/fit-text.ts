/** How wide a character is drawn, in parts of the type size: on the safe side of every face in the stack. */
const narrow = { mono: 0.62, text: 0.6 };
const wide = 1.1;

export type Face = keyof typeof narrow;
export type Measure = { width: number; size: number; face: Face };

/** The estimated width of a text in pixels; never less than what a browser draws. */
export function widthOf(text: string, { size, face }: Omit<Measure, "width">): number {
  let ems = 0;
  for (const char of text) ems += isWide(char, face) ? wide : narrow[face];
  return ems * size;
}

/** Breaks a text into lines that fit, at spaces where there are any; nothing is left out. */
export function wrapped(text: string, measure: Measure): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.trim().split(/\s+/u)) {
    const joined = line ? `${line} ${word}` : word;
    if (fits(joined, measure)) {
      line = joined;
      continue;
    }
    if (line) lines.push(line);
    const pieces = fits(word, measure) ? [word] : broken(word, measure);
    lines.push(...pieces.slice(0, -1));
    line = pieces.at(-1) ?? "";
  }
  return line ? [...lines, line] : lines;
}

const fits = (text: string, measure: Measure) => widthOf(text, measure) <= measure.width;

function broken(word: string, measure: Measure): string[] {
  const pieces: string[] = [];
  let piece = "";
  for (const char of word) {
    const isMark = /^\p{M}$/u.test(char);
    if (piece && !isMark && !fits(piece + char, measure)) {
      pieces.push(piece);
      piece = "";
    }
    piece += char;
  }
  return piece ? [...pieces, piece] : pieces;
}

// Capitals and digits of a proportional face, East Asian letters and signs of any.
function isWide(char: string, face: Face): boolean {
  const point = char.codePointAt(0) ?? 0;
  return point >= 0x1100 || (face === "text" && /^[MWmw@%]$/u.test(char));
}
