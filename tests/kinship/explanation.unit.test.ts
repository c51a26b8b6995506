import { expect, test } from "vitest";
import { explanationIn, mostAncestors } from "#worker/kinship/explanation.ts";

type Row = [string, string | null, string | null, number, string, string | null, 0 | 1];
const found = (rows: Row[]) => [{ found: JSON.stringify(rows) }];
const sibs: Row[] = [
  ["x", "c", "d", 0.25, "X", null, 0],
  ["c", "a", "b", 0, "C", null, 0],
  ["d", "a", "b", 0, "D", null, 0],
  ["a", null, null, 0, "A", "Avô", 1],
  ["b", null, null, 0, "B", null, 0],
];

test("common ancestors found by the database are explained by name", () => {
  const { ancestors, rest, contributions, named } = explanationIn(found(sibs), "x");
  expect([ancestors.length, rest, contributions]).toEqual([2, 0, { a: 0.125, b: 0.125 }]);
  expect(named.a).toEqual({ identifier: "A", name: "Avô", is_deleted: true });
});

test("more ancestors than are read, or a circle among them: F is told, and that it is not split up", () => {
  const crowd = Array.from({ length: mostAncestors }, (_, at): Row => [`f${at}`, null, null, 0, `F${at}`, null, 0]);
  const circle: Row[] = [...sibs.slice(0, 3), ["a", "x", null, 0, "A", null, 0], ["b", null, null, 0, "B", null, 0]];
  for (const rows of [[...sibs, ...crowd], circle]) {
    const { ancestors, rest, others } = explanationIn(found(rows), "x");
    expect([ancestors, rest, others.count]).toEqual([[], 0.25, 0]);
  }
});
