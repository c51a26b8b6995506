import { expect, test } from "vitest";
import { planOf } from "#tests/app/query-plan.ts";
import { tripsOf } from "#tests/app/world.ts";
import { newNests } from "#tests/clutches/nests.ts";
import type { Round } from "#worker/round/queries.ts";
import { serialize } from "./bird-room.ts";
import { crowd, seasonOf } from "./many-eggs.ts";

type Nests = Awaited<ReturnType<typeof newNests>>;
const confirming = ({ ask, a }: Nests) =>
  async function round(search = "") {
    const answer = await ask(`/api/round${search}`, { as: a });
    expect(answer.status).toBe(200);
    return (await answer.json()) as Round;
  };
const placing = ({ post }: Nests) =>
  async function place(name: string, kind: string, parent_id?: string) {
    return (await post<{ id: string }>("/api/places", { name, kind, ...(parent_id && { parent_id }) })).data.id;
  };

test("cages come by room, bank and name, C2 before C10; what has no cage comes last", async () => {
  const nests = await newNests();
  const place = placing(nests);
  const [second, first] = [await place("Sala 2", "room"), await place("Sala 1", "room")];
  const bank = await place("B", "bank", first);
  const places = [
    await place("C10", "cage", bank),
    await place("C2", "cage", bank),
    await place("Z", "cage", second),
    await place("A", "aviary"),
    await place("D1", "cage", first),
  ];
  for (const place_id of [undefined, ...places]) {
    const { id } = await nests.pair(place_id ? { place_id } : {});
    expect((await nests.lay(id)).status).toBe(201);
  }
  const { data, ways, today, yesterday } = await confirming(nests)();
  expect(data.map(({ name, way }) => [name, way === undefined ? undefined : ways[way]])).toEqual([
    ...[
      ["C2", "Sala 1 · B"],
      ["C10", "Sala 1 · B"],
      ["D1", "Sala 1"],
      ["Z", "Sala 2"],
      ["A", undefined],
    ],
    [null, undefined],
  ]);
  expect([today, yesterday]).toEqual(["2027-03-20", "2027-03-19"]);
});

test("the round stops where eggs are open or a chick is due, at the nest that fosters, and where it is asked to", async () => {
  const nests = await newNests();
  const { pair, laid, done, dayIs, post } = nests;
  const round = confirming(nests);
  const place = placing(nests);
  const [home, other, flight, idle] = [
    await place("A1", "cage"),
    await place("A2", "cage"),
    await place("V", "aviary"),
    await place("X", "cage"),
  ];
  const own = await pair({ place_id: home });
  const foster = await pair({ place_id: other });
  await pair({ place_id: idle });
  const eggs = await laid(own.id, 3);
  const [one, two, three] = eggs;
  await done(eggs, "2027-04-03", { state: "set" });
  await done([two], "2027-04-08", { state: "fertile" });
  await done([two], "2027-04-08", { foster_pair_id: foster.id });
  await done([three], "2027-04-08", { state: "clear" });
  const number = own.number;
  expect(serialize(await round())).toEqual([
    ["A1", `${number} 1 set`],
    ["A2", `${foster.number} 2 fertile`],
  ]);
  expect((await round()).data[1]?.nests[0]?.clutches[0]?.number).toBe(`${number}/1`);
  const { birds } = await done([one], "2027-04-16", { state: "hatched" });
  // A chick is there for what it is due for, and where it is.
  expect(serialize(await round()).map(([name]) => name)).toEqual(["A2"]);
  await post("/api/birds/move", { ids: [birds[0]?.id], place_id: flight, moved_on: "2027-04-16" });
  await dayIs("2027-04-22");
  const { data } = await round();
  expect(data.map(({ name }) => name)).toEqual(["A2", "V"]);
  const steps = [["ring", "2027-04-22", "2027-04-24"]];
  expect(data[1]?.nests[0]?.chicks).toMatchObject([{ id: birds[0]?.id, number: 1, steps }]);
  // Asked for, a cage is there in any case, with the pair in it that may lay.
  const answer = await round(`?place_id=${idle}`);
  expect(answer.data.map(({ name, nests }) => [name, nests.length])).toEqual([
    ["A2", 1],
    ["X", 1],
    ["V", 1],
  ]);
  expect(answer.data[1]?.nests[0]).toMatchObject({ lays: "now", clutches: [] });
});

test("the round expects an egg only of a pair that is laying", async () => {
  const nests = await newNests();
  const { pair, lay, dayIs, deed, post } = nests;
  const round = confirming(nests);
  const of = async (id: string) =>
    (await round()).data.flatMap((cage) => cage.nests).find(({ pair_id }) => pair_id === id)?.lays;
  await dayIs("2027-04-01");
  const { id } = await pair();
  const { data } = await lay(id, { laid_on: "2027-04-01" });
  expect(await of(id)).toBeUndefined();
  await dayIs("2027-04-02");
  expect(await of(id)).toBe("now");
  await dayIs("2027-04-05");
  expect(await of(id)).toBeUndefined();
  await lay(id, { laid_on: "2027-04-04" });
  expect(await of(id)).toBe("now");
  await deed([data.eggs[0]?.id ?? ""], { state: "fertile" });
  expect(await of(id)).toBeUndefined();
  await post(`/api/pairs/${id}/state`, { state: "ended", on: "2027-04-05" });
  expect(await of(id)).toBe("never");
});

