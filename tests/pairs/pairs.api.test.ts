import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { newPairs } from "./pairs-world.ts";

const faultOf = ({ errors = [] }: { errors?: Array<{ path: string; code: string }> }) =>
  errors.map(({ path, code }) => `${path} ${code}`);

test("a pair gets the next number of its season, and every cock and hen of it is judged", async () => {
  const { add, cock, hen, find } = await newPairs();
  const [his, hers] = [await cock({ mutation: "lutino" }), await hen({ genotype: "split for opaline" })];
  const made = await add({ cock_ids: [his.id], hen_ids: [hers.id], started_on: "2027-01-15", notes: " rápida " });
  expect(made.status).toBe(201);
  expect(made.data).toMatchObject({ number: "2027-01", season: 2027, state: "planned", kind: "pair", notes: "rápida" });
  expect(made.data.judged).toMatchObject([{ cock_id: his.id, hen_id: hers.id, inbreeding: 0, verdict: "weigh" }]);
  expect(made.data.cocks).toMatchObject([{ id: his.id, ring: his.identifier, mutation: "lutino", from_on: null }]);
  expect(made.data.hens).toMatchObject([{ genotype: "split for opaline", is_open: 1 }]);
  expect((await find(made.data.id)).data).toEqual(made.data);
  const next = await add({ cock_ids: [his.id], hen_ids: [(await hen()).id], started_on: "2027-03-01" });
  expect(next.data.number).toBe("2027-02");
  expect(next.warnings).toMatchObject([{ code: "pairs.rotated" }]);
});

test("an older pair's season is that of the day it was put together, as the organisation's season begins", async () => {
  const { ask, a, pair } = await newPairs();
  expect((await pair({ state: "active", started_on: "2025-11-20" })).number).toBe("2025-01");
  const set = await ask("/api/season", { as: a, method: "PUT", json: { start_month: 9 } });
  expect(((await set.json()) as { data: { start_month: number } }).data.start_month).toBe(9);
  expect((await pair({ state: "active", started_on: "2025-11-20" })).number).toBe("2026-01");
});

test("pairs added in parallel get consecutive numbers", async () => {
  const { add, cock, hen } = await newPairs();
  const birds = await Promise.all(Array.from({ length: 6 }, async () => [await cock(), await hen()] as const));
  const made = await Promise.all(
    birds.map(([his, hers]) => add({ cock_ids: [his.id], hen_ids: [hers.id], started_on: "2026-02-01" })),
  );
  expect(made.map(({ data }) => data.number).sort()).toEqual([1, 2, 3, 4, 5, 6].map((n) => `2026-0${n}`));
});

test("of two clients that pair the same hen at once, one is told where she is", async () => {
  const { add, cock, hen } = await newPairs();
  const hers = await hen();
  const cocks = await Promise.all([cock(), cock(), cock()]);
  const answers = await Promise.all(cocks.map(({ id }) => add({ cock_ids: [id], hen_ids: [hers.id] })));
  const made = answers.filter(({ status }) => status === 201);
  expect(made).toHaveLength(1);
  for (const refused of answers.filter(({ status }) => status !== 201)) {
    expect([refused.status, refused.code]).toEqual([409, "conflict"]);
    expect(faultOf(refused)).toEqual(["hen_ids pairs.hens.taken"]);
    expect(refused.detail).toContain(made[0]?.data.number);
  }
});

test("the same request makes a pair once", async () => {
  const { add, cock, hen, db } = await newPairs();
  const json = { cock_ids: [(await cock()).id], hen_ids: [(await hen()).id] };
  const headers = { "Idempotency-Key": "once" };
  const [one, other] = await Promise.all([add(json, headers), add(json, headers)]);
  expect([one.status, other.status]).toEqual([201, 201]);
  expect(one.data.id).toBe(other.data.id);
  expect((await add({ ...json, notes: "another" }, headers)).code).toBe("conflict");
  const [kept] = await db.all<{ n: number }>(sql`SELECT count(*) AS n FROM pair_birds`);
  expect(kept?.n).toBe(2);
});

