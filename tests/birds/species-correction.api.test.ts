import { expect, test } from "vitest";
import { makeFor } from "#tests/app/make.ts";
import { newWorld } from "#tests/app/world.ts";
import type { Bird } from "#worker/birds/columns/details.ts";
import type { SpeciesCheck } from "#worker/birds/species-check.ts";

async function flock() {
  const world = await newWorld();
  const { ask, a } = world;
  const make = makeFor(world, a);
  const canary = await make.species({ common_name: "Canary", incubation_days: 13 });
  const budgerigar = await make.species({
    common_name: "Budgerigar",
    latin_name: "Melopsittacus undulatus",
    incubation_days: 18,
  });
  const correct = async (id: string, json: object, more: object = {}) => {
    const answer = await ask(`/api/birds/${id}/species`, { as: a, json, method: "PUT", ...more });
    const body = (await answer.json()) as { data: Bird; current: Bird; errors: Array<{ path: string; code: string }> };
    return { status: answer.status, ...body };
  };
  const check = async (id: string, species_id = "") => {
    const answer = await ask(`/api/birds/${id}/species?species_id=${species_id}`, { as: a });
    expect(answer.status).toBe(200);
    return ((await answer.json()) as { data: SpeciesCheck }).data;
  };
  return { ...world, make, canary, budgerigar, correct, check };
}

test("a bird recorded as the wrong species is corrected, counted there, and the trail says from what to what", async () => {
  const { make, canary, budgerigar, correct, ask, a } = await flock();
  const bird = await make.bird({ identifier: "PT 1", species_id: canary.id });
  const done = await correct(bird.id, { species_id: budgerigar.id, version: 1 });
  expect([done.status, done.data.species.common_name, done.data.version]).toEqual([200, "Budgerigar", 2]);
  const overview = await (await ask("/api/dashboard", { as: a })).text();
  expect(overview).toContain('"species_name":"Budgerigar","birds":1');
  const history = (await (await ask(`/api/birds/${bird.id}/history`, { as: a })).json()) as {
    data: { items: Array<{ changes: Array<Record<string, string>> }> };
  };
  expect(history.data.items[0]?.changes).toEqual([
    expect.objectContaining({ field: "Species", before: "Canary", after: "Budgerigar" }),
  ]);
});

test("two corrections at once: the second is told what stands now, and the same one twice is done once", async () => {
  const { make, canary, budgerigar, correct } = await flock();
  const bird = await make.bird({ species_id: canary.id });
  const finch = await make.species();
  expect((await correct(bird.id, { species_id: budgerigar.id, version: 1 })).status).toBe(200);
  const late = await correct(bird.id, { species_id: finch.id, version: 1 });
  expect([late.status, late.current.species.common_name]).toEqual([409, "Budgerigar"]);
  const twice = await correct(bird.id, { species_id: budgerigar.id, version: 1 });
  expect([twice.status, twice.data.version]).toEqual([200, 2]);
  const headed = await correct(bird.id, { species_id: canary.id }, { headers: { "If-Match": '"1"' } });
  expect(headed.status).toBe(409);
  const free = await correct(bird.id, { species_id: canary.id });
  expect([free.status, free.data.version]).toEqual([200, 3]);
});

test("a bird cannot be given another organisation's species", async () => {
  const { make, canary, correct, ask, a, b } = await flock();
  const bird = await make.bird({ species_id: canary.id });
  const theirs = await makeFor({ ask }, b).species();
  const refused = await correct(bird.id, { species_id: theirs.id });
  expect([refused.status, refused.errors]).toEqual([
    422,
    [expect.objectContaining({ path: "species_id", code: "fields.unknown_id" })],
  ]);
  expect((await ask(`/api/birds/${bird.id}/species?species_id=${theirs.id}`, { as: a })).status).toBe(422);
  expect((await correct(bird.id, {})).status).toBe(422);
  expect((await correct(bird.id, { species_id: theirs.id }, { as: b })).status).toBe(404);
});

test("before the yes it is told which parents, mates and young will be of another species, and which no longer", async () => {
  const { make, canary, budgerigar, check, correct } = await flock();
  const father = await make.bird({ identifier: "F 1", sex: "male", species_id: canary.id });
  const bird = await make.bird({ identifier: "B 1", sex: "female", species_id: canary.id, father_id: father.id });
  const mate = await make.bird({ identifier: "P 1", sex: "male", species_id: budgerigar.id });
  const parents = { father_id: mate.id, mother_id: bird.id };
  await make.bird({ identifier: "Y 1", species_id: canary.id, ...parents });
  await make.bird({ identifier: "Y 2", species_id: budgerigar.id, ...parents });
  expect((await check(bird.id)).change).toBeNull();
  const { change, from } = await check(bird.id, budgerigar.id);
  expect([from?.incubation_days, change?.to.incubation_days, change?.young]).toEqual([13, 18, 2]);
  expect(change?.kin.map((it) => [it.relation, it.identifier, it.was_same, it.is_same])).toEqual([
    ["father", "F 1", true, false],
    ["mate", "P 1", false, true],
    ["young", "Y 1", true, false],
    ["young", "Y 2", false, true],
  ]);
  const done = await correct(bird.id, { species_id: budgerigar.id });
  expect(done).toMatchObject({ warnings: [{ code: "birds.hybrid" }] });
});

test("colours the new species does not know are told, and a genotype that cannot be in it stops the correction", async () => {
  const { make, canary, budgerigar, check, correct } = await flock();
  const cock = await make.bird({ sex: "male", species_id: canary.id, mutation: "agate" });
  const { change } = await check(cock.id, budgerigar.id);
  expect(change?.colours).toMatchObject({ has_book: true, mutation: "agate", fault: null });
  expect(change?.colours.unread).toEqual(["agate"]);
  expect((await correct(cock.id, { species_id: budgerigar.id })).status).toBe(200);
  const plain = await make.species({ common_name: "Owl", latin_name: "Strix aluco" });
  const hen = await make.bird({ sex: "female", species_id: plain.id, genotype: "/ino" });
  const answer = await check(hen.id, budgerigar.id);
  expect(answer.change?.colours.fault).toMatch(/ino/i);
  const refused = await correct(hen.id, { species_id: budgerigar.id });
  expect([refused.status, refused.errors]).toEqual([422, [expect.objectContaining({ path: "genotype" })]]);
});
