import { yieldThread } from "#worker/yield-thread.ts";

export type Line = {
  /** From 0. */
  at: number;
  /** Its first cells, as many as are wanted. */
  cells: string[];
  /** Whether any of its cells says something, wanted or not. */
  isFilled: boolean;
};
type Wanted = { separator: string; columns: number; lines: number };

// So many letters take some ten milliseconds.
const atOnce = 250_000;
const quote = '"';

/**
 * Walks the lines of a delimited text once, as RFC 4180 has them; a quotation mark that closes nothing stays in its cell,
 * and a cell that is never closed takes all there is. Nothing is kept of a line but the cells wanted. Others are served in
 * between.
 */
export async function eachLine(text: string, { separator, columns, lines }: Wanted, take: (line: Line) => void) {
  const ends = { cell: finder(text, separator), line: finder(text, "\n") };
  let pause = atOnce;
  let at = 0;
  for (let line = 0; line < lines && at < text.length; line += 1) {
    if (at > pause) {
      await yieldThread();
      pause = at + atOnce;
    }
    const cells: string[] = [];
    let isFilled = false;
    for (let isOver = false; !isOver; ) {
      const { words, end } = cellAt(text, at, separator, ends);
      isFilled ||= words.trim() !== "";
      if (cells.length < columns) cells.push(words);
      isOver = text[end] !== separator;
      at = end + 1;
    }
    take({ at: line, cells, isFilled });
  }
}

type Finder = (from: number) => number;

/** Where a sign stands next; the end of the text where it stands no more. Each letter is looked at once. */
function finder(text: string, sign: string): Finder {
  let found = -1;
  return (from) => {
    if (found < from) {
      const next = text.indexOf(sign, from);
      found = next < 0 ? text.length : next;
    }
    return found;
  };
}

/** What a cell says, and where what ends it stands. */
function cellAt(text: string, at: number, separator: string, ends: Record<"cell" | "line", Finder>) {
  if (text[at] !== quote) {
    const end = Math.min(ends.cell(at), ends.line(at));
    return { words: text.slice(at, end), end };
  }
  for (let close = text.indexOf(quote, at + 1); close >= 0; close = text.indexOf(quote, close + 2)) {
    if (text[close + 1] === quote) continue;
    const end = behindBlanks(text, close + 1, separator);
    const isClosed = text[end] === separator || text[end] === "\n" || close === text.length - 1;
    if (isClosed) return { words: text.slice(at + 1, close).replaceAll('""', quote), end };
  }
  return { words: text.slice(at + 1), end: text.length };
}

function behindBlanks(text: string, from: number, separator: string): number {
  let at = from;
  while (at < text.length && text[at] !== separator && text[at] !== "\n" && /\s/.test(text[at] ?? "")) at += 1;
  return at;
}
