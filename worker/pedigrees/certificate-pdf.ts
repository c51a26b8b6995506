import type { PDFPage } from "@cantoo/pdf-lib";
import { black, drawSquare, fitted, ink, mm, newPaper, type Paper } from "#worker/labels/pdf-ink.ts";
import { clockIn, dayInWords } from "#worker/locales/dates.ts";
import { partDayInWords } from "#worker/locales/part-days.ts";
import { say } from "#worker/locales/say.ts";
import { shareInWords } from "#worker/locales/shares.ts";
import type { Certificate } from "./certificate.ts";
import { drawPhoto, embedded } from "./certificate-photo.ts";
import { drawTree, lettersOf, placesOf } from "./certificate-tree.ts";

const a4 = { width: mm(210), height: mm(297) };
const margin = mm(13);
const inner = a4.width - 2 * margin;
const head = { photo: mm(42), square: mm(32), height: mm(52) };
const green = ink(0.12, 0.35, 0.14);
const grey = ink(0.4, 0.41, 0.37);
const line = ink(0.7, 0.69, 0.64);

/** A bird's pedigree on one sheet of A4, as a PDF with its own letters. */
export async function certificatePdf(certificate: Certificate): Promise<Uint8Array> {
  const { language, pedigree, breeder } = certificate;
  const paper = await newPaper();
  const page = paper.pdf.addPage([a4.width, a4.height]);
  const title = say(language, "certificate.title");
  paper.pdf.setTitle(`${title} · ${pedigree.birds[0]?.ring ?? ""}`);
  paper.pdf.setLanguage(language === "pt" ? "pt-PT" : "en");
  paper.pdf.setAuthor(breeder);
  const top = drawHeading(page, paper, certificate);
  const photo = await embedded(paper, certificate.photo);
  const frame = { x: margin, y: top - head.height, width: head.photo, height: head.height };
  const left = photo ? margin + drawPhoto(page, photo, frame) + mm(5) : margin;
  const right = a4.width - margin - head.square;
  drawFacts(page, paper, certificate, { x: left, y: top, width: right - left - mm(4) });
  drawWay(page, paper, certificate, { x: right, y: top });
  const bottom = margin + mm(12);
  const tree = { x: margin, y: bottom, width: inner, height: top - head.height - mm(12) - bottom };
  drawGenerations(page, paper, certificate, tree.y + tree.height + mm(2));
  drawTree(page, paper, tree, pedigree);
  drawFoot(page, paper, certificate);
  return paper.pdf.save();
}

/** A line of text that fits; answers the size it was written in. */
function write(page: PDFPage, paper: Paper, text: string, at: { x: number; y: number; width: number }, look: Look) {
  const { shown, size } = fitted(paper, text, at.width, look.size);
  page.drawText(shown, { x: at.x, y: at.y, size, font: paper.font, color: look.color ?? black });
  return size;
}

type Look = { size: number; color?: ReturnType<typeof ink> };

function drawHeading(page: PDFPage, paper: Paper, { language, breeder }: Certificate): number {
  const at = (y: number) => ({ x: margin, y, width: inner });
  const top = a4.height - margin;
  write(page, paper, breeder, at(top - 11), { size: 12, color: grey });
  write(page, paper, say(language, "certificate.title"), at(top - 38), { size: 24, color: green });
  write(page, paper, say(language, "certificate.unofficial"), at(top - 52), { size: 8.5, color: grey });
  const rule = top - 60;
  page.drawLine({ start: { x: margin, y: rule }, end: { x: a4.width - margin, y: rule }, thickness: 1, color: green });
  return rule - mm(5);
}

type Spot = { x: number; y: number; width: number };

function drawFacts(page: PDFPage, paper: Paper, certificate: Certificate, { x, y, width }: Spot) {
  const { language, pedigree, latin_name, birth_date, birth_precision, photo } = certificate;
  const [bird] = pedigree.birds;
  if (!bird) return;
  write(page, paper, bird.ring, { x, y: y - 16, width }, { size: 18 });
  if (bird.name) write(page, paper, bird.name, { x, y: y - 31, width }, { size: 12, color: grey });
  const words = (key: string, values = {}) => say(language, `certificate.${key}`, values);
  const facts = [
    [words("species"), `${bird.species} (${latin_name})`],
    [words("sex"), words(`sex.${bird.sex}`)],
    [words("mutation"), bird.mutation],
    [words("hatched"), birth_date && partDayInWords(birth_date, birth_precision, language)],
    [words("f"), shareInWords(pedigree.inbreeding, language)],
    [
      words("completeness"),
      `${shareInWords(pedigree.completeness, language)} · ${words("depth", { count: pedigree.pedigree_depth })}`,
    ],
  ] as const;
  let down = y - 48;
  for (const [name, value] of facts) {
    if (!value) continue;
    write(page, paper, name, { x, y: down, width: 92 }, { size: 8.5, color: grey });
    write(page, paper, value, { x: x + 96, y: down, width: width - 96 }, { size: 9.5 });
    down -= 13;
  }
  if (pedigree.completeness < 1) {
    write(page, paper, words("bound"), { x, y: down, width }, { size: 7.5, color: grey });
    down -= 11;
  }
  if (typeof photo === "string")
    write(page, paper, words(`photo.${photo}`), { x, y: down, width }, { size: 7.5, color: grey });
}

/** The square, and where it leads. */
function drawWay(page: PDFPage, paper: Paper, certificate: Certificate, { x, y }: { x: number; y: number }) {
  const { language, square, is_public, until } = certificate;
  drawSquare(page, square, { x, y: y + mm(3) }, head.square);
  const width = head.square;
  const look = { size: 7, color: grey };
  const day = until && clockIn(language, "UTC").day(until);
  const below = (lines: number) => ({ x: x + mm(2.5), y: y - head.square + mm(1) - lines * 9, width: width - mm(2.5) });
  write(page, paper, say(language, is_public ? "certificate.public" : "certificate.members"), below(0), look);
  if (day) write(page, paper, say(language, "certificate.until", { day }), below(1), look);
}

/** The names of the generations over their columns. */
function drawGenerations(page: PDFPage, paper: Paper, { language, pedigree }: Certificate, y: number) {
  const width = inner / pedigree.generations;
  for (let column = 0; column < pedigree.generations; column += 1) {
    const at = { x: margin + column * width, y, width: width - 6 };
    write(page, paper, say(language, `certificate.generation.${column + 1}`), at, { size: 8, color: green });
  }
}

function drawFoot(page: PDFPage, paper: Paper, { language, today, pedigree, address }: Certificate) {
  const y = margin;
  page.drawLine({
    start: { x: margin, y: y + 20 },
    end: { x: a4.width - margin, y: y + 20 },
    thickness: 0.5,
    color: line,
  });
  const look = { size: 7.5, color: grey };
  const marks = lettersOf(placesOf(pedigree)).size > 0 ? `${say(language, "certificate.marks")} ` : "";
  const blank = say(language, "certificate.blank");
  write(page, paper, `${marks}${blank}`, { x: margin, y: y + 9, width: inner }, look);
  const made = say(language, "certificate.made", { day: dayInWords(today, language) });
  write(page, paper, `${made} ${address}`, { x: margin, y: y - 2, width: inner }, look);
}
