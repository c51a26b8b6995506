import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Egg } from "#worker/clutches/eggs/egg-view.ts";
import { type EggsAnswer, newNests } from "./nests.ts";

const codes = ({ status, code, errors = [] }: EggsAnswer<unknown>) => [
  status,
  code,
  ...errors.map((it) => `${it.path} ${it.code}`),
];
const one = async (world: Awaited<ReturnType<typeof newNests>>) => {
  const own = await world.pair();
  const [egg] = await world.laid(own.id, 1);
  return { ...own, egg: egg as Egg };
};

test("an egg is laid on a day that can be, into a pair that lays", async () => {
  const { pair, lay, post, dayIs } = await newNests();
  const { id } = await pair();
  await dayIs("2027-04-01");
  const invalid = async (given: object) => codes(await lay(id, { ...given }));
  expect(await invalid({ laid_on: "2027-04-02" })).toEqual([422, "invalid", "laid_on clutches.laid_on.future"]);
  expect(await invalid({ laid_on: "2026-04-01" })).toEqual([422, "invalid", "laid_on clutches.laid_on.old"]);
  expect(await invalid({ laid_on: "2027-03-19" })).toEqual([
    422,
    "invalid",
    "laid_on clutches.laid_on.before_pair",
    "confirmed clutches.laid_on.confirm",
  ]);
  expect((await lay((await pair()).id, { laid_on: "2027-03-19", confirmed: true })).status).toBe(201);
  expect(await invalid({ laid_on: "2027-03-31", count: 3 })).toEqual([
    422,
    "invalid",
    "laid_on clutches.laid_on.future",
  ]);
  expect(await invalid({ count: 201 })).toEqual([422, "invalid", "count clutches.count"]);
  expect(await invalid({ count: 0 })).toEqual([422, "invalid", "count clutches.count"]);
  expect(await invalid({ hen_id: "bird_x" })).toEqual([422, "invalid", "hen_id clutches.hen_id.other"]);
  expect(codes(await lay("pair_x", {}))).toEqual([404, "missing"]);
  expect(codes(await lay(id, { laid_on: null, count: 200 }))).toEqual([409, "conflict"]);
  expect((await lay(id, { laid_on: null, count: 60 })).data.eggs).toHaveLength(60);
  expect((await post(`/api/pairs/${id}/state`, { state: "ended", on: "2027-04-01" })).status).toBe(200);
  expect(codes(await lay(id, {}))).toEqual([409, "conflict"]);
});

test("one tap opens a clutch where none is open, and the next egg goes into it", async () => {
  const { pair, lay, done, dayIs } = await newNests();
  const { id, number } = await pair();
  await dayIs("2027-04-01");
  const key = { "Idempotency-Key": "tap" };
  const [first, again, second] = [await lay(id, {}, key), await lay(id, {}, key), await lay(id)];
  expect([first.status, first.data.clutch.number, first.data.eggs[0]?.tag]).toEqual([201, 1, `${number}/1-1`]);
  expect(again.data).toEqual(first.data);
  expect(second.data).toMatchObject({ clutch: first.data.clutch, eggs: [{ number: 2 }] });
  await done([first.data.eggs[0], second.data.eggs[0]], "2027-04-02", { state: "broken" });
  expect((await lay(id)).data).toMatchObject({ clutch: { number: 2 }, eggs: [{ number: 1 }] });
  expect((await lay(id, { new_clutch: true })).data).toMatchObject({ clutch: { number: 3 } });
});

test("an egg goes where the table lets it, not before it was laid and not tomorrow", async () => {
  const world = await newNests();
  const { deed, done, get, dayIs } = world;
  const { egg } = await one(world);
  expect(codes(await deed([egg.id], { state: "hatched", on: "2027-03-31" }))).toEqual([
    ...[422, "invalid", "on clutches.on.before_laying"],
  ]);
  expect(codes(await deed([egg.id], { state: "set", on: "2027-04-02" }))).toEqual([
    422,
    "invalid",
    "on clutches.on.future",
  ]);
  await done([egg], "2027-04-06", { state: "clear" });
  const stuck = await deed([egg.id], { state: "hatched" });
  expect([codes(stuck), stuck.from]).toEqual([[409, "illegal_state"], "clear"]);
  expect(stuck.current).toMatchObject([{ id: egg.id, state: "clear" }]);
  expect(codes(await deed([egg.id], { state: "fertile", on: "2027-04-05" }))).toEqual([
    ...[422, "invalid", "on clutches.on.before_last"],
  ]);
  await done([egg], "2027-04-07", { state: "fertile" });
  await done([egg], "2027-04-14", { state: "hatched" });
  const twice = await deed([egg.id], { state: "hatched" });
  expect([codes(twice), twice.from]).toEqual([[409, "illegal_state"], "hatched"]);
  await dayIs("2027-04-15");
  expect((await get<{ total: number }>("/api/birds")).data.total).toBe(3);
});

