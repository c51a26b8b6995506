import { foldName } from "#worker/species/names.ts";
import type { ReadLine } from "./file-shape.ts";

/** A line with what it is known again by: its text folded, and which it is of those alike in day, amount and text. */
export type KeyedLine = ReadLine & { text_key: string; nth: number };

/** Lines of one file, in its order, each with its key. */
export function keyed(lines: readonly ReadLine[]): KeyedLine[] {
  const seen = new Map<string, number>();
  return lines.map((line) => {
    const text_key = foldName(line.text);
    const key = `${line.on} ${line.cents} ${text_key}`;
    const nth = seen.get(key) ?? 0;
    seen.set(key, nth + 1);
    return { ...line, text_key, nth };
  });
}
