import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { familyOf, type Relative, type Tie } from "#app/pedigrees/family.ts";
import { groupsOf } from "#app/pedigrees/family-groups.ts";
import { widthOf, wrapped } from "#app/pedigrees/fit-text.ts";
import { type Box, grid, layOut } from "#app/pedigrees/pedigree-layout.ts";
import { neighbour } from "#app/pedigrees/tree-keys.ts";
import type { Sex } from "#db/vocabulary.ts";

type Bird = Relative & { lines: number };
const bird = (id: string, sex: Sex, lines = 2): Bird => ({ id, lines, notes: { sex } });
const parent = (source_id: string, target_id: string): Tie => ({ source_id, target_id, relationship: "parent" });
const heightOf = ({ lines }: Bird) => 16 + lines * 18;

function drawn(nodes: Bird[], relationships: Tie[], reach = { ancestors: 2, descendants: 2 }) {
  const family = familyOf({ nodes, relationships, focus_node_id: "focus" }, reach);
  if (!family) throw new Error("no focus");
  return { family, drawing: layOut(family, heightOf) };
}

const overlaps = (a: Box<Bird>, b: Box<Bird>) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
const overlapping = (boxes: Box<Bird>[]) =>
  boxes.flatMap((a, at) =>
    boxes
      .slice(at + 1)
      .filter((b) => overlaps(a, b))
      .map((b) => [a.key, b.key]),
  );
const boxOf = (boxes: Box<Bird>[], id: string) => boxes.find((box) => box.bird?.id === id);

test("a pedigree has the bird on the left and the sire's line above the dam's", () => {
  const nodes = [bird("focus", "male"), bird("hen", "female"), bird("cock", "male")];
  const { drawing } = drawn(nodes, [parent("hen", "focus"), parent("cock", "focus")], { ancestors: 1, descendants: 0 });
  const [focus, cock, hen] = ["focus", "cock", "hen"].map((id) => boxOf(drawing.boxes, id));
  expect(focus?.x).toBe(0);
  expect(cock?.x).toBe(grid.width + grid.gapX);
  expect(cock?.y ?? 0).toBeLessThan(hen?.y ?? 0);
});

test("an unknown parent is a blank line, and nobody is invented behind it", () => {
  const { drawing } = drawn([bird("focus", "male"), bird("cock", "male")], [parent("cock", "focus")]);
  expect(drawing.boxes.filter((box) => !box.bird)).toHaveLength(3);
});

test("an ancestor that stands twice in a pedigree carries the same letter twice", () => {
  const nodes = [bird("focus", "male"), bird("s", "male"), bird("d", "female"), bird("old", "male")];
  const ties = [parent("s", "focus"), parent("d", "focus"), parent("old", "s"), parent("old", "d")];
  const { drawing } = drawn(nodes, ties);
  expect(drawing.boxes.filter(({ bird }) => bird?.id === "old").map(({ mark }) => mark)).toEqual(["A", "A"]);
  expect(boxOf(drawing.boxes, "s")?.mark).toBeUndefined();
});

test("a blank line tells whose parent is missing", () => {
  const { drawing } = drawn([bird("focus", "male"), bird("cock", "male")], [parent("cock", "focus")]);
  const blanks = drawing.boxes.filter((box) => !box.bird).map((box) => [box.child?.id, box.side]);
  expect(blanks).toEqual([
    ["cock", "father"],
    ["cock", "mother"],
    ["focus", "mother"],
  ]);
});

test("a generation counts its places and its birds", () => {
  const nodes = [bird("focus", "male"), bird("s", "male"), bird("d", "female"), bird("old", "male")];
  const ties = [parent("s", "focus"), parent("d", "focus"), parent("old", "s"), parent("old", "d")];
  const { family } = drawn(nodes, ties);
  const [, second] = groupsOf(family, { ancestors: 2, descendants: 0, siblings: false });
  expect([second?.known, second?.birds.length]).toEqual([2, 1]);
});

