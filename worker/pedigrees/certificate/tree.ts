import type { Room } from "#worker/labels/pdf-picture.ts";
import type { Look } from "./looks.ts";
import type { PedigreeBird } from "./pedigree.ts";
import type { Places } from "./places.ts";
import { drawBead } from "./ring.ts";
import type { Sheet, Spot } from "./sheet.ts";
import { box, sign, straight } from "./strokes.ts";

/** What all cells of a tree are drawn with. */
type Hand = {
  sheet: Sheet;
  look: Look;
  letters: ReadonlyMap<PedigreeBird, string>;
  /** The focus' own: an ancestor's species is told where it is another. */
  species: string;
};

/** One line of generations: all ancestors, or those of one side. */
export type Branch = {
  /** What stands in each column, nearest first: a generation, or two of which the later stands above and below the nearer. */
  columns: ReadonlyArray<readonly Generation[]>;
  room: Room;
  /** Grows to the left. */
  isMirrored?: boolean;
  /** Whether the first column's birds are tied to somebody beside it. */
  isTied?: boolean;
};
export type Generation = { nth: number; places: Places };

const gap = 9;

/** Where a column stands in its branch. */
export function columnOf({ columns, room, isMirrored = false }: Omit<Branch, "isTied">, column: number) {
  const width = room.width / columns.length;
  const nth = isMirrored ? columns.length - 1 - column : column;
  return { x: room.x + nth * width + (isMirrored ? gap : 0), width: width - gap };
}

/** Draws ancestors and the brackets that tie them together. */
export function drawBranch(hand: Hand, branch: Branch) {
  const { columns, room, isMirrored = false, isTied = false } = branch;
  const ties: string[] = [];
  const cells: Array<[Cell, Standing]> = [];
  for (const [column, generations] of columns.entries()) {
    const { x, width } = columnOf(branch, column);
    const last = generations.at(-1)?.places.length ?? 1;
    const height = room.height / (last * generations.length);
    for (const [nth, { places }] of generations.entries()) {
      const reach = room.height / places.length;
      for (const [at, bird] of places.entries()) {
        const cell = { x, y: room.y + (at + 0.5) * reach, width, height };
        const isLone = places.length === 1;
        const tie = { reach, isAbove: at % 2 === 0, isMirrored, isLone };
        if (nth > 0) ties.push(stem(cell, tie));
        else if (column > 0 || isTied) ties.push(bracket(cell, tie));
        cells.push([cell, { bird, isFather: isLone ? isMirrored : tie.isAbove }]);
      }
    }
  }
  hand.sheet.draw(ties.join(""), { line: hand.look.fine, width: 0.6 });
  for (const [cell, standing] of cells) drawCell(hand, cell, standing);
}

/** `y` is the middle of a cell, where its line runs; `reach` is how far its generation's cells are apart. */
type Cell = Room;
type Tie = { reach: number; isAbove: boolean; isMirrored: boolean; isLone: boolean };

// From the line of the young, half a reach away, to this one.
function bracket({ x, y, width }: Cell, { reach, isAbove, isMirrored, isLone }: Tie): string {
  const [edge, out] = isMirrored ? [x + width, 1] : [x, -1];
  const post = edge + (out * gap) / 2;
  if (isLone) return straight({ x: edge, y }, { x: edge + out * gap, y });
  const middle = isAbove ? y + reach / 2 : y - reach / 2;
  const own = `M${edge.toFixed(2)} ${y.toFixed(2)}H${post.toFixed(2)}V${middle.toFixed(2)}`;
  return isAbove ? `${own}H${(edge + out * gap).toFixed(2)}` : own;
}

/** To the young in the same column: behind the middle of boxes, along the outer edge of lines. */
function stem({ x, y, width, height }: Cell, { reach, isAbove, isMirrored }: Tie): string {
  const at = height >= boxed ? x + width / 2 : isMirrored ? x : x + width;
  return straight({ x: at, y }, { x: at, y: isAbove ? y + reach / 2 : y - reach / 2 });
}

type Standing = { bird: PedigreeBird | undefined; isFather: boolean };

// Points a cell must be tall for a box with three lines, and for two lines.
const [boxed, paired] = [25, 17];