test("birds that cannot be a pair are refused in plain words", async () => {
  const { add, cock, hen, bird, species_id, ask, a, b } = await newPairs();
  const [his, hers, unsexed] = [await cock(), await hen(), await bird({ species_id })];
  const trashed = await hen();
  await ask(`/api/birds/${trashed.id}`, { as: a, method: "DELETE" });
  const tried = async (json: object) => faultOf(await add({ cock_ids: [his.id], hen_ids: [hers.id], ...json }));
  expect(await tried({ cock_ids: [hers.id], hen_ids: [his.id] })).toEqual(["cock_ids pairs.birds.female"]);
  expect(await tried({ hen_ids: [unsexed.id] })).toEqual(["hen_ids pairs.birds.unknown"]);
  expect(await tried({ hen_ids: [trashed.id] })).toEqual(["hen_ids pairs.birds.in_trash"]);
  expect(await tried({ hen_ids: ["bird_nobody"] })).toEqual(["hen_ids pairs.birds.missing"]);
  expect(await tried({ hen_ids: [his.id] })).toEqual(["hen_ids pairs.birds.both"]);
  expect(await tried({ hen_ids: [] })).toEqual(["hen_ids pairs.hens.required"]);
  expect(await tried({ kind: "trio" })).toEqual(["kind pairs.kind.trio"]);
  expect(await tried({ hen_ids: [hers.id, (await hen()).id] })).toEqual(["kind pairs.kind.pair"]);
  expect(await tried({ place_id: "pl_nowhere" })).toEqual(["place_id fields.unknown_id"]);
  expect(await tried({ state: "active", started_on: "2099-01-01" })).toEqual(["started_on pairs.day.future"]);
  expect(await tried({ started_on: "2026-02-30" })).toEqual(["started_on fields.date"]);
  const late = await cock({ birth_date: "2025-05-05" });
  expect(await tried({ cock_ids: [late.id], started_on: "2025-05-04" })).toEqual(["started_on pairs.day.early"]);
  const foreign = await ask("/api/pairs", { as: b, json: { kind: "pair", cock_ids: [his.id], hen_ids: [hers.id] } });
  expect(foreign.status).toBe(422);
});

test("a trio is three birds, and a colony as many as there are", async () => {
  const { add, cock, hen } = await newPairs();
  const hens = await Promise.all([hen(), hen(), hen()]);
  const two = await add({ kind: "trio", cock_ids: [(await cock()).id], hen_ids: hens.slice(0, 2).map(({ id }) => id) });
  expect([two.status, two.data.hens.length, two.data.judged.length]).toEqual([201, 2, 2]);
  const many = await Promise.all([hen(), hen(), hen(), cock(), cock()]);
  const colony = await add({
    kind: "colony",
    cock_ids: many.slice(3).map(({ id }) => id),
    hen_ids: many.slice(0, 3).map(({ id }) => id),
  });
  expect([colony.status, colony.data.judged.length]).toEqual([201, 6]);
});

test("a borrowed bird of somebody else's may be in a pair, and neither moves nor changes its status", async () => {
  const { add, cock, hen, cage, birdNow } = await newPairs();
  const [his, hers] = [await cock({ is_reference: true }), await hen()];
  const made = await add({ cock_ids: [his.id], hen_ids: [hers.id], state: "active", place_id: await cage("C1") });
  expect(made.status).toBe(201);
  expect(await birdNow(his.id)).toMatchObject({ place_id: null, status_id: null });
});

