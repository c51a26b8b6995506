import { expect, test } from "vitest";
import { makeFor } from "#tests/app/make.ts";
import { tripsOf } from "#tests/app/world.ts";
import { putBack, submitArchive, takeArchive, zipped } from "#tests/archive/archives.ts";
import type { Clutch } from "#worker/clutches/nest/clutch-facts.ts";
import type { ClutchPage } from "#worker/clutches/page.ts";
import type { TrailLineView } from "#worker/trail/trail-text.ts";
import { type EggsAnswer, newNests } from "../nests.ts";

const facts = {
  dummy_eggs: 3,
  incubated_by: "both",
  nest_kind: "tall_box",
  nest_material: "shavings",
  nest_detail: "Caixa do lado da janela",
};

/** A clutch of three eggs, and what is written of it. */
async function clutchOfThree() {
  const nests = await newNests();
  const { pair, laid, ask, a, get, bird } = nests;
  const own = await pair();
  const eggs = await laid(own.id, 3);
  const path = `/api/clutches/${eggs[0]?.clutch.id}`;
  const put = async (json: object, as = a, headers = {}) => {
    const answer = await ask(path, { as, method: "PUT", json, headers });
    return { status: answer.status, ...((await answer.json()) as Omit<EggsAnswer<Clutch>, "status">) };
  };
  const read = async () => (await get<ClutchPage>(path)).data.clutch;
  const hen = await bird({ sex: "female", identifier: "PT 25 900" });
  return { ...nests, own, eggs, path, put, read, hen };
}

test("what is known of a nest is written in one trip, kept beside its notes, and emptied again", async () => {
  const { put, read, hen, db } = await clutchOfThree();
  expect(await read()).toMatchObject({ dummy_eggs: null, nest_kind: null, feeders: [], version: 1 });
  const before = tripsOf(db).length;
  expect((await put({ ...facts, feeder_ids: [hen.id, hen.id], version: 1 })).status).toBe(200);
  expect(tripsOf(db).length - before).toBeLessThanOrEqual(2);
  expect(await read()).toMatchObject({ ...facts, notes: null, feeders: [{ id: hen.id, ring: hen.identifier }] });
  expect((await put({ notes: "Virada a sul", version: 2 })).data).toMatchObject({ ...facts, notes: "Virada a sul" });
  const none = Object.fromEntries(Object.keys(facts).map((name) => [name, null]));
  expect((await put({ ...none, feeder_ids: [] })).data).toMatchObject({ ...none, notes: "Virada a sul", feeders: [] });
});

test("of two clients the second hears what the first wrote; a repeated key is answered, and other organisations find nothing", async () => {
  const { put, b, signIn, hen } = await clutchOfThree();
  expect((await put({ nest_kind: "cup", version: 1 })).status).toBe(200);
  expect(await put({ nest_kind: "log", feeder_ids: [hen.id], version: 1 })).toMatchObject({
    status: 409,
    code: "stale",
    current: { nest_kind: "cup", feeders: [] },
  });
  const key = { "Idempotency-Key": "twice" };
  const twice = { dummy_eggs: 2, feeder_ids: [hen.id], version: 2 };
  for (const _ of [1, 2]) expect(await put(twice, undefined, key)).toMatchObject({ status: 200, data: { version: 3 } });
  await signIn(b);
  expect((await put({ nest_kind: "log" }, b)).status).toBe(404);
});

test("dummies, words and hens that cannot be are refused at their field, and nothing is written", async () => {
  const { put, read, bird, make, ask, a, b, signIn } = await clutchOfThree();
  const cock = await bird({ sex: "male" });
  const gone = await bird({ sex: "female" });
  expect((await ask(`/api/birds/${gone.id}`, { as: a, method: "DELETE" })).status).toBe(204);
  await signIn(b);
  const stranger = await makeFor({ ask }, b).bird({ sex: "female" });
  const hens = await Promise.all(Array.from({ length: 7 }, () => make.bird({ sex: "female" })));
  for (const [json, path, code] of [
    [{ dummy_eggs: 61 }, "dummy_eggs", "clutches.dummy_eggs"],
    [{ dummy_eggs: -1 }, "dummy_eggs", "clutches.dummy_eggs"],
    [{ dummy_eggs: 1.5 }, "dummy_eggs", "clutches.dummy_eggs"],
    [{ incubated_by: "dog" }, "incubated_by", "fields.invalid"],
    [{ nest_kind: "castle" }, "nest_kind", "fields.invalid"],
    [{ nest_detail: "a".repeat(201) }, "nest_detail", "fields.long"],
    [{ feeder_ids: [cock.id] }, "feeder_ids", "clutches.feeders.cock"],
    [{ feeder_ids: [gone.id] }, "feeder_ids", "fields.unknown_id"],
    [{ feeder_ids: [stranger.id] }, "feeder_ids", "fields.unknown_id"],
    [{ feeder_ids: hens.map(({ id }) => id) }, "feeder_ids", "clutches.feeders.many"],
  ] as const) {
    const { status, errors } = await put({ nest_material: "moss", ...json });
    expect([json, status, errors?.map((it) => [it.path, it.code])]).toEqual([json, 422, [[path, code]]]);
  }
  expect(await read()).toMatchObject({ nest_material: null, version: 1 });
});

