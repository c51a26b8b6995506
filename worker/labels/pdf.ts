import type { PDFPage } from "@cantoo/pdf-lib";
import type { Picture } from "#worker/photos/printable.ts";
import { type LabelSheet, labelSheets } from "./contract.ts";
import type { Label } from "./labels.ts";
import { drawSquare, mm, newPaper, type Paper, printable, sizeFor } from "./pdf-ink.ts";
import { drawPhoto, embedded, type Turned } from "./pdf-picture.ts";

type Sheet = (typeof labelSheets)[LabelSheet];

type LabelOptions = { sheet: LabelSheet; skip: number; title: string; logo: Picture | undefined };

/**
 * Labels on sheets of paper, as a PDF with its own letters; `skip` labels of the first sheet stay empty, and where there is
 * room the logo stands above the words.
 */
export async function labelPdf(labels: Label[], { sheet: name, skip, title, logo: picture }: LabelOptions) {
  const paper = await newPaper();
  const { pdf } = paper;
  pdf.setTitle(title);
  const sheet = labelSheets[name];
  const logo = picture && sheet.logo > 0 ? await embedded(paper, picture) : undefined;
  const perPage = sheet.columns * sheet.rows;
  let page: PDFPage | undefined;
  for (const [nth, label] of labels.entries()) {
    const at = nth + (skip % perPage);
    if (!page || at % perPage === 0) page = pdf.addPage([mm(sheet.page[0]), mm(sheet.page[1])]);
    drawLabel(page, sheet, at % perPage, { label, paper, logo });
  }
  if (!page) pdf.addPage([mm(sheet.page[0]), mm(sheet.page[1])]);
  return pdf.save();
}

type Ink = { label: Label; paper: Paper; logo: Turned | undefined };

/** Between the logo and the words, in points. */
const gap = mm(0.8);

function drawLabel(page: PDFPage, sheet: Sheet, at: number, { label, paper, logo }: Ink) {
  const { font } = paper;
  const [width, height] = sheet.size;
  const left = sheet.margin[0] + (at % sheet.columns) * sheet.step[0];
  const top = sheet.margin[1] + Math.floor(at / sheet.columns) * sheet.step[1];
  const side = Math.min(height - 3, width * 0.48);
  const origin = { x: mm(left + 1.5), y: mm(sheet.page[1] - top - height / 2 + side / 2) };
  drawSquare(page, label.square, origin, mm(side));
  const room = { x: mm(left + side + 2), width: mm(width - side - 3.5) };
  const lines = [label.title, ...label.lines].slice(0, 3).map((text, nth) => {
    const shown = printable(paper, text);
    return { shown, size: sizeFor(font, shown, room.width, nth === 0 ? height * 0.42 : height * 0.26) };
  });
  const sign = logo ? mm(sheet.logo) : 0;
  const tall = lines.reduce((sum, { size }) => sum + size * 1.25, sign && sign + gap);
  let y = mm(sheet.page[1] - top - height / 2) + tall / 2;
  if (logo) {
    drawPhoto(page, logo, { ...room, y: page.getHeight() - y, height: sign });
    y -= sign + gap;
  }
  for (const { shown, size } of lines) {
    y -= size;
    page.drawText(shown, { x: room.x, y, size, font });
    y -= size * 0.25;
  }
}
