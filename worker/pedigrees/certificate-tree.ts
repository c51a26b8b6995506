import type { PDFPage } from "@cantoo/pdf-lib";
import type { Sex } from "#db/vocabulary.ts";
import { black, fitted, ink, type Paper, printable } from "#worker/labels/pdf-ink.ts";
import type { BarePedigree, PedigreeBird } from "./bare-pedigree.ts";

/** Where the tree stands on the page, in points; y is its lower edge. */
export type Frame = { x: number; y: number; width: number; height: number };

const grey = ink(0.45, 0.45, 0.42);
const line = ink(0.7, 0.69, 0.64);
const clay = ink(0.6, 0.27, 0.13);
const gap = 10;

type Places = Array<PedigreeBird | undefined>;

/** The ancestors of each generation in their places: father's side above mother's, empty where nobody is known. */
export function placesOf({ birds, generations }: BarePedigree): Places[] {
  const all: Places[] = [];
  let places: Places = birds.slice(0, 1);
  for (let generation = 0; generation < generations; generation += 1) {
    places = places.flatMap((bird) => [birds[bird?.father ?? -1], birds[bird?.mother ?? -1]]);
    all.push(places);
  }
  return all;
}

/** A letter for every bird that stands in several places. */
export function lettersOf(places: readonly Places[]): Map<PedigreeBird, string> {
  const times = new Map<PedigreeBird, number>();
  for (const bird of places.flat()) if (bird) times.set(bird, (times.get(bird) ?? 0) + 1);
  const repeated = [...times].filter(([, n]) => n > 1).map(([bird]) => bird);
  return new Map(repeated.map((bird, at) => [bird, letter(at)]));
}

const letter = (at: number): string =>
  (at >= 26 ? letter(Math.floor(at / 26) - 1) : "") + String.fromCharCode(65 + (at % 26));

/** Draws the ancestors, a column for each generation, and the brackets that tie them together. */
export function drawTree(page: PDFPage, paper: Paper, frame: Frame, pedigree: BarePedigree) {
  const all = placesOf(pedigree);
  const letters = lettersOf(all);
  const width = frame.width / pedigree.generations;
  for (const [column, places] of all.entries()) {
    const height = frame.height / places.length;
    for (const [at, bird] of places.entries()) {
      const cell = {
        x: frame.x + column * width,
        y: frame.y + frame.height - (at + 0.5) * height,
        width: width - gap,
        height,
      };
      if (column > 0) drawBracket(page, cell, at % 2 === 0);
      drawAncestor(page, paper, cell, { bird, letter: bird && letters.get(bird), isFather: at % 2 === 0 });
    }
  }
}

/** A cell's name stands on the line through its middle. */
type Cell = { x: number; y: number; width: number; height: number };
type Standing = { bird: PedigreeBird | undefined; letter: string | undefined; isFather: boolean };

function drawAncestor(page: PDFPage, paper: Paper, cell: Cell, { bird, letter, isFather }: Standing) {
  const { x, y, width, height } = cell;
  page.drawLine({ start: { x, y }, end: { x: x + width, y }, thickness: 0.5, color: line });
  drawSign(page, { x: x + 2.5, y: y + 5.5 }, isFather ? "male" : "female");
  if (!bird) return;
  const [indent, mark] = [8, letter ? 10 : 0];
  const write = (text: string, down: number, largest: number, color: typeof black) => {
    const { shown, size } = fitted(paper, text, width - indent - (down > 0 ? 0 : mark), largest);
    const baseline = down > 0 ? y - down - size : y + 2;
    page.drawText(shown, { x: x + indent, y: baseline, size, font: paper.font, color });
    return size;
  };
  const { ring, name } = bird;
  const whole = name ? `${ring} · ${name}` : ring;
  const [large, small] = [Math.min(9, height * 0.4), Math.min(7, height * 0.3)];
  // A long name leaves the ring's line before both are written small: for one of its own, or for that of the facts.
  const isLong = name !== null && paper.font.widthOfTextAtSize(printable(paper, whole), 6) > width - indent - mark;
  const isApart = isLong && height >= roomy;
  write(isLong ? ring : whole, 0, large, black);
  if (letter) page.drawText(letter, { x: x + width - mark + 2, y: y + 2, size: 6.5, font: paper.font, color: clay });
  const below = isApart ? 2 + write(name, 1, small + 1, black) : 1;
  const facts = [isLong && !isApart && name, bird.hatch_year, bird.species, bird.mutation];
  write(facts.filter(Boolean).join(" · "), below, small, grey);
}

/** A cell that holds three lines, in points. */
const roomy = 32;

// From the line of the young, half a cell away, to this one.
function drawBracket(page: PDFPage, { x, y, height }: Cell, isAbove: boolean) {
  const middle = isAbove ? y - height / 2 : y + height / 2;
  const [thickness, color] = [0.5, line];
  page.drawLine({ start: { x: x - gap / 2, y }, end: { x, y }, thickness, color });
  page.drawLine({ start: { x: x - gap / 2, y }, end: { x: x - gap / 2, y: middle }, thickness, color });
  if (isAbove)
    page.drawLine({ start: { x: x - gap, y: middle }, end: { x: x - gap / 2, y: middle }, thickness, color });
}

/** ♂ or ♀ drawn, for the face has neither; y is the middle of its circle. */
export function drawSign(page: PDFPage, { x, y }: { x: number; y: number }, sex: Exclude<Sex, "unknown">) {
  const radius = 1.6;
  const stroke = { thickness: 0.6, color: black };
  page.drawCircle({ x, y, size: radius, borderWidth: stroke.thickness, borderColor: black });
  if (sex === "female") {
    page.drawLine({ start: { x, y: y - radius }, end: { x, y: y - 4 }, ...stroke });
    page.drawLine({ start: { x: x - 1.2, y: y - 2.9 }, end: { x: x + 1.2, y: y - 2.9 }, ...stroke });
    return;
  }
  const [from, to] = [radius * 0.7, 3];
  page.drawLine({ start: { x: x + from, y: y + from }, end: { x: x + to, y: y + to }, ...stroke });
  page.drawLine({ start: { x: x + to - 1.6, y: y + to }, end: { x: x + to, y: y + to }, ...stroke });
  page.drawLine({ start: { x: x + to, y: y + to - 1.6 }, end: { x: x + to, y: y + to }, ...stroke });
}
