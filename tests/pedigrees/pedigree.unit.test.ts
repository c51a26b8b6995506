import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { type Ancestor, type Descendant, familyOf, type Relative, type Tie } from "#app/pedigrees/family.ts";
import { groupsOf } from "#app/pedigrees/family-groups.ts";
import { marksOf } from "#app/pedigrees/family-marks.ts";
import type { Sex } from "#db/vocabulary.ts";

const bird = (id: string, sex: Sex): Relative => ({ id, notes: { sex } });
const parent = (source_id: string, target_id: string): Tie => ({ source_id, target_id, relationship: "parent" });

function drawn(nodes: Relative[], relationships: Tie[], reach = { ancestors: 2, descendants: 2 }) {
  const family = familyOf({ nodes, relationships, focus_node_id: "focus" }, reach);
  if (!family) throw new Error("no focus");
  return { family, marks: marksOf(family) };
}

/** Who stands in each place above a bird, father before mother; a dash where nobody is known. */
const above = ({ parents }: Ancestor<Relative>): unknown[] =>
  parents.map((place) => [place.bird?.id ?? `- ${place.side}`, ...above(place)]);

test("the sire stands above the dam, an unknown parent has its place, and nobody is invented behind it", () => {
  const nodes = [bird("focus", "male"), bird("hen", "female"), bird("cock", "male")];
  const both = drawn(nodes, [parent("hen", "focus"), parent("cock", "focus")], { ancestors: 1, descendants: 0 });
  expect(above(both.family.ancestry)).toEqual([["cock"], ["hen"]]);
  const one = drawn(nodes.slice(0, 1).concat(bird("cock", "male")), [parent("cock", "focus")]);
  expect(above(one.family.ancestry)).toEqual([["cock", ["- father"], ["- mother"]], ["- mother"]]);
});

test("an ancestor that stands twice in a pedigree has one letter for both places", () => {
  const nodes = [bird("focus", "male"), bird("s", "male"), bird("d", "female"), bird("old", "male")];
  const ties = [parent("s", "focus"), parent("d", "focus"), parent("old", "s"), parent("old", "d")];
  expect([...drawn(nodes, ties).marks]).toEqual([["old", "A"]]);
});

test("a generation counts its places and its birds", () => {
  const nodes = [bird("focus", "male"), bird("s", "male"), bird("d", "female"), bird("old", "male")];
  const ties = [parent("s", "focus"), parent("d", "focus"), parent("old", "s"), parent("old", "d")];
  const { family } = drawn(nodes, ties);
  const [, second] = groupsOf(family, { ancestors: 2, descendants: 0, siblings: false });
  expect([second?.known, second?.birds.length]).toEqual([2, 1]);
});

test("offspring stand with the partner they were bred with", () => {
  const nodes = [bird("focus", "male"), bird("hen", "female"), bird("chick", "unknown"), bird("orphan", "unknown")];
  const partner: Tie = { source_id: "hen", target_id: "focus", relationship: "partner" };
  const ties = [partner, parent("focus", "chick"), parent("hen", "chick"), parent("focus", "orphan")];
  const { family } = drawn(nodes, ties);
  expect(family.broods.map(({ partner, children }) => [partner?.id, children.map((it) => it.bird.id)])).toEqual([
    ["hen", ["chick"]],
    [undefined, ["orphan"]],
  ]);
});

test("a pedigree that runs in a circle ends", () => {
  const ties = [parent("focus", "son"), parent("son", "focus")];
  const { family } = drawn([bird("focus", "male"), bird("son", "male")], ties, { ancestors: 6, descendants: 6 });
  expect(JSON.stringify(family).length).toBeLessThan(2000);
});

test("a lineage without the bird itself has no tree", () => {
  expect(familyOf({ nodes: [], relationships: [], focus_node_id: "gone" }, { ancestors: 2, descendants: 2 })).toBe(
    undefined,
  );
});

const sexes = fc.constantFrom<Sex>("male", "female", "unknown");
const flock = fc
  .record({
    birds: fc.array(fc.record({ sex: sexes }), { minLength: 1, maxLength: 24 }),
    ties: fc.array(fc.tuple(fc.nat(23), fc.nat(23)), { maxLength: 60 }),
    siblings: fc.integer({ min: 0, max: 9 }),
    reach: fc.record({ ancestors: fc.integer({ min: 0, max: 6 }), descendants: fc.integer({ min: 0, max: 6 }) }),
  })
  .map(({ birds, ties, siblings, reach }) => {
    const name = (at: number) => (at === 0 ? "focus" : `b${at}`);
    const nodes = birds.map(({ sex }, at) => bird(name(at), sex));
    const brothers = Array.from({ length: siblings }, (_, at) => bird(`s${at}`, "male"));
    const known = ties.filter(([from, to]) => from < birds.length && to < birds.length);
    // Two parents at most, as the register has it; circles are left in.
    const relationships = known
      .map(([from, to]) => parent(name(from), name(to)))
      .filter(({ target_id }, at, all) => all.slice(0, at).filter((it) => it.target_id === target_id).length < 2);
    const beside = brothers.map(({ id }): Tie => ({ source_id: id, target_id: "focus", relationship: "sibling" }));
    return { nodes: [...nodes, ...brothers], relationships: [...relationships, ...beside], reach };
  });

property.prop([flock])("every relative within reach is drawn", ({ nodes, relationships, reach }) => {
  const { family } = drawn(nodes, relationships, reach);
  const upward = (place: Ancestor<Relative>): string[] => [place.bird?.id ?? "", ...place.parents.flatMap(upward)];
  const downward = (young: Descendant<Relative>): string[] => [young.bird.id, ...young.children.flatMap(downward)];
  const shown = new Set([
    ...upward(family.ancestry),
    ...family.broods.flatMap(({ children }) => children.flatMap(downward)),
    ...family.siblings.map(({ id }) => id),
  ]);
  const climb = (ids: string[], from: "source_id" | "target_id", to: "source_id" | "target_id") =>
    relationships.filter((tie) => tie.relationship === "parent" && ids.includes(tie[from])).map((tie) => tie[to]);
  let [up, down] = [["focus"], ["focus"]];
  for (let at = 0; at < reach.descendants; at++)
    down = [...new Set([...down, ...climb(down, "source_id", "target_id")])];
  for (let at = 0; at < reach.ancestors; at++) up = [...new Set([...up, ...climb(up, "target_id", "source_id")])];
  const siblings = nodes.filter(({ id }) => id.startsWith("s")).map(({ id }) => id);
  expect([...up, ...down, ...siblings].filter((id) => !shown.has(id))).toEqual([]);
});

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
