import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { assembleLineage, type Kin, roleOf } from "#worker/pedigrees/lineage.ts";

const kin = (id: string, relation: Kin["relation"] = "line", generation = 0, parents: Partial<Kin> = {}): Kin => ({
  id,
  identifier: id,
  name: null,
  sex: "unknown",
  status: null,
  birth_date: null,
  birth_precision: null,
  father_id: null,
  is_reference: 0,
  mother_id: null,
  drawing: "canary",
  photo_id: null,
  relation,
  generation,
  ...parents,
});

test("roles end with great-grandparents above and grand-offspring below", () => {
  const line = (generation: number) => roleOf({ relation: "line", generation });
  expect([-6, -3, -2, -1, 0, 1, 2, 6].map(line)).toEqual([
    "great_grandparent",
    "great_grandparent",
    "grandparent",
    "parent",
    "focus",
    "offspring",
    "grand_offspring",
    "grand_offspring",
  ]);
});

test("the nearest role wins: parent before sibling, sibling before grandparent", () => {
  const found = [
    kin("focus"),
    kin("p", "line", -2),
    kin("p", "sibling"),
    kin("p", "line", -1),
    kin("s", "line", -2),
    kin("s", "sibling"),
    kin("m", "partner"),
    kin("m", "sibling"),
  ];
  const { nodes, relationships } = assembleLineage("focus", found);
  expect(Object.fromEntries(nodes.map(({ id, role }) => [id, role]))).toEqual({
    focus: "focus",
    p: "parent",
    s: "sibling",
    m: "sibling",
  });
  expect(relationships).toContainEqual({ source_id: "m", target_id: "focus", relationship: "partner" });
});

const anyKin = fc
  .record({
    id: fc.constantFrom("a", "b", "c", "d", "e"),
    relation: fc.constantFrom("line" as const, "sibling" as const, "partner" as const),
    generation: fc.integer({ min: -6, max: 6 }),
    father_id: fc.constantFrom(null, "a", "b", "z"),
    mother_id: fc.constantFrom(null, "c", "d", "z"),
  })
  .map(({ id, relation, generation, ...parents }) => kin(id, relation, relation === "line" ? generation : 0, parents));

property.prop([fc.array(anyKin)])("every bird stands once and every bond joins two that are shown", (found) => {
  const { nodes, relationships } = assembleLineage("focus", [kin("focus"), ...found]);
  const ids = nodes.map(({ id }) => id);
  expect(new Set(ids)).toEqual(new Set(["focus", ...found.map(({ id }) => id)]));
  expect(new Set(ids).size).toBe(ids.length);
  for (const { source_id, target_id } of relationships)
    expect(ids).toEqual(expect.arrayContaining([source_id, target_id]));
});

property.prop([fc.array(anyKin)])("the order in which relatives are found changes nothing", (found) => {
  const roles = (list: Kin[]) => assembleLineage("focus", list).nodes.map(({ id, role }) => [id, role]);
  const all = [kin("focus"), ...found];
  expect(roles([...all].reverse())).toEqual(roles(all));
});
