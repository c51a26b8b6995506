import { expect, test } from "vitest";
import { aviary } from "#tests/app/spreadsheet-world.ts";
import type { PedigreePage } from "#worker/pedigrees/page.ts";

type Made = { data: { id: string; inbreeding: number } };

async function flock() {
  const { ask, a, canary } = await aviary();
  const ids = new Map<string, string>();
  async function bird(identifier: string, sex: string, father = "", mother = "") {
    const json = { identifier, sex, species_id: canary.id, father_ring: father, mother_ring: mother };
    const { data } = (await (await ask("/api/birds", { as: a, json })).json()) as Made;
    ids.set(identifier, data.id);
    return data;
  }
  const idOf = (ring: string) => ids.get(ring) ?? "";
  async function pedigree(ring: string, question = "") {
    const answer = await ask(`/api/birds/${idOf(ring)}/pedigree${question}`, { as: a });
    return { status: answer.status, ...((await answer.json()) as { data: PedigreePage }) };
  }
  await bird("A", "male");
  await bird("B", "female");
  await bird("C", "male", "A", "B");
  await bird("D", "female", "A", "B");
  await bird("E", "female", "A", "D");
  await bird("X", "male", "C", "E");
  return { ask, a, bird, idOf, pedigree };
}

test("a pedigree is answered with why F is what it is, and the contributions sum to F", async () => {
  const { bird, idOf, pedigree } = await flock();
  for (const ring of ["E", "X", "Y"]) {
    if (ring === "Y") await bird("Y", "female", "X", "E");
    const { head, explanation } = (await pedigree(ring)).data;
    const sum = explanation.ancestors.reduce((all, it) => all + it.contribution, explanation.rest);
    expect(sum + explanation.others.contribution).toBe(head.inbreeding);
    expect(head.inbreeding).toBeGreaterThan(0);
  }
  const { explanation, lineage } = (await pedigree("X")).data;
  const [first] = explanation.ancestors;
  expect(first).toMatchObject({ id: idOf("A"), contribution: 0.1875, paths: 2, inbreeding: 0 });
  expect(first?.shown).toEqual([
    { father: [idOf("C"), idOf("A")], mother: [idOf("E"), idOf("A")], contribution: 0.125 },
    { father: [idOf("C"), idOf("A")], mother: [idOf("E"), idOf("D"), idOf("A")], contribution: 0.0625 },
  ]);
  expect(explanation.named[idOf("E")]).toEqual({ identifier: "E", name: null, is_deleted: false });
  const parts = lineage.nodes.flatMap((it) => (it.contribution ? [[it.display_name, it.contribution]] : []));
  expect(parts.sort()).toEqual([
    ["A", 0.1875],
    ["B", 0.0625],
  ]);
});

test("an ancestor in the trash still counts, and is told to be there", async () => {
  const { ask, a, idOf, pedigree } = await flock();
  await ask(`/api/birds/${idOf("A")}`, { as: a, method: "DELETE" });
  const { explanation, lineage } = (await pedigree("X")).data;
  expect(explanation.named[idOf("A")]).toMatchObject({ is_deleted: true });
  expect(lineage.nodes.map((it) => it.id)).not.toContain(idOf("A"));
});

test("a bird that is not inbred has nothing to explain; seven generations are refused", async () => {
  const { pedigree } = await flock();
  expect((await pedigree("D")).data.explanation).toEqual({
    ancestors: [],
    rest: 0,
    named: {},
    others: { count: 0, contribution: 0 },
  });
  expect((await pedigree("X", "?ancestors=7")).status).toBe(422);
});