function drawCell(hand: Hand, cell: Cell, { bird, isFather }: Standing) {
  if (cell.height >= boxed) return drawBox(hand, cell, { bird, isFather });
  const { sheet, look, letters } = hand;
  const { x, y, width, height } = cell;
  sheet.draw(straight({ x, y }, { x: x + width, y }), { line: look.fine, width: 0.6 });
  const size = Math.min(7.5, height * (height < paired ? 0.72 : 0.4));
  const scale = Math.min(1, size / 6.5);
  sheet.draw(
    sign[isFather ? "male" : "female"],
    { line: look.ink, width: 0.6 },
    { x: x + 2.4, y: y - size * 0.42, scale },
  );
  if (!bird) return;
  const mark = letters.get(bird);
  const from = x + 7.5 * Math.max(scale, 0.8);
  const room = x + width - from - (mark ? size : 0);
  const isAlone = height < paired;
  const both = bird.name && `${bird.ring} · ${bird.name}`;
  const joined = isAlone && both && sheet.widthOf(both, Math.min(size, 5)) <= room ? both : bird.ring;
  sheet.write(joined, { x: from, y: y - 1.8, size, width: room, colour: look.ink });
  if (mark)
    sheet.write(mark, { x: x + width, y: y - 1.8, size: size * 0.85, width: size, colour: clay, align: "right" });
  if (isAlone) return;
  const below = [bird.name, ...factsOf(bird, hand)].filter(Boolean).join(" · ");
  sheet.write(below, { x: from, y: y + size * 0.98, size: size * 0.88, width: x + width - from, colour: look.quiet });
}

function drawBox({ sheet, look, letters, ...hand }: Hand, cell: Cell, { bird, isFather }: Standing) {
  const tall = Math.min(cell.height - (cell.height > 40 ? 6 : 3), 58);
  const room = { x: cell.x, y: cell.y - tall / 2, width: cell.width, height: tall };
  sheet.draw(box(room, 3.5), { fill: bird ? look.tint : "#ffffff", line: look.fine, width: 0.6 });
  if (!bird) return drawSex(sheet, look, isFather, { x: room.x + 6.5, y: room.y + tall / 2 });
  const letter = letters.get(bird);
  const [year, ...rest] = factsOf(bird, { sheet, look, letters, ...hand });
  const isRoomy = tall > 46;
  const facts = isRoomy ? [year, rest.join(" · ")] : [[year, ...rest].filter(Boolean).join(" · ")];
  const listed = [bird.name, ...facts].filter((it): it is string => !!it);
  const step = (tall - 5) / (isRoomy ? 4 : 3);
  const size = Math.min(9.5, step * 0.84);
  const isNarrow = room.width < 90;
  const [left, right] = [room.x + (isNarrow ? 4.5 : 14), room.x + room.width - (isNarrow ? 3 : 6)];
  const spare = (tall - 5 - step * (listed.length + 1)) / 2;
  const lineAt = (nth: number) => room.y + 2.5 + spare + step * nth + step * 0.78;
  const signAt = { x: room.x + 6.5, y: lineAt(isNarrow ? 1 : 0) - size * 0.36 };
  drawSex(sheet, look, isFather, { ...signAt, scale: Math.min(1, size / 7) });
  // Where the ring needs the whole width, its colour stands before the name.
  const bead = bird.ring_colour ? 6 : 0;
  drawBead(sheet, bird, isNarrow ? { x: left + 7.5, y: signAt.y } : { x: left, y: signAt.y });
  const before = isNarrow ? 0 : bead;
  const wide = right - left - before - (letter ? size : 0);
  sheet.write(bird.ring, { x: left + before, y: lineAt(0), size, width: wide, colour: look.ink });
  if (letter)
    sheet.write(letter, { x: right, y: lineAt(0), size: size * 0.85, width: size, colour: clay, align: "right" });
  for (const [nth, text] of listed.entries()) {
    const isName = nth === 0 && text === bird.name;
    const pen = isName ? { face: look.heading, colour: look.strong } : { colour: look.quiet };
    const x = left + (isNarrow && nth === 0 ? 7.5 + bead : 0);
    sheet.write(text, { x, y: lineAt(nth + 1), size: isName ? size : size * 0.85, width: right - x, ...pen });
  }
}

const drawSex = (sheet: Sheet, { ink }: Look, isFather: boolean, at: Spot & { scale?: number }) =>
  sheet.draw(sign[isFather ? "male" : "female"], { line: ink, width: 0.7 }, at);

const factsOf = ({ hatch_year, species, mutation }: PedigreeBird, { species: usual }: Hand) => [
  hatch_year,
  ...[species === usual ? null : species, mutation].filter((it): it is string => !!it),
];

/** The colour of the letters that tell the same bird. */
const clay = "#99451f";