test("an action on many eggs is done to all or to none, and once for each key", async () => {
  const { pair, laid, deed, done, egg, lay } = await newNests();
  const { id } = await pair();
  const [first, second] = await laid(id, 2);
  await done([first], "2027-04-02", { state: "broken" });
  const ids = [first?.id ?? "", second?.id ?? ""];
  expect(codes(await deed(ids, { state: "set" }))).toEqual([409, "illegal_state"]);
  expect((await egg(ids[1] ?? "")).state).toBe("laid");
  expect(codes(await deed([ids[1] ?? "", "egg_x"], { state: "set" }))).toEqual([
    422,
    "invalid",
    "egg_ids fields.unknown_id",
  ]);
  expect(codes(await deed([], { state: "set" }))).toEqual([422, "invalid", "egg_ids clutches.nothing"]);
  expect(codes(await deed(ids, {}))).toEqual([422, "invalid", "state clutches.one_deed"]);
  const key = { "Idempotency-Key": "wet-thumb" };
  const third = (await lay(id, { laid_on: "2027-04-02" })).data.eggs[0]?.id ?? "";
  const once = await deed([third], { state: "set" }, key);
  expect((await deed([third], { state: "set" }, key)).data).toEqual(once.data);
  expect(codes(await deed([third], { state: "fertile" }, key))).toEqual([409, "conflict"]);
  expect((await egg(third)).state).toBe("set");
});

test("another nest is another pair's, open, and the parents stay", async () => {
  const world = await newNests();
  const { pair, deed, done, post, egg: read } = world;
  const { id, egg } = await one(world);
  const other = await pair();
  expect(codes(await deed([egg.id], { foster_pair_id: id }))).toEqual([
    ...[422, "invalid", "foster_pair_id clutches.foster.own_nest"],
  ]);
  expect(codes(await deed([egg.id], { foster_pair_id: "pair_x" }))).toEqual([
    ...[422, "invalid", "foster_pair_id fields.unknown_id"],
  ]);
  await done([egg], "2027-04-01", { foster_pair_id: other.id });
  expect(await read(egg.id)).toMatchObject({
    state: "laid",
    pair: { id },
    nest: { pair_id: other.id, is_foster: true },
  });
  await done([egg], "2027-04-01", { foster_pair_id: id });
  expect(await read(egg.id)).toMatchObject({ nest: { pair_id: id, is_foster: false } });
  await post(`/api/pairs/${other.id}/state`, { state: "ended", on: "2027-04-01" });
  expect(codes(await deed([egg.id], { foster_pair_id: other.id }))).toEqual([
    ...[422, "invalid", "foster_pair_id clutches.foster.ended"],
  ]);
});

test("a hatch is taken back while nobody touched the chick, and not once it is ringed", async () => {
  const world = await newNests();
  const { done, undo, egg: read, post, get } = world;
  const { egg } = await one(world);
  expect(codes(await undo(egg.id))).toEqual([409, "conflict"]);
  await done([egg], "2027-04-06", { state: "fertile" });
  const { birds: hatched } = await done([egg], "2027-04-16", { state: "hatched" });
  const back = await undo(egg.id);
  expect([back.status, back.data.state, back.data.chick]).toEqual([200, "fertile", null]);
  expect((await get(`/api/birds/${hatched[0]?.id}`)).status).toBe(404);
  const { birds } = await done([egg], "2027-04-16", { state: "hatched" });
  await post(`/api/birds/${birds[0]?.id}/weights`, { grams: 2 });
  expect(await undo(egg.id)).toMatchObject({ status: 409, code: "conflict" });
  const ring = (identifier: string) => post(`/api/birds/${birds[0]?.id}/ring`, { identifier });
  const taken = (await get<{ items: Array<{ identifier: string }> }>("/api/birds")).data.items;
  const other = taken.find(({ identifier }) => identifier !== birds[0]?.identifier)?.identifier ?? "";
  expect(codes(await ring(other))).toEqual([409, "conflict", "identifier birds.identifier.taken"]);
  expect((await ring("PT 27 9")).status).toBe(200);
  const after = await undo(egg.id);
  expect([codes(after), after.detail]).toEqual([[409, "conflict"], expect.stringContaining("ringed")]);
  expect(await read(egg.id)).toMatchObject({ state: "hatched", chick: { ring: "PT 27 9", is_ringed: true } });
});