test("an edit changes what it says, of its version only", async () => {
  const { pair, change, cage, hen, cock } = await newPairs();
  const { id, cock: his, hen: hers } = await pair();
  const place_id = await cage("C1");
  const edited = await change(id, { notes: "calmos", place_id, version: 1 });
  expect([edited.status, edited.data.version, edited.data.place_name]).toEqual([200, 2, "C1"]);
  const stale = await change(id, { notes: "x", version: 1 });
  expect([stale.status, stale.code]).toEqual([409, "stale"]);
  expect(stale).toMatchObject({ current: { notes: "calmos", version: 2 } });
  const [other, second] = [await hen(), await cock()];
  const swapped = await change(id, { hen_ids: [other.id] });
  expect(swapped.data.hens.map((it) => it.id)).toEqual([other.id]);
  expect(faultOf(await change(id, { cock_ids: [his.id, second.id] }))).toEqual(["kind pairs.kind.pair"]);
  const trio = await change(id, { kind: "trio", hen_ids: [other.id, hers.id] });
  expect([trio.status, trio.data.judged.length]).toEqual([200, 2]);
});

test("birds leave a pair that has begun and join it on their days", async () => {
  const { pair, change, hen, birdNow, status, add, cock } = await newPairs();
  const { id, hen: first } = await pair({ state: "active", started_on: "2026-02-01" });
  const second = await hen();
  const changed = await change(id, { hen_ids: [second.id], on: "2026-03-01" });
  expect(changed.data.hens).toMatchObject([
    { id: first.id, from_on: "2026-02-01", until_on: "2026-03-01", is_open: 0 },
    { id: second.id, from_on: "2026-03-01", until_on: null, is_open: 1 },
  ]);
  expect((await birdNow(second.id)).status_id).toBe((await status("breeding")).id);
  // She is free again.
  expect((await add({ cock_ids: [(await cock()).id], hen_ids: [first.id] })).status).toBe(201);
  const dated = await change(id, { birds: [{ bird_id: first.id, from_on: "2026-02-03" }] });
  expect(dated.data.hens[0]).toMatchObject({ from_on: "2026-02-03", until_on: "2026-03-01" });
  expect(faultOf(await change(id, { birds: [{ bird_id: first.id, until_on: "2026-01-01" }] }))).toEqual([
    "birds pairs.day.before_from",
  ]);
  const moved = await change(id, { started_on: "2026-02-05" });
  expect(moved.data).toMatchObject({ started_on: "2026-02-05", number: "2026-01" });
});

test("a bird that is erased leaves its ring in the pair", async () => {
  const { pair, find, ask, a, db } = await newPairs();
  const { id, hen } = await pair();
  await ask(`/api/birds/${hen.id}`, { as: a, method: "DELETE" });
  expect((await find(id)).data.hens).toMatchObject([{ id: hen.id, in_trash: 1 }]);
  expect((await ask("/api/birds/trash/erase", { as: a, json: { ids: [hen.id] } })).status).toBe(200);
  const [left] = await db.all<{ n: number }>(sql`SELECT count(*) AS n FROM birds WHERE id = ${hen.id}`);
  expect(left?.n).toBe(0);
  expect((await find(id)).data.hens).toMatchObject([{ id: null, ring: hen.identifier, identifier: hen.identifier }]);
});

test("a place and a species stay while an open pair needs them, and go once it has ended", async () => {
  const { pair, turn, cage, ask, a, find, species, add, cock, hen } = await newPairs();
  const place_id = await cage("C1");
  const { id, number } = await pair({ place_id });
  const kept = await ask(`/api/places/${place_id}`, { as: a, method: "DELETE" });
  expect([kept.status, ((await kept.json()) as { detail: string }).detail]).toEqual([
    409,
    expect.stringContaining(number),
  ]);
  await turn(id, { state: "ended" });
  expect((await ask(`/api/places/${place_id}`, { as: a, method: "DELETE" })).status).toBe(204);
  expect((await find(id)).data.place_id).toBeNull();

  const rare = await species();
  const [his, hers] = [await cock({ species_id: rare.id }), await hen({ species_id: rare.id })];
  const made = await add({ cock_ids: [his.id], hen_ids: [hers.id] });
  const refused = await ask(`/api/bird-species/${rare.id}`, { as: a, method: "DELETE" });
  expect(((await refused.json()) as { detail: string }).detail).toContain(made.data.number);
});

