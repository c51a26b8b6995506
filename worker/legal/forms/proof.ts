import type { PDFPage } from "@cantoo/pdf-lib";
import type { Language } from "#db/vocabulary.ts";
import { fitted, ink, mm, newPaper, type Paper } from "#worker/labels/pdf-ink.ts";
import { translate } from "#worker/locales/translate.ts";
import { contentOf } from "./content.ts";
import type { FormData } from "./data-contract.ts";
import { labelOf } from "./labels.ts";
import { openForm } from "./opening.ts";
import { spotsOf } from "./places.ts";
import { underlays } from "./underlay.ts";

const faint = ink(0.72, 0.82, 0.92);
const strong = ink(0.4, 0.6, 0.82);
const ours = ink(0.05, 0.42, 0.12);
const unknown = ink(0.75, 0.1, 0.1);
const small = 5.5;

/**
 * The form with a grid in millimetres over it, counted from the left and from the upper edge, and the name of each of its
 * fields and of our data where it stands: green where something of ours goes, red where nothing does.
 */
export async function proofSheet(form: { bytes: Uint8Array; fields: string }, language: Language): Promise<Uint8Array> {
  const paper = await newPaper();
  const open = await openForm(form.bytes);
  const content = contentOf(form);
  paper.pdf.setTitle(translate(language, "legal.form.proof"));
  const pages = underlays(paper, open).map((draw) => draw());
  for (const page of pages) drawGrid(paper, page);
  for (const { name, box, page, kind } of open.widgets) {
    const at = pages[page - 1];
    const data = content.goes[name];
    const label = data ? `${shortLabel(data, language)} (${name})` : name;
    if (at && kind === "text") drawField(paper, at, { ...box, label, colour: data ? ours : unknown });
  }
  for (const { data, page, room, place } of spotsOf(open, content)) {
    const at = pages[page - 1];
    if (!at || !place) continue;
    const { x, y, width, height } = room;
    const label = shortLabel(data, language);
    drawField(paper, at, { left: x, bottom: y, right: x + width, top: y + height, label, colour: ours });
  }
  return paper.pdf.save();
}

/** Columns are narrow: a line's number stands for its words. */
function shortLabel(data: FormData, language: Language): string {
  const [, n, column] = /^line\.(\d)\.(\w+)$/.exec(data) ?? [];
  return n && column ? `${n}. ${translate(language, `legal.form.data.line.${column}`)}` : labelOf(data, language);
}

/** A line for every five millimetres, a stronger one with its number for every ten. */
function drawGrid({ font }: Paper, page: PDFPage): void {
  const { width, height } = page.getSize();
  for (let at = 5; mm(at) < Math.max(width, height); at += 5) {
    const isTen = at % 10 === 0;
    const line = { thickness: isTen ? 0.35 : 0.2, opacity: 0.6, color: isTen ? strong : faint };
    const number = { size: small, font, color: strong };
    if (mm(at) < width) page.drawLine({ start: { x: mm(at), y: 0 }, end: { x: mm(at), y: height }, ...line });
    if (mm(at) < height)
      page.drawLine({ start: { x: 0, y: height - mm(at) }, end: { x: width, y: height - mm(at) }, ...line });
    if (isTen && mm(at) < width) page.drawText(String(at), { x: mm(at) + 0.8, y: height - 6, ...number });
    if (isTen && mm(at) < height) page.drawText(String(at), { x: 1, y: height - mm(at) + 0.8, ...number });
  }
}

type Field = {
  left: number;
  bottom: number;
  right: number;
  top: number;
  label: string;
  colour: ReturnType<typeof ink>;
};

function drawField(paper: Paper, page: PDFPage, { left, bottom, right, top, label, colour }: Field): void {
  const [width, height] = [right - left, top - bottom];
  page.drawRectangle({ x: left, y: bottom, width, height, borderColor: colour, borderWidth: 0.6 });
  const { shown, size } = fitted(paper, label, Math.max(8, width - 2), Math.min(7, Math.max(small, height * 0.6)));
  page.drawText(shown, { x: left + 1, y: bottom + 1.5, size, font: paper.font, color: colour });
}
