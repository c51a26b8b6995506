import { expect, test } from "vitest";
import { makeFor } from "#tests/app/make.ts";
import type { Resident } from "#tests/app/world.ts";
import type { PairAnswer } from "#worker/mating/pair.ts";
import { kinFlock } from "./kin-flock.ts";

type Answer = { status: number; data: PairAnswer; errors?: Array<{ path: string; code: string }> };

async function flock() {
  const world = await kinFlock();
  const ask = async (query: Record<string, string>, as: Resident = world.a): Promise<Answer> => {
    const answer = await world.ask(`/api/birds/kinship/pair?${new URLSearchParams(query)}`, { as });
    return { ...((await answer.json()) as Answer), status: answer.status };
  };
  const pair = (cock_ring: string, hen_ring: string) => ask({ cock_ring, hen_ring });
  const answer = await world.ask("/api/statuses/", { as: world.a });
  const { data: statuses } = (await answer.json()) as { data: Array<{ id: string; key: string }> };
  const status = (key: string) => statuses.find((it) => it.key === key)?.id;
  return { ...world, askPair: ask, pair, status };
}

const codes = ({ data }: Answer) => data.cautions.map(({ code, bird }) => (bird ? `${code} ${bird}` : code));

test("father × daughter: F of the young is 0.25, through the father himself, and the pair is advised against", async () => {
  const { pair } = await flock();
  const answer = await pair("C", "F");
  expect(answer.data).toMatchObject({ expected_inbreeding: 0.25, kinship: 0.25, verdict: "avoid", young: 0 });
  expect(codes(answer)).toEqual(["related_high", "lower_bound"]);
  const { ancestors, named, rest } = answer.data.explanation;
  expect(ancestors.map((it) => [named[it.id]?.identifier, it.contribution])).toEqual([["C", 0.25]]);
  expect(rest).toBe(0);
});

test("what the pair is told about its young is what a chick of the two turns out to be", async () => {
  const { pair, ask, a, canary, byRing } = await flock();
  const { data } = await pair("C", "D");
  const json = { identifier: "G", species_id: canary.id, father_ring: "C", mother_ring: "D" };
  expect((await ask("/api/birds", { as: a, json })).status).toBe(201);
  const chick = await byRing("G");
  expect([data.expected_inbreeding, data.completeness]).toEqual([chick?.inbreeding, chick?.completeness]);
  const later = await pair("C", "D");
  expect(later.data.diversity.mean_kinship - data.diversity.mean_kinship).toBeCloseTo(
    data.mean_kinship_change ?? 9,
    12,
  );
  expect(later.data.young).toBe(1);
  expect(codes(later)).toContain("have_young");
});

test("a contribution of every common ancestor adds up to F", async () => {
  const { pair } = await flock();
  const { explanation, expected_inbreeding } = (await pair("C", "D")).data;
  const sum = explanation.ancestors.reduce((all, it) => all + it.contribution, 0);
  expect([sum, explanation.ancestors.length]).toEqual([expected_inbreeding, 2]);
});

test("unrelated birds of known age are nothing to be warned of, but parents nobody knows are told", async () => {
  const { pair } = await flock();
  const answer = await pair("C", "E");
  expect(answer.data).toMatchObject({ expected_inbreeding: 0, verdict: "unknown", explanation: { ancestors: [] } });
  expect(codes(answer)).toEqual(["lower_bound", "have_young"]);
});

test("age, status and place of each bird are cautions, a sick one the gravest", async () => {
  const { pair, put, status } = await flock();
  await put("A", { birth_date: null, status_id: status("reserved") });
  await put("F", { birth_date: new Date().toISOString().slice(0, 10), status_id: status("quarantine") });
  const answer = await pair("A", "F");
  expect(codes(answer)).toEqual([
    "related_elevated",
    "unknown_age cock",
    "reserved cock",
    "young hen",
    "quarantine hen",
    "lower_bound",
  ]);
  expect(answer.data.verdict).toBe("weigh");
  await put("F", { status_id: status("sick") });
  expect((await pair("A", "F")).data).toMatchObject({
    verdict: "avoid",
    cautions: [{ code: "sick", bird: "hen" }, {}, {}, {}, {}, {}],
  });
  await put("F", { status_id: status("deceased") });
  expect(codes(await pair("A", "F"))).toContain("away hen");
});

test("birds of two species would have hybrids, and no flock's diversity to tell", async () => {
  const world = await flock();
  const { ask, a, pair } = world;
  const finch = await makeFor(world, a).species({ common_name: "Pintassilgo" });
  const json = { identifier: "P", sex: "female", species_id: finch.id, birth_date: "2023-01-01" };
  expect((await ask("/api/birds", { as: a, json })).status).toBe(201);
  const answer = await pair("A", "P");
  expect(answer.data).toMatchObject({ is_hybrid: true, mean_kinship_change: null, verdict: "weigh" });
  expect(codes(answer)).toContain("hybrid");
});

test("a pair is a cock and a hen of one's own: anything else is refused where it was asked", async () => {
  const { pair, askPair, idOf, ask, a, b, canary } = await flock();
  const textOf = ({ status, errors }: Answer) => [status, ...(errors ?? []).map(({ path, code }) => `${path} ${code}`)];
  expect(textOf(await pair("D", "C"))).toEqual([422, "cock_ring birds.pair.female", "hen_ring birds.pair.male"]);
  expect(textOf(await pair("C", "c"))).toEqual([422, "hen_ring birds.pair.same"]);
  await ask("/api/birds", { as: a, json: { identifier: "U", species_id: canary.id } });
  expect(textOf(await pair("U", "nobody"))).toEqual([
    422,
    "cock_ring birds.pair.unknown_sex",
    "hen_ring birds.pair.missing",
  ]);
  expect((await askPair({ cock_ring: "C" })).status).toBe(422);
  const ids = { cock_id: await idOf("C"), hen_id: await idOf("D") };
  expect((await askPair(ids)).data.expected_inbreeding).toBe(0.25);
  expect(textOf(await askPair(ids, b))).toEqual([422, "cock_id birds.pair.missing", "hen_id birds.pair.missing"]);
  await ask(`/api/birds/${ids.hen_id}`, { as: a, method: "DELETE" });
  expect(textOf(await askPair(ids))).toEqual([422, "hen_id birds.pair.missing"]);
});

test("the colours of the young stand beside F, with what is lost in the egg; nothing written gives none", async () => {
  const { pair, put } = await flock();
  expect((await pair("C", "E")).data.colours).toBeNull();
  for (const ring of ["C", "E"]) expect(await put(ring, { genotype: "Crest" })).toBe(200);
  const crested = await pair("C", "E");
  expect(codes(crested)).toContain("lethal_colour");
  expect(crested.data.verdict).toBe("weigh");
  const { colours } = crested.data;
  expect(colours?.cautions[0]?.kind).toBe("lethal");
  expect(colours?.outcomes.map(({ sex, name }) => [sex, name])).toHaveLength(4);
  expect(colours?.lost.length).toBe(1);
});
