import { expect, test } from "vitest";
import { makeFor } from "#tests/app/make.ts";
import { newWorld, tripsOf } from "#tests/app/world.ts";
import type { Lineage } from "#worker/pedigrees/lineage.ts";

/** Four generations: grandparents, parents, the focus with siblings and a partner, chicks and a grandchick. */
async function family() {
  const world = await newWorld();
  const { ask, a } = world;
  const make = makeFor(world, a);
  const ids: Record<string, string> = {};
  const bird = async (identifier: string, sex: string, father = "", mother = "", more: object = {}) => {
    const parents = { father_id: ids[father] ?? null, mother_id: ids[mother] ?? null };
    ids[identifier] = (await make.bird({ identifier, sex, ...parents, ...more })).id;
  };
  await bird("great-grandfather", "male");
  await bird("grandfather", "male", "great-grandfather");
  await bird("grandmother", "female");
  await bird("father", "male", "grandfather", "grandmother");
  await bird("mother", "female");
  await bird("other-hen", "female");
  const active = await make.status("active");
  await bird("focus", "male", "father", "mother", { name: "Íris", birth_date: "2024-01-01", status_id: active.id });
  await bird("full", "female", "father", "mother");
  await bird("half", "male", "father", "other-hen");
  await bird("stranger", "male");
  await bird("partner", "female");
  await bird("chick", "male", "focus", "partner");
  await bird("chick-2", "female", "focus", "partner");
  await bird("grandchick", "unknown", "chick");
  await bird("great-grandchick", "unknown");
  const rings = new Map(Object.entries(ids).map(([ring, id]) => [id, ring]));
  const ringOf = (id: string) => rings.get(id) ?? id;
  async function lineage(of: string, query = "") {
    const answer = await ask(`/api/birds/${ids[of]}/lineage${query}`, { as: a });
    expect(answer.status).toBe(200);
    const { data } = (await answer.json()) as { data: Lineage };
    const roles = Object.fromEntries(data.nodes.map(({ id, role }) => [ringOf(id), role]));
    const bonds = data.relationships.map((it) => `${ringOf(it.source_id)} ${it.relationship} ${ringOf(it.target_id)}`);
    return { ...data, roles, bonds: bonds.sort() };
  }
  return { ...world, make, ids, lineage };
}

test("a family tree shows two generations each way, siblings and partners", async () => {
  const { ids, lineage, db } = await family();
  const before = tripsOf(db).length;
  const tree = await lineage("focus", "?ancestors=2&descendants=2&include_siblings=true");
  const input = tripsOf(db).slice(before);
  // The third asks who the caller is.
  expect(input.map((trip) => trip.length)).toEqual([3]);
  expect(tree.focus_node_id).toBe(ids.focus);
  expect(tree.roles).toEqual({
    focus: "focus",
    father: "parent",
    mother: "parent",
    grandfather: "grandparent",
    grandmother: "grandparent",
    full: "sibling",
    half: "sibling",
    partner: "partner",
    chick: "offspring",
    "chick-2": "offspring",
    grandchick: "grand_offspring",
  });
  expect(tree.bonds).toEqual(
    [
      "chick parent grandchick",
      "father parent focus",
      "father parent full",
      "father parent half",
      "focus parent chick",
      "focus parent chick-2",
      "full sibling focus",
      "grandfather parent father",
      "grandmother parent father",
      "half sibling focus",
      "mother parent focus",
      "mother parent full",
      "partner parent chick",
      "partner parent chick-2",
      "partner partner focus",
    ].sort(),
  );
  expect(tree.nodes.find(({ id }) => id === ids.focus)).toEqual({
    id: ids.focus,
    display_name: "focus · Íris",
    role: "focus",
    generation: 0,
    notes: { sex: "male", status: "Active", hatch_date: "2024-01-01", hatch_precision: null, is_reference: false },
  });
});

test("a family tree is as deep as it is asked for", async () => {
  const { lineage } = await family();
  expect((await lineage("focus")).roles).toEqual((await lineage("focus", "?ancestors=2&descendants=2")).roles);
  expect((await lineage("focus", "?ancestors=3")).roles).toMatchObject({ "great-grandfather": "great_grandparent" });
  expect(
    Object.values((await lineage("focus", "?ancestors=0&descendants=0&include_siblings=false")).roles).sort(),
  ).toEqual(["focus", "partner"]);
  const alone = await lineage("stranger");
  expect([alone.nodes.length, alone.relationships]).toEqual([1, []]);
});

test("a deeper generation keeps the outermost role and its number", async () => {
  const { make, lineage, ids } = await family();
  let father_id = ids.chick;
  for (let n = 0; n < 5; n += 1) father_id = (await make.bird({ identifier: `d-${n}`, sex: "male", father_id })).id;
  const { nodes } = await lineage("focus", "?descendants=6");
  expect(nodes.find(({ id }) => id === father_id)).toMatchObject({ role: "grand_offspring", generation: 6 });
  const { nodes: fewer } = await lineage("focus", "?descendants=5");
  expect(fewer.map(({ id }) => id)).not.toContain(father_id);
});

test("deleted birds are left out", async () => {
  const { ask, a, ids, lineage } = await family();
  for (const ring of ["father", "partner", "chick"]) await ask(`/api/birds/${ids[ring]}`, { as: a, method: "DELETE" });
  const { roles } = await lineage("focus");
  expect(roles).toEqual({ focus: "focus", mother: "parent", full: "sibling", half: "sibling", "chick-2": "offspring" });
  expect((await ask(`/api/birds/${ids.father}/lineage`, { as: a })).status).toBe(404);
});

test("a bird found twice stands once, in its nearest role, with all its bonds", async () => {
  const { make, ids, lineage } = await family();
  // The father's own daughter as mother: mother and half sibling at once; the father is grandfather too.
  const inbred = await make.bird({ identifier: "inbred", father_id: ids.father, mother_id: ids.full });
  ids.inbred = inbred.id;
  const { nodes, roles, bonds } = await lineage("inbred");
  expect(new Set(nodes.map(({ id }) => id)).size).toBe(nodes.length);
  expect(roles).toMatchObject({ father: "parent", full: "parent", focus: "sibling" });
  expect(bonds).toEqual(
    expect.arrayContaining([`full parent ${inbred.id}`, `full sibling ${inbred.id}`, "father parent full"]),
  );
});

test("a depth outside 0 to 6 is refused", async () => {
  const { ask, a, ids } = await family();
  for (const query of ["ancestors=7", "ancestors=-1", "descendants=1.5", "descendants=", "include_siblings=perhaps"])
    expect([query, (await ask(`/api/birds/${ids.focus}/lineage?${query}`, { as: a })).status]).toEqual([query, 422]);
});
