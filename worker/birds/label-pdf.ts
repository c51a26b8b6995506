import type { PDFFont, PDFPage } from "@cantoo/pdf-lib";
import { type LabelSheet, labelSheets } from "./label-contract.ts";
import { labelFace } from "./label-face.ts";
import type { Label, Square } from "./labels.ts";

const pointsPerMm = 72 / 25.4;
const missing = "□";
/** The empty margin a reader of squares needs, in modules. */
const quiet = 4;

type Sheet = (typeof labelSheets)[LabelSheet];

/** Labels on sheets of paper, as a PDF with its own letters; `skip` labels of the first sheet stay empty. */
export async function labelPdf(labels: Label[], { sheet: name, skip }: { sheet: LabelSheet; skip: number }) {
  const [{ PDFDocument }, { default: fontkit }] = await Promise.all([
    import("@cantoo/pdf-lib"),
    import("@cantoo/fontkit"),
  ]);
  const face = Uint8Array.from(atob(labelFace), (sign) => sign.charCodeAt(0));
  const pdf = await PDFDocument.create();
  pdf.registerFontkit(fontkit as never);
  const font = await pdf.embedFont(face, { subset: false });
  const known = new Set(font.getCharacterSet());
  pdf.setTitle("Voliera");
  const sheet = labelSheets[name];
  const perPage = sheet.columns * sheet.rows;
  let page: PDFPage | undefined;
  for (const [nth, label] of labels.entries()) {
    const at = nth + (skip % perPage);
    if (!page || at % perPage === 0) page = pdf.addPage([mm(sheet.page[0]), mm(sheet.page[1])]);
    drawLabel(page, sheet, at % perPage, { label, font, known });
  }
  if (!page) pdf.addPage([mm(sheet.page[0]), mm(sheet.page[1])]);
  return pdf.save();
}

const mm = (length: number) => length * pointsPerMm;

type Ink = { label: Label; font: PDFFont; known: Set<number> };

function drawLabel(page: PDFPage, sheet: Sheet, at: number, { label, font, known }: Ink) {
  const [width, height] = sheet.size;
  const left = sheet.margin[0] + (at % sheet.columns) * sheet.step[0];
  const top = sheet.margin[1] + Math.floor(at / sheet.columns) * sheet.step[1];
  const side = Math.min(height - 3, width * 0.48);
  const origin = { x: mm(left + 1.5), y: mm(sheet.page[1] - top - height / 2 + side / 2) };
  drawSquare(page, label.square, origin, mm(side));
  const room = { x: mm(left + side + 2), width: mm(width - side - 3.5) };
  const lines = [label.title, ...label.lines].slice(0, 3).map((text, nth) => {
    const shown = [...text].map((sign) => (known.has(sign.codePointAt(0) ?? 0) ? sign : missing)).join("");
    return { shown, size: sizeFor(font, shown, room.width, nth === 0 ? height * 0.42 : height * 0.26) };
  });
  const tall = lines.reduce((sum, { size }) => sum + size * 1.25, 0);
  let y = mm(sheet.page[1] - top - height / 2) + tall / 2;
  for (const { shown, size } of lines) {
    y -= size;
    page.drawText(shown, { x: room.x, y, size, font });
    y -= size * 0.25;
  }
}

// As large as the room allows: a ring is never cut.
function sizeFor(font: PDFFont, text: string, width: number, largest: number): number {
  const wide = font.widthOfTextAtSize(text, 1);
  return wide === 0 ? largest : Math.max(3, Math.min(largest, width / wide));
}

// Dark modules in one row are one rectangle, and a square is one path: 500 of them stay a small file.
function drawSquare(page: PDFPage, { size, bits }: Square, { x, y }: { x: number; y: number }, side: number) {
  const module = side / (size + 2 * quiet);
  const path = runsOf({ size, bits })
    .map(([row, from, length]) => {
      const left = (from + quiet) * module;
      const top = (row + quiet) * module;
      return `M${left.toFixed(2)} ${top.toFixed(2)}h${(length * module).toFixed(2)}v${module.toFixed(2)}h-${(length * module).toFixed(2)}z`;
    })
    .join("");
  page.drawSvgPath(path, { x, y, borderWidth: 0, color: black });
}

const black = { type: "RGB", red: 0, green: 0, blue: 0 } as never;

/** The dark runs of a square: row, first module, how many. */
export function runsOf({ size, bits }: Square): Array<[row: number, from: number, length: number]> {
  return Array.from({ length: size }, (_, row) => row).flatMap((row) => {
    const line = bits.slice(row * size, (row + 1) * size);
    return [...line.matchAll(/1+/g)].map(({ index, 0: run }): [number, number, number] => [row, index, run.length]);
  });
}
