import { expect, test } from "vitest";
import type { Resident } from "#tests/app/world.ts";
import { relationships } from "#tests/kinship/tabular.ts";
import type { Mate } from "#worker/mating/mates.ts";
import { kinFlock } from "./kin-flock.ts";

type Item = { id: string; identifier: string; kinship: number; mean_kinship: number };
type Answer = {
  data: {
    items: Array<Item & Mate>;
    total: number;
    total_pages: number;
    focus: { mean_kinship: number };
    mean_kinship: number;
    gene_diversity: number;
    founder_genome_equivalents: number;
    cocks: Array<{ identifier: string }>;
    hens: Array<{ identifier: string }>;
    unsexed: unknown[];
    f: number[][];
    missing: number;
  };
  detail?: string;
};

async function flock() {
  const world = await kinFlock();
  const get = async (path: string, as: Resident = world.a) => {
    const answer = await world.ask(`/api/birds/${path}`, { as });
    return { status: answer.status, ...((await answer.json()) as Answer) };
  };
  const relatives = async (ring: string) => {
    const { data } = await get(`${await world.idOf(ring)}/kinship`);
    return Object.fromEntries(data.items.map(({ identifier, kinship }) => [identifier, kinship]));
  };
  return { ...world, get, relatives };
}

test("the relatives of a bird, nearest first, with the kinship of the tabular method", async () => {
  const { get, idOf } = await flock();
  const { data } = await get(`${await idOf("C")}/kinship`);
  expect(data.items.map(({ identifier, kinship }) => [identifier, kinship])).toEqual([
    ["A", 0.25],
    ["B", 0.25],
    ["D", 0.25],
    ["F", 0.25],
  ]);
  const order = ["A", "B", "C", "D", "E", "F"];
  const fathers = [-1, -1, 0, 0, -1, 2];
  const mothers = [-1, -1, 1, 1, -1, 4];
  const a = relationships({ fathers, mothers })[5] ?? [];
  const f = await get(`${await idOf("F")}/kinship`);
  for (const { identifier, kinship } of f.data.items) expect(kinship).toBe((a[order.indexOf(identifier)] ?? 9) / 2);
  const page = await get(`${await idOf("C")}/kinship?page=2&page_size=10`);
  expect(page.data).toMatchObject({ items: [], total: 4, total_pages: 1 });
});

test("the pedigree cache is never older than the flock: edits, chicks, trash and erased birds", async () => {
  const { relatives, put, ask, a, idOf, canary } = await flock();
  expect(await relatives("D")).toMatchObject({ C: 0.25, F: 0.125 });
  expect(await put("C", { mother_ring: "E" })).toBe(200);
  expect(await relatives("D")).toMatchObject({ C: 0.125, F: 0.0625 });
  const json = { identifier: "G", sex: "male", species_id: canary.id, father_ring: "C", mother_ring: "D" };
  expect((await ask("/api/birds", { as: a, json })).status).toBe(201);
  expect(await relatives("G")).toMatchObject({ C: 0.3125, D: 0.3125 });
  const gone = await idOf("A");
  await ask(`/api/birds/${gone}`, { as: a, method: "DELETE" });
  expect(await relatives("G")).toMatchObject({ C: 0.3125 });
  expect(await relatives("G")).not.toHaveProperty("A");
  await ask("/api/birds/trash/erase", { as: a, json: { ids: [gone] } });
  expect(await relatives("G")).toMatchObject({ C: 0.25, D: 0.25 });
});

test("mates: living birds of the species and the other sex, the least related first, with what a chick would change", async () => {
  const { get, idOf } = await flock();
  const { data } = await get(`${await idOf("C")}/mates`);
  expect(data.items.map((it) => [it.identifier, it.expected_inbreeding])).toEqual([
    ["E", 0],
    ["B", 0.25],
    ["D", 0.25],
    ["F", 0.25],
  ]);
  expect(data.items[0]?.mean_kinship_change).toBeLessThan(data.items[1]?.mean_kinship_change ?? 0);
  expect(data.focus.mean_kinship).toBeCloseTo((0.25 + 0.25 + 0.5 + 0.25 + 0 + 0.25) / 6, 12);
  const oldest = await get(`${await idOf("C")}/mates?sort_by=birth_date`);
  expect(oldest.data.items.map(({ identifier }) => identifier)).toEqual(["B", "E", "D", "F"]);
});