test("arrow keys lead from bird to bird: sideways to the nearest column, up and down within one", () => {
  const nodes = [bird("focus", "male"), bird("s", "male"), bird("d", "female"), bird("gs", "male"), bird("gd", "male")];
  const ties = [parent("s", "focus"), parent("d", "focus"), parent("gs", "s"), parent("gd", "d")];
  const { boxes } = drawn(nodes, ties).drawing;
  const from = (id: string, arrow: string) => {
    const next = neighbour(boxes, boxOf(boxes, id)?.key ?? "", arrow);
    return next && (next.bird?.id ?? "blank");
  };
  expect([from("s", "ArrowDown"), from("d", "ArrowUp"), from("s", "ArrowRight"), from("gd", "ArrowLeft")]).toEqual([
    ...["d", "s", "gs", "d"],
  ]);
  expect([from("s", "ArrowUp"), from("focus", "ArrowLeft"), from("s", "Enter")]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test("offspring stand with the partner they were bred with, below the ancestors", () => {
  const nodes = [bird("focus", "male"), bird("hen", "female"), bird("chick", "unknown"), bird("orphan", "unknown")];
  const partner: Tie = { source_id: "hen", target_id: "focus", relationship: "partner" };
  const ties = [partner, parent("focus", "chick"), parent("hen", "chick"), parent("focus", "orphan")];
  const { family, drawing } = drawn(nodes, ties);
  expect(family.broods.map(({ partner, children }) => [partner?.id, children.map((it) => it.bird.id)])).toEqual([
    ["hen", ["chick"]],
    [undefined, ["orphan"]],
  ]);
  expect(boxOf(drawing.boxes, "chick")?.y ?? 0).toBeGreaterThan(boxOf(drawing.boxes, "focus")?.y ?? 0);
});

test("a pedigree that runs in a circle ends", () => {
  const nodes = [bird("focus", "male"), bird("son", "male")];
  const { drawing } = drawn(nodes, [parent("focus", "son"), parent("son", "focus")], { ancestors: 6, descendants: 6 });
  expect(overlapping(drawing.boxes)).toEqual([]);
});

test("a lineage without the bird itself has no tree", () => {
  expect(familyOf({ nodes: [], relationships: [], focus_node_id: "gone" }, { ancestors: 2, descendants: 2 })).toBe(
    undefined,
  );
});

const sexes = fc.constantFrom<Sex>("male", "female", "unknown");
const flock = fc
  .record({
    birds: fc.array(fc.record({ sex: sexes, lines: fc.integer({ min: 1, max: 6 }) }), { minLength: 1, maxLength: 24 }),
    ties: fc.array(fc.tuple(fc.nat(23), fc.nat(23)), { maxLength: 60 }),
    siblings: fc.integer({ min: 0, max: 9 }),
    reach: fc.record({ ancestors: fc.integer({ min: 0, max: 6 }), descendants: fc.integer({ min: 0, max: 6 }) }),
  })
  .map(({ birds, ties, siblings, reach }) => {
    const name = (at: number) => (at === 0 ? "focus" : `b${at}`);
    const nodes = birds.map(({ sex, lines }, at) => bird(name(at), sex, lines));
    const brothers = Array.from({ length: siblings }, (_, at) => bird(`s${at}`, "male"));
    const known = ties.filter(([from, to]) => from < birds.length && to < birds.length);
    // Two parents at most, as the register has it; circles are left in.
    const relationships = known
      .map(([from, to]) => parent(name(from), name(to)))
      .filter(({ target_id }, at, all) => all.slice(0, at).filter((it) => it.target_id === target_id).length < 2);
    const beside = brothers.map(({ id }): Tie => ({ source_id: id, target_id: "focus", relationship: "sibling" }));
    return { nodes: [...nodes, ...brothers], relationships: [...relationships, ...beside], reach };
  });

property.prop([flock])(
  "no pedigree draws one box over another, nor a box off the page",
  ({ nodes, relationships, reach }) => {
    const { drawing } = drawn(nodes, relationships, reach);
    expect(overlapping(drawing.boxes)).toEqual([]);
    for (const { x, y, width, height } of drawing.boxes) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(drawing.width);
      expect(y + height).toBeLessThanOrEqual(drawing.height);
    }
    expect(new Set(drawing.boxes.map(({ key }) => key)).size).toBe(drawing.boxes.length);
  },
);

property.prop([flock])("every relative within reach is drawn", ({ nodes, relationships, reach }) => {
  const { drawing } = drawn(nodes, relationships, reach);
  const shown = new Set(drawing.boxes.map(({ bird }) => bird?.id));
  const climb = (ids: string[], from: "source_id" | "target_id", to: "source_id" | "target_id") =>
    relationships.filter((tie) => tie.relationship === "parent" && ids.includes(tie[from])).map((tie) => tie[to]);
  let [up, down] = [["focus"], ["focus"]];
  for (let at = 0; at < reach.descendants; at++)
    down = [...new Set([...down, ...climb(down, "source_id", "target_id")])];
  for (let at = 0; at < reach.ancestors; at++) up = [...new Set([...up, ...climb(up, "target_id", "source_id")])];
  const siblings = nodes.filter(({ id }) => id.startsWith("s")).map(({ id }) => id);
  expect([...up, ...down, ...siblings].filter((id) => !shown.has(id))).toEqual([]);
});

const measure = { width: 190, size: 14, face: "mono" as const };

property.prop([fc.string({ unit: "grapheme", maxLength: 100 })])(
  "a ring is broken into lines that fit, and nothing is lost",
  (text) => {
    const lines = wrapped(text, measure);
    expect(lines.join("").replace(/\s/gu, "")).toBe(text.replace(/\s/gu, ""));
    for (const line of lines.filter((it) => !/\p{M}/u.test(it)))
      expect(widthOf(line, measure)).toBeLessThanOrEqual(190);
  },
);

test("a family by generation names each bird once and keeps the empty generations that were asked for", () => {
  const nodes = [bird("focus", "male"), bird("s", "male"), bird("d", "female"), bird("old", "male")];
  const ties = [parent("s", "focus"), parent("d", "focus"), parent("old", "s"), parent("old", "d")];
  const reach = { ancestors: 3, descendants: 1, siblings: true };
  const groups = groupsOf(drawn(nodes, ties, reach).family, reach);
  expect(groups.map(({ part, generation, birds }) => [part, generation, birds.map(({ id }) => id)])).toEqual([
    ["ancestor", 1, ["s", "d"]],
    ["ancestor", 2, ["old"]],
    ["ancestor", 3, []],
    ["descendant", 1, []],
    ["sibling", 0, []],
    ["partner", 0, []],
  ]);
});
