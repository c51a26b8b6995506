import type { Ancestor, Descendant, DrawnFamily, Side } from "./family.ts";
import { marksOf } from "./family-marks.ts";

/** What a box is for; it decides how it is drawn. */
export type Part = "focus" | "ancestor" | "partner" | "descendant" | "sibling";
/**
 * All measures are SVG user units, which are CSS pixels. `bird` is absent on the blank line of an unknown one, which tells
 * instead whose parent is missing.
 */
export type Box<Bird> = {
  key: string;
  bird: Bird | undefined;
  child?: Bird | undefined;
  side?: Side | undefined;
  part: Part;
  x: number;
  y: number;
  width: number;
  height: number;
  /** A letter shared by every box of a bird that stands in the tree more than once. */
  mark?: string;
};
/** The title over a column: the generation of that part, counted from the focus. */
export type Title = { part: Part; generation: number; x: number; y: number };
export type Drawing<Bird> = { width: number; height: number; boxes: Box<Bird>[]; lines: string[]; titles: Title[] };

/** The grid of the drawing. */
export const grid = { width: 240, gapX: 36, gapY: 12, blank: 32, title: 32, block: 28, indent: 40, trunk: 18 };

type Kind<Bird> = Pick<Box<Bird>, "bird" | "part" | "child" | "side">;
type Twig<Bird> = Kind<Bird> & { children: Twig<Bird>[] };
type Placed<Bird> = { boxes: Box<Bird>[]; lines: string[]; bottom: number; root: Box<Bird> };
type Spot = { x: number; y: number; key: string };
type Height<Bird> = (bird: Bird) => number;

/**
 * Draws a family as breeders do: the bird on the left, its ancestors to the right with the sire's line above the dam's,
 * below them its pairings with their offspring, last its siblings. `heightOf` tells how tall a bird's box must be.
 */
export function layOut<Bird extends { id: string }>(family: DrawnFamily<Bird>, heightOf: Height<Bird>): Drawing<Bird> {
  const ancestors = place(ancestorTwig(family.ancestry, "focus"), { x: 0, y: grid.title, key: "a" }, heightOf);
  const below = placeBroods(family, ancestors, heightOf);
  const beside = placeSiblings(family.siblings, below.bottom, heightOf);
  const boxes = [...ancestors.boxes, ...below.boxes, ...beside.boxes];
  const titles = [...columnTitles(ancestors.boxes), ...below.titles, ...beside.titles];
  const width = Math.max(...boxes.map((box) => box.x + box.width));
  const height = Math.max(...boxes.map((box) => box.y + box.height));
  return { width, height, boxes: marked(boxes, marksOf(family)), lines: [...ancestors.lines, ...below.lines], titles };
}

const ancestorTwig = <Bird>({ bird, side, parents }: Ancestor<Bird>, part: Part, child?: Bird): Twig<Bird> => ({
  ...{ bird, part, side, child },
  children: parents.map((it) => ancestorTwig(it, "ancestor", bird)),
});

const descendantTwig = <Bird>({ bird, children }: Descendant<Bird>): Twig<Bird> => ({
  bird,
  part: "descendant",
  children: children.map(descendantTwig),
});

/** A twig beside the middle of its children; everything it needs lies between `spot.y` and `bottom`. */
function place<Bird>(twig: Twig<Bird>, spot: Spot, heightOf: Height<Bird>): Placed<Bird> {
  const { bird, part, child, side } = twig;
  const height = bird ? heightOf(bird) : grid.blank;
  const children: Placed<Bird>[] = [];
  let bottom = spot.y;
  for (const [at, next] of twig.children.entries()) {
    const placed = place(next, { x: spot.x + grid.width + grid.gapX, y: bottom, key: `${spot.key}.${at}` }, heightOf);
    children.push(placed);
    bottom = placed.bottom;
  }
  const [first, last] = [children[0]?.root, children.at(-1)?.root];
  const y = first && last ? Math.max(spot.y, (middle(first) + middle(last) - height) / 2) : spot.y;
  const blank = bird ? {} : { child, side };
  const root: Box<Bird> = { key: spot.key, bird, part, ...blank, x: spot.x, y, width: grid.width, height };
  return {
    root,
    boxes: [root, ...children.flatMap((child) => child.boxes)],
    lines: children.flatMap((child) => [elbow(root, child.root), ...child.lines]),
    bottom: Math.max(bottom, y + height + grid.gapY),
  };
}

const middle = (box: { y: number; height: number }) => box.y + box.height / 2;

function elbow(from: Box<unknown>, to: Box<unknown>): string {
  const half = from.x + from.width + grid.gapX / 2;
  return `M${from.x + from.width} ${middle(from)}H${half}V${middle(to)}H${to.x}`;
}

type Block<Bird> = { boxes: Box<Bird>[]; lines: string[]; titles: Title[]; bottom: number };

/** The pairings hang on a trunk that leaves the focus downwards: its own column is free below it. */
function placeBroods<Bird>({ broods }: DrawnFamily<Bird>, above: Placed<Bird>, heightOf: Height<Bird>): Block<Bird> {
  if (broods.length === 0) return { boxes: [], lines: [], titles: [], bottom: above.bottom };
  const top = above.bottom + grid.block;
  let bottom = top + grid.title;
  const placed = broods.map(({ partner, children }, at) => {
    const twig: Twig<Bird> = { bird: partner, part: "partner", children: children.map(descendantTwig) };
    const brood = place(twig, { x: grid.indent, y: bottom, key: `d.${at}` }, heightOf);
    bottom = brood.bottom;
    return brood;
  });
  const trunk = ({ root }: Placed<Bird>) =>
    `M${grid.trunk} ${above.root.y + above.root.height}V${middle(root)}H${grid.indent}`;
  const boxes = placed.flatMap((brood) => brood.boxes);
  const lines = placed.flatMap((brood) => [trunk(brood), ...brood.lines]);
  return { boxes, lines, titles: columnTitles(boxes, top), bottom };
}

const siblingsInRow = 3;

function placeSiblings<Bird>(siblings: Bird[], above: number, heightOf: Height<Bird>): Block<Bird> {
  const boxes: Box<Bird>[] = [];
  const top = above + grid.block;
  let y = top + grid.title;
  for (let at = 0; at < siblings.length; at += siblingsInRow) {
    const row = siblings.slice(at, at + siblingsInRow);
    for (const [column, bird] of row.entries()) {
      const x = column * (grid.width + grid.gapX);
      boxes.push({ key: `s.${at + column}`, bird, part: "sibling", x, y, width: grid.width, height: heightOf(bird) });
    }
    y += Math.max(...row.map(heightOf)) + grid.gapY;
  }
  const titles: Title[] = boxes.length > 0 ? [{ part: "sibling", generation: 0, x: 0, y: top }] : [];
  return { boxes, lines: [], titles, bottom: y };
}

/** One title for each column of boxes; partners stand in the column before the first offspring. */
function columnTitles(boxes: Box<unknown>[], y = 0): Title[] {
  const columns = new Map(boxes.map(({ x, part }) => [x, part]));
  return [...columns]
    .sort(([one], [other]) => one - other)
    .map(([x, part], generation) => ({ part, generation, x, y }));
}

const marked = <Bird extends { id: string }>(boxes: Box<Bird>[], marks: Map<string, string>): Box<Bird>[] =>
  boxes.map((box) => {
    const mark = box.bird && marks.get(box.bird.id);
    return mark ? { ...box, mark } : box;
  });
