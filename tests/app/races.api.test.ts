import { expect, test } from "vitest";
import { makeFor, speciesDraft } from "./make.ts";
import { newWorld } from "./world.ts";

const six = Array.from({ length: 6 }, (_, at) => at);

test("six parallel imports that create the same places create each once", async () => {
  const { ask, a } = await newWorld({ RATE_LIMITS: "relaxed" });
  const names = ["Sala 1 / Bateria 1 / Gaiola 1", "Sala 1 / Bateria 1 / Gaiola 2", "Sala 2"];
  const answers = await Promise.all(six.map(() => ask("/api/birds/import/places", { as: a, json: { names } })));
  expect(answers.map(({ status }) => status)).toEqual(six.map(() => 201));
  const { data } = (await (await ask("/api/places", { as: a })).json()) as { data: Array<{ name: string }> };
  expect(data.map(({ name }) => name).sort()).toEqual(["Bateria 1", "Gaiola 1", "Gaiola 2", "Sala 1", "Sala 2"]);
});

test("six who add different cages to the same new room all find theirs", async () => {
  const { ask, a } = await newWorld({ RATE_LIMITS: "relaxed" });
  const answers = await Promise.all(
    six.map((at) => ask("/api/birds/import/places", { as: a, json: { names: [`Sala / Gaiola ${at}`] } })),
  );
  expect(answers.map(({ status }) => status)).toEqual(six.map(() => 201));
  const { data } = (await (await ask("/api/places", { as: a })).json()) as { data: Array<{ name: string }> };
  expect(data.length).toBe(7);
});

test("whatever six people make at once, one of them makes it and the others are told", async () => {
  const world = await newWorld({ RATE_LIMITS: "relaxed" });
  const { ask, a } = world;
  const { id: species_id } = await makeFor(world, a).species();
  const actions: Array<[path: string, json: object]> = [
    ["/api/birds", { identifier: "PT 1", species_id }],
    ["/api/birds", { identifier: "PT 2", species_id, father_ring: "PT 3", unknown_parents: "reference" }],
    ["/api/bird-species", speciesDraft(9)],
    ["/api/bird-species/from-catalogue", { slugs: ["canary"] }],
    ["/api/statuses", { name_pt: "No choco", name_en: "Broody", kind: "present" }],
    ["/api/birds/import/statuses", { name: "Vendida", kind: "gone" }],
    ["/api/places", { name: "Sala", kind: "room" }],
    ["/api/genetics/mutations", { species_id, name: "Opalina", chromosome: "Z", inheritance: "recessive" }],
    ["/api/views", { list: "birds", name: "Machos", query: "sex=male" }],
  ];
  for (const [path, json] of actions) {
    const answers = await Promise.all(six.map(() => ask(path, { as: a, json })));
    const statuses = answers.map(({ status }) => status);
    expect([path, statuses.filter((it) => it >= 500)]).toEqual([path, []]);
    expect([path, statuses.some((it) => it < 300)]).toEqual([path, true]);
  }
});
