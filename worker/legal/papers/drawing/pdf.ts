import { fitted, mm, newPaper, type Paper } from "#worker/labels/pdf-ink.ts";
import { across, colourOf, page, quiet, SheetPen } from "#worker/labels/pdf-pen.ts";
import { wrapped } from "#worker/labels/pdf-wrapping.ts";
import { translate } from "#worker/locales/translate.ts";
import { squareOf } from "#worker/qr-code.ts";
import type { Block, Layout, Leaf } from "./layout.ts";

const usual = 9;
const label = mm(44);
/** How far apart columns of a table are, and how tall a card is. */
const gap = mm(2);
const card = mm(46);
/** So many texts of a column are kept laid out. */
const mostLaid = 500;

/** A paper as a PDF of A4 pages, each copy beginning on its own. */
export async function paperPdf(layout: Layout): Promise<Uint8Array> {
  const paper = await newPaper();
  const { title, number, language, issuer } = layout;
  paper.pdf.setTitle(`${title} ${number}`);
  paper.pdf.setLanguage(language === "pt" ? "pt-PT" : "en");
  paper.pdf.setAuthor(issuer);
  const sheet = layout.isAcross ? across : page;
  const copies: Array<string | null> = [];
  for (const leaf of layout.leaves) {
    const before = paper.pdf.getPageCount();
    drawLeaf(new SheetPen(paper, colourOf(layout.accent), sheet), layout, leaf);
    for (let at = before; at < paper.pdf.getPageCount(); at += 1) copies.push(leaf.copy);
  }
  drawFeet(paper, layout, { copies, side: sheet.side });
  return paper.pdf.save();
}

function drawLeaf(pen: SheetPen, { title, number, warning, issuer, issued, language, notes }: Layout, leaf: Leaf) {
  pen.line(`${title} ${number}`, { size: 18, colour: pen.strong });
  pen.line(warning, { size: 10.5 });
  const day = translate(language, "legal.paper.issued", { day: issued });
  pen.line([issuer, day, leaf.copy].filter(Boolean).join(" · "), { size: 9.5, colour: quiet });
  pen.space(mm(2));
  pen.rule();
  for (const block of leaf.blocks) drawBlock(pen, block);
  pen.space(mm(3));
  for (const note of notes)
    for (const line of wrapped(pen.paper, note, 8, pen.wide)) pen.line(line, { size: 8, colour: quiet });
}

function drawBlock(pen: SheetPen, block: Block): void {
  if (block.is === "pairs") drawPairs(pen, block);
  else if (block.is === "table") drawTable(pen, block);
  else if (block.is === "card") drawCard(pen, block);
  else if (block.is === "signatures") drawSignatures(pen, block.names);
  else {
    pen.space(mm(3));
    for (const line of wrapped(pen.paper, block.text, usual + 0.5, pen.wide)) pen.line(line, { size: usual + 0.5 });
  }
}

function drawPairs(pen: SheetPen, { title, pairs }: Extract<Block, { is: "pairs" }>): void {
  pen.heading(title);
  for (const [name, value] of pairs) {
    const width = pen.wide - label;
    const lines = value === null ? [] : wrapped(pen.paper, value, usual + 0.5, width);
    pen.room(usual * 1.6 * Math.min(8, Math.max(1, lines.length)));
    pen.space(usual + 0.5);
    pen.write(name, { size: usual, width: label - mm(3), colour: quiet });
    if (lines[0] !== undefined) pen.write(lines[0], { size: usual + 0.5, x: pen.sheet.side + label, width });
    else pen.blank(pen.sheet.side + label, width);
    pen.space(usual * 0.6);
    for (const line of lines.slice(1)) pen.line(line, { size: usual + 0.5, x: pen.sheet.side + label, width });
  }
}