test("an uncertain parent is left out: of two cocks none, of two hens the named one", async () => {
  const { pair, bird, lay, done, dayIs } = await newNests();
  const cocks = [(await bird({ sex: "male" })).id, (await bird({ sex: "male" })).id];
  const hens = [(await bird({ sex: "female" })).id, (await bird({ sex: "female" })).id];
  const { id } = await pair({ cocks, hens });
  await dayIs("2027-04-01");
  const [named] = (await lay(id, { hen_id: hens[1] })).data.eggs;
  const [whose] = (await lay(id)).data.eggs;
  const { birds } = await done([named, whose], "2027-04-16", { state: "hatched" });
  const of = (egg: Egg | undefined) => birds.find(({ egg_id }) => egg_id === egg?.id);
  expect(of(named)).toMatchObject({ father_id: null, mother_id: hens[1], candidates: { mothers: [] } });
  expect(of(whose)).toMatchObject({ father_id: null, mother_id: null });
  const ids = (some: unknown) => (some as Array<{ id: string }>).map((it) => it.id).sort();
  const { fathers, mothers } = (of(whose)?.candidates ?? {}) as { fathers?: unknown; mothers?: unknown };
  expect([ids(fathers), ids(mothers)]).toEqual([[...cocks].sort(), [...hens].sort()]);
});

test("the flock of a plan that is full: the egg hatches, and its bird is made when there is room", async () => {
  const world = await newNests();
  const { post, done, bird, ask, db, a, egg: read } = world;
  const { egg } = await one(world);
  await db.run(sql`UPDATE organizations SET plan = 'starter', trial_ends_at = NULL WHERE id = ${a.org_id}`);
  const others = [];
  for (let at = 2; at < 10; at += 1) others.push(await bird());
  const { birds } = await done([egg], "2027-04-16", { state: "hatched" });
  expect(birds).toEqual([]);
  expect(await read(egg.id)).toMatchObject({ state: "hatched", chick: null });
  expect((await post(`/api/eggs/${egg.id}/chick`)).status).toBe(402);
  expect((await ask(`/api/birds/${others[0]?.id}`, { as: a, method: "DELETE" })).status).toBe(204);
  const made = await post<{ identifier: string; birth_date: string }>(`/api/eggs/${egg.id}/chick`);
  expect(made).toMatchObject({ status: 201, data: { identifier: egg.tag, birth_date: "2027-04-16" } });
  expect((await post(`/api/eggs/${egg.id}/chick`)).status).toBe(409);
});

test("an egg that was noted by mistake is taken away, with its clutch, as long as nothing happened to it", async () => {
  const world = await newNests();
  const { ask, a, laid, done, get, pair } = world;
  const { id } = await pair();
  const [first, second] = await laid(id, 2);
  const away = async (egg: Egg | undefined) => (await ask(`/api/eggs/${egg?.id}`, { as: a, method: "DELETE" })).status;
  await done([first], "2027-04-02", { state: "stored" });
  expect([await away(first), await away(second), await away(second)]).toEqual([409, 204, 404]);
  expect((await get<{ clutches: Array<{ eggs: Egg[] }> }>(`/api/pairs/${id}/clutches`)).data.clutches).toMatchObject([
    { number: 1, eggs: [{ number: 1, state: "stored" }] },
  ]);
});

test("an erased chick's ring stays with the egg; an erased hen leaves nothing", async () => {
  const world = await newNests();
  const { done, db, a, egg: read, lay, pair, bird, dayIs } = world;
  const hens = [(await bird({ sex: "female" })).id, (await bird({ sex: "female" })).id];
  const { id } = await pair({ hens });
  await dayIs("2027-04-01");
  const [egg] = (await lay(id, { hen_id: hens[0] })).data.eggs;
  const { birds } = await done([egg], "2027-04-16", { state: "hatched" });
  await db.run(sql`UPDATE birds SET mother_id = NULL WHERE org_id = ${a.org_id}`);
  await db.run(sql`DELETE FROM birds WHERE org_id = ${a.org_id} AND id IN (${birds[0]?.id}, ${hens[0]})`);
  const left = await read(egg?.id ?? "");
  expect([left.hen_id, left.chick]).toEqual([null, { id: null, ring: egg?.tag, is_ringed: false, is_gone: true }]);
});
