import type { Language } from "#db/vocabulary.ts";
import { fitted, mm, newPaper, type Paper, printable } from "#worker/labels/pdf-ink.ts";
import { colourOf, page, quiet, SheetPen, wide } from "#worker/labels/pdf-pen.ts";
import { embedded } from "#worker/labels/pdf-picture.ts";
import { widthOf, wrapped } from "#worker/labels/pdf-wrapping.ts";
import { translate } from "#worker/locales/translate.ts";
import type { Picture } from "#worker/photos/printable.ts";

/** What a receipt is printed with, all in words; `accent` is `#rrggbb`. */
export type ReceiptPrint = {
  title: string;
  warning: string;
  number: string;
  issuer: string;
  isOwn: boolean;
  accent: string | null;
  logo: Picture | undefined;
  language: Language;
  seller: string[];
  buyer: string[];
  facts: string[];
  heads: string[];
  lines: Array<{ text: string; cells: [string, string, string]; more: string[] }>;
  sums: Array<[string, string]>;
  notes: string[];
  foot: string;
};

const size = 9.5;
/** How wide the columns of figures are, right of what was sold. */
const figures = [mm(20), mm(28), mm(30)] as const;
const whatWide = wide - figures.reduce((sum, it) => sum + it, 0) - mm(4);

/** The receipt of a sale as a PDF of A4 pages. */
export async function receiptPdf(print: ReceiptPrint): Promise<Uint8Array> {
  const paper = await newPaper();
  const { title, number, language, issuer } = print;
  paper.pdf.setTitle(`${title} ${number}`);
  paper.pdf.setLanguage(language === "pt" ? "pt-PT" : "en");
  paper.pdf.setAuthor(issuer);
  const pen = new SheetPen(paper, colourOf(print.accent));
  const logo = print.logo && (await embedded(paper, print.logo));
  if (logo) pen.picture(logo);
  const width = wide - (logo ? mm(46) : 0);
  pen.line(`${title} ${number}`, { size: 20, width, colour: pen.strong });
  pen.line(print.warning, { size: 12, width });
  pen.space(mm(3));
  pen.rule();
  pen.space(mm(4));
  parties(pen, print);
  pen.space(mm(4));
  for (const fact of print.facts) pen.line(fact, { size, colour: quiet });
  pen.space(mm(3));
  row(pen, print.heads[0] ?? "", print.heads.slice(1), quiet);
  pen.rule();
  pen.space(mm(1));
  for (const line of print.lines) drawLine(pen, line);
  pen.rule();
  pen.space(mm(2));
  for (const [label, amount] of print.sums) row(pen, "", [label, amount]);
  pen.space(mm(8));
  for (const note of print.notes)
    for (const line of wrapped(paper, note, 8.5, wide)) pen.line(line, { size: 8.5, colour: quiet });
  feet(paper, print);
  return paper.pdf.save();
}

/** Who sells on the left, who buys on the right. A line too long for its half goes on below: a name is never cut. */
function parties(pen: SheetPen, { seller, buyer, issuer }: ReceiptPrint): void {
  const half = wide / 2 - mm(4);
  const rowsOf = (lines: string[]) =>
    lines.flatMap((line, at) => {
      const tall = at === 0 ? size + 1 : size;
      return wrapped(pen.paper, line, tall, half).map((text) => ({ text, style: { size: tall, width: half } }));
    });
  const [left, right] = [rowsOf(seller.length > 0 ? seller : [issuer]), rowsOf(buyer)];
  for (let at = 0; at < Math.max(left.length, right.length); at += 1) {
    const [mine, theirs] = [left[at], right[at]];
    pen.room(size * 1.4);
    pen.space(size);
    if (mine) pen.write(mine.text, mine.style);
    if (theirs) pen.write(theirs.text, Object.assign({ x: page.side + wide / 2 + mm(4) }, theirs.style));
    pen.space(size * 0.4);
  }
}

function drawLine(pen: SheetPen, { text, cells, more }: ReceiptPrint["lines"][number]): void {
  const [first = "", ...rest] = wrapped(pen.paper, text, size, whatWide);
  pen.room(size * 1.5 * (1 + Math.min(6, rest.length + more.length)));
  row(pen, first, cells);
  for (const line of rest) pen.line(line, { size, width: whatWide });
  for (const line of more) pen.line(line, { size: 8.5, width: wide, colour: quiet });
  pen.space(mm(1.5));
}

/** A row with figures at the right, each ending where those above end. */
function row(pen: SheetPen, text: string, cells: readonly string[], colour?: typeof quiet): void {
  const style = colour ? { colour } : {};
  pen.room(size * 1.5);
  pen.space(size);
  if (text) pen.write(text, { size, width: whatWide, ...style });
  let right = page.width - page.side;
  const widths = figures.slice(-cells.length);
  for (const [back, cell] of [...cells].reverse().entries()) {
    const room = widths.at(-1 - back) ?? mm(28);
    // A label of a sum may be longer than a figure.
    const width = back === cells.length - 1 && cells.length === 2 ? wide / 2 : room;
    const shown = Math.min(width, widthOf(pen.paper, printable(pen.paper, cell), size));
    pen.write(cell, { size, x: right - shown, width: width + 0.02, ...style });
    right -= room;
  }
  pen.space(size * 0.5);
}

function feet({ pdf, font, known }: Paper, { foot, isOwn, language }: ReceiptPrint): void {
  const pages = pdf.getPages();
  for (const [at, it] of pages.entries()) {
    const made = isOwn ? "" : ` · ${translate(language, "health.sheet.made")}`;
    const right = translate(language, "health.sheet.page", { page: at + 1, pages: pages.length });
    const room = wide - font.widthOfTextAtSize(right, 8) - mm(6);
    const { shown, size: fits } = fitted({ font, known }, `${foot}${made}`, room, 8);
    it.drawText(shown, { x: page.side, y: mm(11), size: fits, font, color: quiet });
    it.drawText(right, {
      x: page.width - page.side - font.widthOfTextAtSize(right, 8),
      y: mm(11),
      size: 8,
      font,
      color: quiet,
    });
  }
}