test("eggs that are taken out leave a dummy each, counted or not, and take it along when they are put back", async () => {
  const { eggs, done, put, read, undo, dayIs } = await clutchOfThree();
  await done(eggs.slice(0, 2), "2027-04-03", { state: "stored" });
  expect(await read()).toMatchObject({ dummy_eggs: null, stored: 2 });
  await put({ dummy_eggs: 1 });
  await done(eggs.slice(2), "2027-04-03", { state: "stored" });
  expect(await read()).toMatchObject({ dummy_eggs: 2, stored: 3, version: 3 });
  await undo(eggs[2]?.id ?? "");
  expect(await read()).toMatchObject({ dummy_eggs: 1, stored: 2 });
  await dayIs("2027-04-04");
  await done(eggs.slice(0, 2), "2027-04-04", { state: "set" });
  expect(await read()).toMatchObject({ dummy_eggs: 0, stored: 0 });
});

test("the trail tells what changed of a nest, of which pair, and leads to its page; what changes nothing leaves no line", async () => {
  const { put, ask, a, hen, own, path } = await clutchOfThree();
  await put({ ...facts, feeder_ids: [hen.id] });
  await put({ ...facts, feeder_ids: [hen.id] });
  const answer = await ask("/api/audit?subject=clutch", { as: a, headers: { "Accept-Language": "en" } });
  const { items } = ((await answer.json()) as { data: { items: TrailLineView[] } }).data;
  expect(items).toHaveLength(1);
  expect([items[0]?.subject_id, items[0]?.kind]).toEqual([path.slice("/api/clutches/".length), "Clutch"]);
  const changes = Object.fromEntries(items[0]?.changes.map(({ field, after }) => [field, after]) ?? []);
  expect(changes).toEqual({
    "Dummy eggs": "3",
    "Incubated by": "Both",
    Nest: "Upright nest box",
    "Nest material": "Wood shavings",
    "More about the nest": facts.nest_detail,
    "Fed by": hen.identifier,
    Pair: own.number,
  });
});

test("a chick's page says who fed its clutch; an erased hen leaves her ring, and the archive brings all of it back", async () => {
  const world = await clutchOfThree();
  const { put, read, hen, bird, eggs, done, get, ask, a, b, db, signIn, dayIs } = world;
  const other = await bird({ sex: "female", identifier: "PT 25 901" });
  await put({ ...facts, feeder_ids: [hen.id, other.id] });
  const { birds } = await done(eggs.slice(0, 1), "2027-04-16", { state: "hatched" });
  const origin = async () =>
    (await get<never>(`/api/birds/${birds[0]?.id}/page`)) as unknown as {
      origin: { feeders: Array<{ ring: string }> };
    };
  expect(JSON.stringify(await origin())).toContain('"feeders":[{"id"');
  await ask(`/api/birds/${other.id}`, { as: a, method: "DELETE" });
  expect((await read()).feeders).toEqual([
    { id: hen.id, ring: hen.identifier },
    { id: null, ring: other.identifier },
  ]);
  expect((await ask("/api/birds/trash/erase", { as: a, json: { ids: [other.id] } })).status).toBe(200);
  const { files } = await takeArchive(world, a);
  await signIn(b);
  await dayIs("2027-04-16");
  await signIn(b);
  const { data } = await submitArchive(world, b, await zipped(files));
  expect((await putBack(world, b, data.digest)).status).toBe(200);
  const [back] = await db.all<{ id: string }>(`SELECT id FROM clutches WHERE org_id = '${b.org_id}'`);
  const answer = await ask(`/api/clutches/${back?.id}`, { as: b });
  const { clutch } = ((await answer.json()) as { data: ClutchPage }).data;
  expect(clutch).toMatchObject({ ...facts, dummy_eggs: 3 });
  expect(clutch.feeders.map(({ ring }) => ring)).toEqual([hen.identifier, other.identifier]);
});
