import type { PDFPage } from "@cantoo/pdf-lib";
import type { Square } from "#worker/qr-code.ts";
import { drawSquare, fitted, ink, mm, type Paper, printable } from "./pdf-ink.ts";
import { drawPhoto, type Turned } from "./pdf-picture.ts";
import { widthOf } from "./pdf-wrapping.ts";

/** A page of A4 with its margins, in points. */
export const page = { width: mm(210), height: mm(297), side: mm(18), top: mm(20), bottom: mm(20) };
export const wide = page.width - 2 * page.side;
/** The same lying across. */
export const across = { ...page, width: page.height, height: page.width, side: mm(12), top: mm(14), bottom: mm(17) };
const dark = ink(0.137, 0.149, 0.122);
export const quiet = ink(0.37, 0.38, 0.34);
const leaf = "#1f5a24";

type Style = { size: number; x?: number; width?: number; colour?: ReturnType<typeof ink> };

/** Writes from the top down, and goes on on the next page where one is full. */
export class SheetPen {
  private at: PDFPage;
  /** Points from the lower edge. */
  private y: number;
  /** Rows of the page at hand, as they stand in its stream, and the size of their letters. */
  private texts: string[] = [];
  private rowSize = 0;
  /** Points between the margins. */
  readonly wide: number;
  constructor(
    readonly paper: Paper,
    readonly strong: ReturnType<typeof ink>,
    readonly sheet: typeof page = page,
  ) {
    this.wide = sheet.width - 2 * sheet.side;
    this.at = this.turn();
    this.y = sheet.height - sheet.top;
  }
  private turn(): PDFPage {
    this.lay();
    this.at = this.paper.pdf.addPage([this.sheet.width, this.sheet.height]);
    this.y = this.sheet.height - this.sheet.top;
    return this.at;
  }
  /**
   * Texts at a size from here on, side by side. Of a book of thousands of lines each text drawn by the library by itself
   * would be objects until the file is saved: these are letters of one stream for each page.
   */
  row(texts: ReadonlyArray<readonly [text: string, x: number]>, size: number): void {
    for (const [text, x] of texts)
      this.texts.push(`1 0 0 1 ${x.toFixed(2)} ${this.y.toFixed(2)} Tm <${glyphsOf(this.paper, text)}> Tj`);
    this.rowSize = size;
  }
  /** Lays the rows that were written onto their page; whoever wrote rows does so at last. */
  lay(): void {
    if (this.texts.length === 0) return;
    const { pdf, font } = this.paper;
    const name = this.at.node.newFontDictionary("Rows", font.ref).toString();
    const stream = `q BT 0.137 0.149 0.122 rg ${name} ${this.rowSize} Tf\n${this.texts.join("\n")}\nET Q`;
    this.at.node.addContentStream(pdf.context.register(pdf.context.flateStream(stream)));
    this.texts = [];
  }
  /** Makes sure that so many points are left on the page; answers whether it took a new one. */
  room(points: number): boolean {
    const isFull = this.y - points < this.sheet.bottom;
    if (isFull) this.turn();
    return isFull;
  }
  space(points: number): void {
    this.y -= points;
  }
  line(text: string, { size, x = this.sheet.side, width = this.wide, colour = dark }: Style): void {
    this.room(size * 1.4);
    this.y -= size;
    this.write(text, { size, x, width, colour });
    this.y -= size * 0.4;
  }
  /** Writes without going on to the next line. */
  write(text: string, { size, x = this.sheet.side, width = this.wide, colour = dark }: Style): void {
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
      start: { x: this.sheet.side, y: this.y },
      end: { x: this.sheet.width - this.sheet.side, y: this.y },
      thickness: 0.6,
      color: this.strong,
    });
  }
  /** A thin line to write on by hand. */
  blank(x: number, width: number): void {
    const y = this.y - 1.5;
    this.at.drawLine({ start: { x, y }, end: { x: x + width, y }, thickness: 0.4, color: quiet });
  }
  /** A QR code at the right edge, from here down. */
  square(code: Square, side: number): void {
    drawSquare(this.at, code, { x: this.sheet.width - this.sheet.side - side, y: this.y }, side);
  }
  picture(photo: Turned): void {
    const room = {
      x: this.sheet.width - this.sheet.side - mm(40),
      y: this.sheet.top - mm(4),
      width: mm(40),
      height: mm(16),
    };
    drawPhoto(this.at, photo, room);
  }
}

const glyphs = new WeakMap<Paper["font"], Map<string, string>>();

/** A text in the numbers that a page's stream knows letters by. */
function glyphsOf({ font, known }: Paper, text: string): string {
  const own = glyphs.get(font) ?? new Map<string, string>();
  glyphs.set(font, own);
  let all = "";
  for (const sign of printable({ known }, text)) {
    const glyph = own.get(sign) ?? font.encodeText(sign).asString();
    own.set(sign, glyph);
    all += glyph;
  }
  return all;
}

/** A colour as `#rrggbb` to draw with; ours where none is said. */
export function colourOf(hex: string | null) {
  const colour = hex ?? leaf;
  const part = (at: number) => Number.parseInt(colour.slice(at, at + 2), 16) / 255;
  return ink(part(1), part(3), part(5));
}
