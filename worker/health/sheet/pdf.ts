import type { Language } from "#db/vocabulary.ts";
import { fitted, mm, newPaper, type Paper, printable } from "#worker/labels/pdf-ink.ts";
import { colourOf, page, quiet, SheetPen, wide } from "#worker/labels/pdf-pen.ts";
import { embedded, type Turned } from "#worker/labels/pdf-picture.ts";
import { wrapped } from "#worker/labels/pdf-wrapping.ts";
import { dayInWords } from "#worker/locales/dates.ts";
import { translate } from "#worker/locales/translate.ts";
import type { Picture } from "#worker/photos/printable.ts";
import type { Entry, SheetText } from "./lines.ts";

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
  const pen = new SheetPen(paper, colourOf(print.accent));
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
