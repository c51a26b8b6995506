import { type Paper, printable } from "#worker/labels/pdf-ink.ts";

/** A text in lines that fit into a width, in points; a word that is wider than that is broken. */
export function wrapped(paper: Pick<Paper, "font" | "known">, text: string, size: number, width: number): string[] {
  const fits = (line: string) => paper.font.widthOfTextAtSize(line, size) <= width;
  return text.split("\n").flatMap((paragraph) => {
    const lines: string[] = [];
    let line = "";
    for (const word of printable(paper, paragraph).split(/\s+/).filter(Boolean)) {
      if (line !== "" && !fits(`${line} ${word}`)) {
        lines.push(line);
        line = "";
      }
      line = line === "" ? word : `${line} ${word}`;
      while (!fits(line) && line.length > 1) {
        const cut = longest(line, fits);
        lines.push(line.slice(0, cut));
        line = line.slice(cut);
      }
    }
    return line === "" ? lines : [...lines, line];
  });
}

/** How many of its letters fit, one at least. */
function longest(line: string, fits: (part: string) => boolean): number {
  let [least, most] = [1, line.length];
  while (most - least > 1) {
    const middle = (least + most) >> 1;
    [least, most] = fits(line.slice(0, middle)) ? [middle, most] : [least, middle];
  }
  // Half of a pair of code units is no letter.
  return /[\ud800-\udbff]/.test(line[least - 1] ?? "") ? Math.max(2, least - 1) : least;
}