/** What does not fit a cell in one line goes on below; the heads are said again on each page. */
function drawTable(pen: SheetPen, { title, columns, rows, size: own, isTight }: Extract<Block, { is: "table" }>): void {
  const size = own ?? usual;
  const most = isTight ? 40 : 6;
  pen.heading(title);
  const whole = columns.reduce((sum, { share }) => sum + share, 0);
  const widths = columns.map(({ share }) => (pen.wide * share) / whole - gap);
  const places = widths.map((_, at) => pen.sheet.side + widths.slice(0, at).reduce((sum, it) => sum + it + gap, 0));
  const heads = () => {
    pen.space(8);
    for (const [at, { head }] of columns.entries())
      pen.write(head, { size: 7.5, x: places[at] ?? 0, width: widths[at] ?? 0, colour: quiet });
    pen.space(3);
  };
  // What a book says again and again, its species and its movements, is laid out once.
  const laid = widths.map(() => new Map<string, string[]>());
  const linesOf = (text: string, at: number): string[] => {
    const known = laid[at]?.get(text);
    if (known) return known;
    const lines = cut(wrapped(pen.paper, text, size, widths[at] ?? 0), most);
    if ((laid[at]?.size ?? 0) < mostLaid) laid[at]?.set(text, lines);
    return lines;
  };
  heads();
  for (const row of rows) {
    const cells = row.map((it, at) => (it === null ? null : linesOf(it, at)));
    const tall = Math.max(1, ...cells.map((it) => it?.length ?? 1));
    if (pen.room(size * 1.3 * tall + (isTight ? 2 : 6))) heads();
    for (let line = 0; line < tall; line += 1) {
      pen.space(size * 1.1);
      if (isTight) {
        pen.row(
          cells.flatMap((cell, at) => (cell?.[line] ? [[cell[line] ?? "", places[at] ?? 0] as const] : [])),
          size,
        );
        pen.space(size * 0.1);
        continue;
      }
      for (const [at, cell] of cells.entries()) {
        const [x, width] = [places[at] ?? 0, widths[at] ?? 0];
        if (cell === null && line === 0) pen.blank(x, width);
        else if (cell?.[line]) pen.write(cell[line] ?? "", { size, x, width });
      }
      pen.space(size * 0.2);
    }
    pen.space(isTight ? 1.5 : 3);
  }
  pen.lay();
}

/** Lines of a cell, with a sign where there are more than it takes. */
const cut = (lines: string[], most: number) =>
  lines.length > most ? [...lines.slice(0, most - 1), `${lines[most - 1]}…`] : lines;

function drawCard(pen: SheetPen, { title, lines, address }: Extract<Block, { is: "card" }>): void {
  pen.room(card + mm(6));
  pen.space(mm(4));
  const side = mm(30);
  if (address) pen.square(squareOf(address), side);
  const width = pen.wide - side - mm(4);
  const text = lines.flatMap((it) => wrapped(pen.paper, it, usual, width)).slice(0, 8);
  pen.line(title, { size: 14, width, colour: pen.strong });
  for (const line of text) pen.line(line, { size: usual, width });
  pen.space(Math.max(0, card - mm(8) - 14 * 1.4 - text.length * usual * 1.4));
  pen.rule();
}

function drawSignatures(pen: SheetPen, names: readonly string[]): void {
  pen.room(mm(20));
  pen.space(mm(14));
  const width = pen.wide / 2 - mm(6);
  for (const at of names.keys()) pen.blank(pen.sheet.side + at * (pen.wide / 2 + mm(6)), width);
  pen.space(10);
  for (const [at, name] of names.entries())
    pen.write(name, { size: 8, x: pen.sheet.side + at * (pen.wide / 2 + mm(6)), width, colour: quiet });
  pen.space(4);
}

/** On every page whose paper it is, which copy, and which page of how many. */
function drawFeet(
  { pdf, font, known }: Paper,
  { title, number, isOwn, language }: Layout,
  { copies, side }: { copies: Array<string | null>; side: number },
) {
  const pages = pdf.getPages();
  for (const [at, it] of pages.entries()) {
    const made = isOwn ? null : translate(language, "health.sheet.made");
    const left = [`${title} ${number}`, copies[at], made].filter(Boolean).join(" · ");
    const right = translate(language, "health.sheet.page", { page: at + 1, pages: pages.length });
    const wide = it.getWidth() - 2 * side;
    const room = wide - font.widthOfTextAtSize(right, 8) - mm(6);
    const { shown, size: fits } = fitted({ font, known }, left, room, 8);
    const foot = { y: mm(11), font, color: quiet };
    it.drawText(shown, { ...foot, x: side, size: fits });
    it.drawText(right, { ...foot, x: it.getWidth() - side - font.widthOfTextAtSize(right, 8), size: 8 });
  }
}