test("eggs are named by clutch and number as well as by their ids, and by one of both only", async () => {
  const { pair, laid, post, ask, b, signIn, egg } = await newNests();
  const [one, two] = await laid((await pair()).id, 2);
  const clutch_id = one?.clutch.id;
  const sent = (json: object) => post<unknown>("/api/eggs/events", { state: "set", ...json });
  expect((await sent({ clutch_id, numbers: [2] })).status).toBe(200);
  expect([(await egg(one?.id ?? "")).state, (await egg(two?.id ?? "")).state]).toEqual(["laid", "set"]);
  for (const [json, path, code] of [
    [{ clutch_id, numbers: [1, 3] }, "numbers", "clutches.numbers.unknown"],
    [{ clutch_id: "clu_nobody", numbers: [1] }, "clutch_id", "fields.unknown_id"],
    [{ clutch_id, numbers: [] }, "numbers", "clutches.nothing"],
    [{ clutch_id, numbers: ["1"] }, "numbers.0", "clutches.numbers"],
    [{ clutch_id }, "egg_ids", "clutches.nothing"],
    [{ egg_ids: [one?.id], clutch_id, numbers: [1] }, "egg_ids", "clutches.nothing"],
  ] as const)
    expect([json, await sent(json)]).toMatchObject([json, { status: 422, errors: [{ path, code }] }]);
  expect((await egg(one?.id ?? "")).state).toBe("laid");
  await signIn(b);
  const strangers = await ask("/api/eggs/events", { as: b, json: { state: "set", clutch_id, numbers: [1] } });
  expect(strangers.status).toBe(422);
});

test("eggs named by their numbers are of the version that was seen, which the round tells in a word where it is one", async () => {
  const nests = await newNests();
  const { pair, laid, post, deed } = nests;
  const [one, two, three] = await laid((await pair()).id, 3);
  const clutch_id = one?.clutch.id;
  const eggs = async () => (await confirming(nests)()).data.flatMap((cage) => cage.nests).flatMap(clutchesOf);
  const clutchesOf = ({ clutches }: Round["data"][number]["nests"][number]) => clutches.flatMap((it) => it.eggs);
  const all = [one, two, three].map((it) => it?.id ?? "");
  expect((await deed(all, { state: "set" })).status).toBe(200);
  expect(await eggs()).toMatchObject([{ numbers: [1, 2, 3], v: 2 }]);
  expect((await deed([two?.id ?? ""], { looked: true })).status).toBe(200);
  expect((await nests.undo(two?.id ?? "")).status).toBe(200);
  expect(await eggs()).toMatchObject([{ numbers: [1, 2, 3], v: [2, 4, 2] }]);
  const sent = (json: object) => post<unknown>("/api/eggs/events", { clutch_id, state: "fertile", ...json });
  const stale = await sent({ numbers: [2, 3], versions: { 2: 2, 3: 2 } });
  expect(stale).toMatchObject({ status: 409, code: "stale", current: [{ id: two?.id, version: 4 }] });
  expect((await nests.egg(three?.id ?? "")).state).toBe("set");
  expect((await sent({ numbers: [2, 3], versions: { 2: 4, 3: 2 } })).status).toBe(200);
});

test("a look is noted of whatever is under a hen; a step back of another version than was seen is refused", async () => {
  const { pair, laid, deed, ask, a, egg } = await newNests();
  const [one, two] = await laid((await pair()).id, 2);
  const id = one?.id ?? "";
  expect((await deed([id], { looked: true })).data.eggs[0]).toMatchObject({ state: "laid", seen_on: "2027-04-02" });
  await deed([two?.id ?? ""], { state: "stored" });
  expect((await deed([two?.id ?? ""], { looked: true })).status).toBe(409);
  const undo = (version: number, key: string) =>
    ask(`/api/eggs/${id}/undo`, { as: a, json: {}, headers: { "If-Match": `"${version}"`, "Idempotency-Key": key } });
  const stale = await undo(1, "one");
  expect(stale.status).toBe(409);
  expect(await stale.json()).toMatchObject({ code: "stale", current: { id, seen_on: "2027-04-02" } });
  expect((await undo(2, "two")).status).toBe(200);
  // The same once more is answered, not refused for what itself has done.
  expect((await undo(2, "two")).status).toBe(200);
  expect((await egg(id)).seen_on).toBeNull();
});

test("two hundred cages with a clutch of five each are at most 60 kB", async () => {
  const nests = await newNests("2027-04-09");
  await seasonOf(nests, 200, 5);
  const answer = await nests.ask("/api/round", { as: nests.a });
  const text = await answer.text();
  const { data } = JSON.parse(text) as Round;
  expect(data).toHaveLength(200);
  expect(data.every(({ nests: [nest] }) => nest?.clutches[0]?.eggs[0]?.numbers.length === 5)).toBe(true);
  expect(Buffer.byteLength(text) / 1000).toBeLessThanOrEqual(60);
});

test("with two thousand eggs in work the round takes one round trip and walks past no closed egg", async () => {
  const nests = await newNests();
  const { db } = nests;
  await crowd(nests);
  const round = confirming(nests);
  await round();
  const before = tripsOf(db).length;
  const { data } = await round();
  const eggs = data.flatMap((cage) => cage.nests.flatMap(({ clutches }) => clutches.flatMap(({ eggs }) => eggs)));
  expect(eggs.reduce((sum, { numbers }) => sum + numbers.length, 0)).toBe(2001);
  const trips = tripsOf(db).slice(before);
  expect(trips).toHaveLength(2);
  const plans = await Promise.all((trips[1] ?? []).map((input) => planOf(db, input)));
  const [rows = ""] = plans.filter((plan) => /\beggs\b/.test(plan));
  expect(rows).toMatch(/SEARCH eggs USING INDEX eggs_open \(org_id=\? AND state=\?\)/);
  expect(rows).toMatch(/SEARCH eggs USING INDEX eggs_growing \(org_id=\? AND hatched_on>\?\)/);
  for (const plan of plans) expect(plan).not.toMatch(/\bSCAN (eggs|laid|birds|pairs|nest|places|clutches)\b/);
});