test("a pair without eggs is deleted, and its hen is free", async () => {
  const { pair, ask, a, find, add, cock } = await newPairs();
  const { id, hen } = await pair();
  expect((await ask(`/api/pairs/${id}`, { as: a, method: "DELETE" })).status).toBe(204);
  expect((await find(id)).status).toBe(404);
  expect((await add({ cock_ids: [(await cock()).id], hen_ids: [hen.id] })).status).toBe(201);
});

test("a bird that has left joins no pair and begins none, and a pair that has one is still changed", async () => {
  const { a, ask, add, change, turn, pair, cock, hen, status, find } = await newPairs();
  const leaves = async (id: string, key: string) =>
    expect((await ask(`/api/birds/${id}/status`, { as: a, json: { status_id: (await status(key)).id } })).status).toBe(
      200,
    );
  for (const [key, pt, en] of [
    ["sold", "Vendida", "Sold"],
    ["deceased", "Morta", "Dead"],
    ["given", "Cedida", "Given away"],
  ] as const) {
    const his = await cock();
    await leaves(his.id, key);
    const json = { kind: "pair", cock_ids: [his.id], hen_ids: [(await hen()).id] };
    for (const [language, name] of [
      ["pt", pt],
      ["en", en],
    ] as const) {
      const refused = await add(json, { "Accept-Language": language });
      expect([refused.status, ...faultOf(refused)]).toEqual([422, "cock_ids pairs.birds.gone"]);
      const { message } = refused.errors?.[0] ?? {};
      expect([message?.includes(his.identifier), message?.includes(name), message]).toEqual([true, true, message]);
    }
  }
  const planned = await pair();
  const active = await pair({ state: "active" });
  for (const { hen: hers } of [planned, active]) await leaves(hers.id, "sold");
  expect(faultOf(await turn(planned.id, { state: "active" }))).toEqual(["hen_ids pairs.birds.gone"]);
  const [, sold] = [active.hen, planned.hen];
  expect(faultOf(await change(active.id, { kind: "trio", hen_ids: [active.hen.id, sold.id] }))).toEqual([
    "hen_ids pairs.birds.gone",
  ]);
  const kept = await change(active.id, { notes: "À espera", kind: "trio", hen_ids: [active.hen.id, (await hen()).id] });
  expect([kept.status, kept.data.notes]).toEqual([200, "À espera"]);
  expect((await find(active.id)).data.hens.map(({ id }) => id)).toContain(active.hen.id);
  expect((await turn(active.id, { state: "ended" })).status).toBe(200);
});

test("a bird that is lent or missing joins a pair once that is confirmed", async () => {
  const { a, ask, add, change, pair, cock, hen, status } = await newPairs();
  for (const key of ["on_loan", "missing"]) {
    const his = await cock();
    const json = { status_id: (await status(key)).id };
    expect((await ask(`/api/birds/${his.id}/status`, { as: a, json })).status).toBe(200);
    const request = { kind: "pair", cock_ids: [his.id], hen_ids: [(await hen()).id] };
    const refused = await add(request);
    expect([refused.status, ...faultOf(refused)]).toEqual([
      422,
      "cock_ids pairs.birds.away",
      "confirmed pairs.birds.away.confirm",
    ]);
    const other = await pair({ state: "active" });
    const joining = { cock_ids: [his.id] };
    expect(faultOf(await change(other.id, joining))).toContain("cock_ids pairs.birds.away");
    expect((await change(other.id, { ...joining, confirmed: true })).status).toBe(200);
    const made = await add({ ...request, confirmed: true });
    expect(made.status).toBe(201);
  }
});
