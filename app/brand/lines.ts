/** Something that says how wide a text is at a size. */
type Ruler = (text: string, size: number) => number;

/** Breaks a text into lines no wider than asked; a word that is too long by itself keeps a line. */
export function broken(text: string, width: number, measure: (line: string) => number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = [lines.at(-1), word].filter(Boolean).join(" ");
    if (lines.length > 0 && measure(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The largest of some sizes at which a text fits, with its lines; at the smallest, what is too much is cut with an ellipsis. */
export function fitted(
  text: string,
  { width, lines: most, sizes }: { width: number; lines: number; sizes: readonly number[] },
  ruler: Ruler,
): { size: number; lines: string[] } {
  const tried = sizes.map((size) => ({ size, lines: broken(text, width, (line) => ruler(line, size)) }));
  const fits = tried.find(({ size, lines }) => lines.length <= most && lines.every((it) => ruler(it, size) <= width));
  if (fits) return fits;
  const smallest = tried.at(-1) ?? { size: 16, lines: [text] };
  return { size: smallest.size, lines: cut(smallest.lines, most, (line) => ruler(line, smallest.size) <= width) };
}

function cut(lines: string[], most: number, fits: (line: string) => boolean): string[] {
  const kept = lines.slice(0, most);
  let last = kept.at(-1) ?? "";
  if (lines.length === kept.length && fits(last)) return kept;
  while (last.length > 1 && !fits(`${last}…`)) last = last.slice(0, -1);
  return [...kept.slice(0, -1), `${last.replace(/[\s,.;:]+$/, "")}…`];
}
