import type { PDFPage } from "@cantoo/pdf-lib";
import type { Language } from "#db/vocabulary.ts";
import { fitted, ink, mm, newPaper, type Paper, printable } from "#worker/labels/pdf-ink.ts";
import { drawPhoto, embedded, type Turned } from "#worker/labels/pdf-picture.ts";
import { dayInWords } from "#worker/locales/dates.ts";
import { translate } from "#worker/locales/translate.ts";
import type { Picture } from "#worker/photos/printable.ts";
import type { Entry, SheetText } from "./lines.ts";
import { widthOf, wrapped } from "./wrapping.ts";

/** What a sheet is printed with; `accent` is `#rrggbb`. */
export type SheetPrint = {
  text: SheetText;
  ring: string;
  issuer: string;
  isOwn: boolean;
  accent: string | null;
  logo: Picture | undefined;
  language: Language;
  /** `YYYY-MM-DD`. */
  today: string;
};

const page = { width: mm(210), height: mm(297), side: mm(18), top: mm(20), bottom: mm(20) };
const wide = page.width - 2 * page.side;
const dark = ink(0.137, 0.149, 0.122);
const quiet = ink(0.37, 0.38, 0.34);
const leaf = "#1f5a24";
/** Where what happened begins, right of its day. */
const column = mm(34);
const perRow = 4;
const longEntry = 10;

/** A bird's health sheet as a PDF of A4 pages, as many as it takes. */
export async function sheetPdf(print: SheetPrint): Promise<Uint8Array> {
  const paper = await newPaper();
  const { language, ring, text, issuer } = print;
  paper.pdf.setTitle(`${text.title} · ${ring}`);
  paper.pdf.setLanguage(language === "pt" ? "pt-PT" : "en");
  paper.pdf.setAuthor(issuer);
  const pen = new SheetPen(paper, colourOf(print.accent ?? leaf));
  drawHead(pen, print, print.logo && (await embedded(paper, print.logo)));
  for (const { title, none, entries } of text.sections) {
    pen.heading(title);
    if (entries.length === 0) pen.line(none, { size: 9.5, colour: quiet });
    for (const entry of entries) drawEntry(pen, entry);
  }
  drawWeights(pen, text);
  pen.space(mm(6));
  for (const line of wrapped(paper, text.note, 8, wide)) pen.line(line, { size: 8, colour: quiet });
  drawFeet(paper, print);
  return paper.pdf.save();
}

type Style = { size: number; x?: number; width?: number; colour?: ReturnType<typeof ink> };

/** Writes from the top down, and goes on on the next page where one is full. */
class SheetPen {
  private at: PDFPage;
  /** Points from the lower edge. */
  private y: number;
  constructor(
    readonly paper: Paper,
    readonly strong: ReturnType<typeof ink>,
  ) {
    this.at = this.turn();
    this.y = page.height - page.top;
  }
  private turn(): PDFPage {
    this.at = this.paper.pdf.addPage([page.width, page.height]);
    this.y = page.height - page.top;
    return this.at;
  }
  /** Makes sure that so many points are left on the page. */
  room(points: number): void {
    if (this.y - points < page.bottom) this.turn();
  }
  space(points: number): void {
    this.y -= points;
  }
  line(text: string, { size, x = page.side, width = wide, colour = dark }: Style): void {
    this.room(size * 1.4);
    this.y -= size;
    this.write(text, { size, x, width, colour });
    this.y -= size * 0.4;
  }
  /** Writes without going on to the next line. */
  write(text: string, { size, x = page.side, width = wide, colour = dark }: Style): void {
    const whole = printable(this.paper, text);
    const isFitting = widthOf(this.paper, whole, size) <= width + 0.01;
    const { shown, size: fits } = isFitting ? { shown: whole, size } : fitted(this.paper, whole, width, size);
    this.at.drawText(shown, { x, y: this.y, size: fits, font: this.paper.font, color: colour });
  }
  heading(text: string): void {
    // Never alone at the foot of a page.
    this.room(mm(24));
    this.space(mm(6));
    this.line(text, { size: 13, colour: this.strong });
    this.rule();
    this.space(mm(1.5));
  }
  rule(): void {
    this.at.drawLine({
      start: { x: page.side, y: this.y },
      end: { x: page.width - page.side, y: this.y },
      thickness: 0.6,
      color: this.strong,
    });
  }
  picture(photo: Turned): void {
    const room = { x: page.width - page.side - mm(40), y: page.top - mm(4), width: mm(40), height: mm(16) };
    drawPhoto(this.at, photo, room);
  }
}

function drawHead(pen: SheetPen, { text, ring, issuer }: SheetPrint, logo: Turned | undefined): void {
  if (logo) pen.picture(logo);
  const width = wide - (logo ? mm(46) : 0);
  pen.line(text.title, { size: 20, width, colour: pen.strong });
  pen.line(issuer, { size: 11, width });
  pen.space(mm(3));
  pen.rule();
  pen.space(mm(4));
  pen.line(ring, { size: 17 });
  for (const line of wrapped(pen.paper, text.facts, 10.5, wide)) pen.line(line, { size: 10.5, colour: quiet });
}

function drawEntry(pen: SheetPen, { when, title, more }: Entry): void {
  const size = 9.5;
  const width = wide - column;
  const below = more.flatMap((text) => wrapped(pen.paper, text, size, width));
  // A short one stays in one piece.
  pen.room(size * (below.length <= longEntry ? 2.2 + 1.4 * below.length : 3.6));
  pen.space(size);
  pen.write(when, { size, width: column - mm(3), colour: quiet });
  pen.write(title, { size: size + 0.5, x: page.side + column, width });
  pen.space(size * 0.45);
  for (const line of below) pen.line(line, { size, x: page.side + column, width, colour: quiet });
  pen.space(mm(1.8));
}

function drawWeights(pen: SheetPen, { weights: { title, none, cells } }: SheetText): void {
  pen.heading(title);
  if (cells.length === 0) pen.line(none, { size: 9.5, colour: quiet });
  const step = wide / perRow;
  for (let from = 0; from < cells.length; from += perRow) {
    pen.room(14);
    pen.space(9.5);
    for (const [nth, { when, grams }] of cells.slice(from, from + perRow).entries()) {
      const x = page.side + nth * step;
      pen.write(when, { size: 8.5, x, width: step * 0.52, colour: quiet });
      pen.write(grams, { size: 9.5, x: x + step * 0.56, width: step * 0.4 });
    }
    pen.space(4.5);
  }
}

/** On every page whose sheet it is, the day, and which page of how many. */
function drawFeet({ pdf, font, known }: Paper, { ring, today, language, isOwn }: SheetPrint): void {
  const pages = pdf.getPages();
  for (const [at, it] of pages.entries()) {
    const made = isOwn ? "" : ` · ${translate(language, "health.sheet.made")}`;
    const left = printable({ known }, `${ring} · ${dayInWords(today, language)}${made}`);
    const right = translate(language, "health.sheet.page", { page: at + 1, pages: pages.length });
    const foot = { y: mm(11), size: 8, font, color: quiet };
    const room = wide - font.widthOfTextAtSize(right, 8) - mm(6);
    const { shown, size } = fitted({ font, known }, left, room, 8);
    it.drawText(shown, { ...foot, size, x: page.side });
    it.drawText(right, { ...foot, x: page.width - page.side - font.widthOfTextAtSize(right, 8) });
  }
}

function colourOf(hex: string) {
  const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return ink(part(1), part(3), part(5));
}
