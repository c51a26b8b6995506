import { expect, test } from "vitest";
import { makeFor } from "#tests/app/make.ts";
import { newWorld } from "#tests/app/world.ts";
import type { BirdGenetics } from "#worker/genotypes/page.ts";
import type { PairOfBirds } from "#worker/genotypes/pair.ts";

import { flock, headers } from "./flock.ts";

test("the calculator begins with two birds of the flock", async () => {
  const { bird, ask, a, b, make } = await flock();
  const father = await bird({ sex: "male", genotype: "Green /blue" });
  const mother = await bird({ sex: "female", mutation: "Skyblue" });
  const pair = async (query: string, as = a) => {
    const answer = await ask(`/api/birds/pair-genetics?${query}`, { as, headers });
    return { status: answer.status, data: ((await answer.json()) as { data: PairOfBirds }).data };
  };
  const { data } = await pair(`father=${father.id}&mother=${mother.id}`);
  expect(data.crossed?.outcomes.map(({ name, chance }) => [name, chance.fraction])).toEqual([
    ...[
      ["Light green", "1/4"],
      ["Skyblue", "1/4"],
      ["Light green", "1/4"],
      ["Skyblue", "1/4"],
    ],
  ]);
  const touched = await pair(`father=${father.id}&mother=${mother.id}&c.blue=blue.blue&h.blue=blue.blue`);
  expect(touched.data.crossed?.outcomes.map(({ name }) => name)).toEqual(["Skyblue", "Skyblue"]);
  expect((await pair(`father=${mother.id}`)).data.fault?.message).toContain("not recorded as a cock");
  expect((await pair(`father=${father.id}`, b)).status).toBe(404);
  const other = await make.bird({ sex: "female", species_id: (await make.species()).id });
  expect((await pair(`father=${father.id}&mother=${other.id}`)).data.fault?.message).toContain("different species");
});

async function canaries() {
  const world = await newWorld();
  const { ask, a } = world;
  const make = makeFor(world, a);
  const { id: species_id } = await make.species({ common_name: "Canário", catalogue_slug: "canary" });
  const bird = (given: Record<string, unknown>) => make.bird({ species_id, ...given });
  const get = async <Data>(path: string) =>
    ((await (await ask(path, { as: a, headers })).json()) as { data: Data }).data;
  return { ...world, species_id, bird, get };
}

test("two yellow canaries have yellow young, and an unread word is no prediction but a question", async () => {
  const { bird, get } = await canaries();
  const cock = await bird({ sex: "male", mutation: "Amarelo" });
  const hen = await bird({ sex: "female", mutation: "Amarela" });
  const pair = (mother: string) => get<PairOfBirds>(`/api/birds/pair-genetics?father=${cock.id}&mother=${mother}`);
  const answer = await pair(hen.id);
  expect(answer.crossed?.outcomes.map(({ sex, name, chance }) => [sex, name, chance.fraction])).toEqual([
    ["male", "Yellow", "1/2"],
    ["female", "Yellow", "1/2"],
  ]);
  const odd = await bird({ sex: "female", mutation: "Amareo" });
  const unread = await pair(odd.id);
  expect([unread.crossed, unread.mother?.unread]).toEqual([
    null,
    [{ word: "amareo", kind: "unknown", nearest: ["yellow"] }],
  ]);
  const bare = await bird({ sex: "female" });
  expect(await pair(bare.id)).toMatchObject({ crossed: null, mother: { has_record: false, unread: [] } });
  const chosen = await get<PairOfBirds>(
    `/api/birds/pair-genetics?father=${cock.id}&mother=${odd.id}&c.melanin=clear.clear&h.melanin=clear.clear`,
  );
  expect(chosen.crossed?.outcomes.map(({ name }) => name)).toEqual(["Yellow", "Yellow"]);
});

test("two birds without any mutation are answered too: their young are normal", async () => {
  const { bird, get } = await canaries();
  const [cock, hen] = [
    await bird({ sex: "male", mutation: "Verde" }),
    await bird({ sex: "female", mutation: "Verde" }),
  ];
  const answer = await get<PairOfBirds>(`/api/birds/pair-genetics?father=${cock.id}&mother=${hen.id}`);
  expect(answer.crossed?.outcomes.map(({ name }) => name)).toEqual(["Green", "Green"]);
});

test("a colour that was not understood has no effect on the genotypes of the family", async () => {
  const { bird, get } = await canaries();
  const father = await bird({ sex: "male", mutation: "Canela" });
  const hen = await bird({ identifier: "H", sex: "female", mutation: "Xpto", father_id: father.id });
  const page = await get<BirdGenetics>(`/api/birds/${hen.id}/genetics`);
  expect([page.text, page.unread.map(({ word }) => word)]).toEqual([null, ["xpto"]]);
  // Read as green she could not be his daughter.
  expect(page.inference?.contradictions).toEqual([]);
  expect(page.inference?.loci.map(({ key, possible }) => [key, possible.map(({ label }) => label)])).toEqual([
    ["brown", ["Brown"]],
  ]);
  const green = await bird({ sex: "female", mutation: "Verde", father_id: father.id });
  expect((await get<BirdGenetics>(`/api/birds/${green.id}/genetics`)).inference?.contradictions).toHaveLength(1);
});

test("a clear bird may hide any melanin, so its parents are not called wrong", async () => {
  const { bird, get } = await canaries();
  const father = await bird({ sex: "male", mutation: "Canela" });
  const clear = await bird({ sex: "female", mutation: "Amarela", father_id: father.id });
  const { inference } = await get<BirdGenetics>(`/api/birds/${clear.id}/genetics`);
  expect(inference?.contradictions).toEqual([]);
});