test("mates can be narrowed to adults, a status and a colour; dead birds are none", async () => {
  const { get, idOf, put, ask, a } = await flock();
  const statuses = (
    (await (await ask("/api/statuses/", { as: a })).json()) as { data: Array<{ id: string; key: string }> }
  ).data;
  const status = (key: string) => statuses.find((it) => it.key === key)?.id;
  await put("E", { status_id: status("deceased") });
  await put("D", { status_id: status("breeding"), mutation: "Mosáico Vermelho 50%" });
  const rings = async (query: string) =>
    (await get(`${await idOf("C")}/mates${query}`)).data.items.map(({ identifier }) => identifier);
  expect(await rings("")).toEqual(["B", "F", "D"]);
  expect(await rings(`?status_id=${status("breeding")}`)).toEqual(["D"]);
  expect(await rings("?mutation=vermelho%20mosaico")).toEqual(["D"]);
  expect(await rings("?mutation=%25")).toEqual(["D"]);
  expect(await rings("?mutation=azul")).toEqual([]);
  await put("F", { birth_date: new Date().toISOString().slice(0, 10) });
  expect(await rings("?adults=yes")).toEqual(["B", "D"]);
});

test("a bird of unknown sex has no mates, and says why", async () => {
  const { get, ask, a, canary } = await flock();
  const made = await ask("/api/birds", { as: a, json: { identifier: "U", species_id: canary.id } });
  const { data } = (await made.json()) as { data: { id: string } };
  expect(await get(`${data.id}/mates`)).toMatchObject({ status: 409, detail: expect.stringContaining("sex") });
});

test("a matrix of cocks and hens, in the order of their rings", async () => {
  const { get, idOf, ask, b } = await flock();
  const ids = await Promise.all(["F", "A", "D", "C", "E"].map(idOf));
  const { data } = await get(`kinship/matrix?ids=${ids.join(",")}`);
  expect(data.cocks.map(({ identifier }) => identifier)).toEqual(["A", "C"]);
  expect(data.hens.map(({ identifier }) => identifier)).toEqual(["D", "E", "F"]);
  expect(data.f).toEqual([
    [0.25, 0, 0.125],
    [0.25, 0, 0.25],
  ]);
  const strangers = await get(`kinship/matrix?ids=${ids.join(",")}`, b);
  expect(strangers.data).toMatchObject({ cocks: [], hens: [], missing: 5 });
  const many = Array.from({ length: 81 }, (_, at) => `bird_${at}`).join(",");
  expect((await ask(`/api/birds/kinship/matrix?ids=${many}`, { as: b })).status).toBe(422);
});

test("the diversity of the living birds of a species, and of the whole flock", async () => {
  const { get, canary, ask, a, idOf } = await flock();
  const { data } = await get(`kinship/diversity?species_id=${canary.id}`);
  const fathers = [-1, -1, 0, 0, -1, 2];
  const mothers = [-1, -1, 1, 1, -1, 4];
  const all = relationships({ fathers, mothers }).flat();
  const mean = all.reduce((sum, it) => sum + it / 2, 0) / 36;
  expect(data.mean_kinship).toBeCloseTo(mean, 12);
  expect(data.gene_diversity).toBeCloseTo(1 - mean, 12);
  expect(data.founder_genome_equivalents).toBeCloseTo(1 / (2 * mean), 12);
  expect(data.items[0]?.identifier).toBe("E");
  await ask(`/api/birds/${await idOf("E")}`, { as: a, method: "DELETE" });
  expect((await get("kinship/diversity")).data).toMatchObject({ total: 5 });
});

test("an empty flock has no diversity figures", async () => {
  const { ask, b } = await flock();
  const answer = await ask("/api/birds/kinship/diversity", { as: b });
  expect(await answer.json()).toMatchObject({ data: { total: 0, gene_diversity: null, items: [] } });
});
