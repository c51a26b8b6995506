// Longer than any clutch: `1-999999999` is a slip.
const mostNamed = 1000;
const part = /^(\d{1,6})(?:\s*[-–—]\s*(\d{1,6}))?$/;

/**
 * The numbers that a text such as `1-40, 45` names, ascending and each once; null where it cannot be read so, and for
 * more than a thousand. Commas, semicolons and blanks part; a span may be said from either end.
 */
export function numbersIn(text: string): number[] | null {
  const parts = text
    .normalize("NFKC")
    .replace(/\s*[-–—]\s*/g, "-")
    .split(/[\s,;]+/)
    .filter(Boolean);
  if (parts.length === 0) return null;
  const named = new Set<number>();
  for (const said of parts) {
    const [, first, last = first] = part.exec(said) ?? [];
    if (!first || !last) return null;
    const [from, to] = [Math.min(Number(first), Number(last)), Math.max(Number(first), Number(last))];
    if (from < 1 || to - from >= mostNamed) return null;
    for (let number = from; number <= to; number += 1) named.add(number);
    if (named.size > mostNamed) return null;
  }
  return [...named].sort((one, other) => one - other);
}

/** The shortest text that names these numbers: `1-40, 45`. */
export function namedNumbers(numbers: readonly number[]): string {
  const spans: Array<[from: number, to: number]> = [];
  for (const number of [...new Set(numbers)].sort((one, other) => one - other)) {
    const last = spans.at(-1);
    if (last && last[1] === number - 1) last[1] = number;
    else spans.push([number, number]);
  }
  return spans.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(", ");
}
