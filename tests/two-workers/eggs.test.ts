import { expect, test } from "vitest";
import { openDatabase } from "#db/connection.ts";
import { machineOf } from "#tests/clutches/trays/machines.ts";
import { call } from "#tests/servers/accounts.ts";
import { sharedServer } from "#tests/servers/shared-server.ts";
import { addBird, type Keeper, settleKeeper, storm, tally } from "#tests/storms/storm.ts";

const server = sharedServer();

type Made = { data: { id: string } };
type Laid = { data: { clutch: { id: string; number: number }; eggs: Array<{ id: string; number: number }> } };

async function pairOf(keeper: Keeper, first = 1): Promise<string> {
  const bird = async (identifier: string, sex: string) =>
    ((await (await addBird(server, keeper, identifier, { sex })).json()) as Made).data.id;
  const [cock, hen] = [await bird(`PT ${first}`, "male"), await bird(`PT ${first + 1}`, "female")];
  const json = { kind: "pair", state: "active", cock_ids: [cock], hen_ids: [hen], org_id: keeper.org_id };
  return ((await (await call(server, "/api/pairs/", { ...keeper, json })).json()) as Made).data.id;
}

test("of ten clients that hatch one egg one makes the chick, and the others hear what it is", async () => {
  const keeper = await settleKeeper(server);
  const pair = await pairOf(keeper);
  const laid = (await (await call(server, `/api/pairs/${pair}/eggs`, { ...keeper, json: {} })).json()) as Laid;
  const json = { egg_ids: [laid.data.eggs[0]?.id], state: "hatched" };
  const all = await storm(10, () => call(server, "/api/eggs/events", { ...keeper, json }));
  expect(tally(all)).toEqual({ 200: 1, 409: 9 });
  for (const { text } of all.filter(({ status }) => status === 409))
    expect(JSON.parse(text)).toMatchObject({ code: "illegal_state", from: "hatched" });
  const flock = (await (await call(server, "/api/birds/?page_size=10", keeper)).json()) as { data: { total: number } };
  expect(flock.data.total).toBe(3);
});

test("ten clients that lay at once open one clutch with ten eggs", async () => {
  const keeper = await settleKeeper(server);
  const pair = await pairOf(keeper);
  const all = await storm(10, () => call(server, `/api/pairs/${pair}/eggs`, { ...keeper, json: {} }));
  expect(tally(all)).toEqual({ 201: 10 });
  const parsed = all.map(({ text }) => (JSON.parse(text) as Laid).data);
  expect(new Set(parsed.map(({ clutch }) => clutch.id)).size).toBe(1);
  const numbers = parsed.flatMap(({ eggs }) => eggs.map(({ number }) => number)).sort((one, other) => one - other);
  expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

test("of twenty clients that lay at once into a nest with room for five, five lay", async () => {
  const keeper = await settleKeeper(server);
  const pair = await pairOf(keeper);
  const lay = (json: object) => call(server, `/api/pairs/${pair}/eggs`, { ...keeper, json });
  expect((await lay({ count: 55, every: 0 })).status).toBe(201);
  expect(tally(await storm(20, () => lay({})))).toEqual({ 201: 5, 409: 15 });
});

test("of twenty clients that bring eggs at once into a nest with room for five, five do", async () => {
  const keeper = await settleKeeper(server);
  const [own, other] = [await pairOf(keeper), await pairOf(keeper, 3)];
  const lay = (pair: string, count: number) =>
    call(server, `/api/pairs/${pair}/eggs`, { ...keeper, json: { count, every: 0 } });
  expect((await lay(own, 55)).status).toBe(201);
  const { data } = (await (await lay(other, 20)).json()) as Laid;
  const bring = (at: number) =>
    call(server, "/api/eggs/events", { ...keeper, json: { egg_ids: [data.eggs[at]?.id], foster_pair_id: own } });
  expect(tally(await storm(20, bring))).toEqual({ 200: 5, 409: 15 });
});

test("of twenty clients that saw the same four eggs and candle them at once one does, and the others hear what it noted", async () => {
  const keeper = await settleKeeper(server);
  const pair = await pairOf(keeper);
  const laid = (await (
    await call(server, `/api/pairs/${pair}/eggs`, { ...keeper, json: { count: 4, every: 0 } })
  ).json()) as Laid;
  const { clutch, eggs } = laid.data;
  // Half of them name the eggs as the page of the nest does, half as the round.
  const byId = { egg_ids: eggs.map(({ id }) => id), versions: Object.fromEntries(eggs.map(({ id }) => [id, 1])) };
  const numbers = eggs.map(({ number }) => number);
  const byNumber = {
    clutch_id: clutch.id,
    numbers,
    versions: Object.fromEntries(numbers.map((number) => [number, 1])),
  };
  const all = await storm(20, (at) => {
    const json = { ...(at % 2 === 0 ? byId : byNumber), state: at % 3 === 0 ? "clear" : "fertile" };
    return call(server, "/api/eggs/events", { ...keeper, json });
  });
  expect(tally(all)).toEqual({ 200: 1, 409: 19 });
  const done = JSON.parse(all.find(({ status }) => status === 200)?.text ?? "{}") as {
    data: { eggs: Array<{ state: string }> };
  };
  const [state] = new Set(done.data.eggs.map((egg) => egg.state));
  for (const { text } of all.filter(({ status }) => status === 409))
    expect(JSON.parse(text)).toMatchObject({ code: "stale", current: Array(4).fill({ state, version: 2 }) });
});

test("of two clients that put an egg into the last slot of two trays one does, and of two that fill the last one too", async () => {
  const keeper = await settleKeeper(server);
  const pair = await pairOf(keeper);
  const laid = (await (
    await call(server, `/api/pairs/${pair}/eggs`, { ...keeper, json: { count: 3, every: 0 } })
  ).json()) as Laid;
  const { db } = openDatabase({ DATABASE_URL: server.databaseUrl });
  const { trays } = await machineOf({ db }, keeper.org_id, {
    trays: [
      { name: "A", slots: 1 },
      { name: "B", slots: 1 },
    ],
  });
  const [one, two, three] = laid.data.eggs.map(({ id }) => id);
  const put = (egg: string | undefined, tray_id: string | undefined) =>
    call(server, "/api/eggs/events", { ...keeper, json: { egg_ids: [egg], versions: { [egg ?? ""]: 1 }, tray_id } });
  // One egg, two trays: the second hears that it has moved.
  expect(tally(await storm(2, (at) => put(one, trays[at])))).toEqual({ 200: 1, 409: 1 });
  const { data } = (await (await call(server, `/api/eggs/${one}`, keeper)).json()) as {
    data: { tray: { id: string } };
  };
  // Two eggs, one slot: the second hears that it is full.
  const free = trays.find((id) => id !== data.tray.id);
  expect(tally(await storm(2, (at) => put([two, three][at], free)))).toEqual({ 200: 1, 422: 1 });
});

test("a hen that ten clients put into ten pairs is in one, and the others hear in which", async () => {
  const keeper = await settleKeeper(server);
  const bird = async (identifier: string, sex: string) =>
    ((await (await addBird(server, keeper, identifier, { sex })).json()) as Made).data.id;
  const hen = await bird("PT 0", "female");
  const cocks = await Promise.all(Array.from({ length: 10 }, (_, at) => bird(`PT 1${at}`, "male")));
  const given = { kind: "pair", state: "active", hen_ids: [hen], org_id: keeper.org_id };
  const all = await storm(10, (at) =>
    call(server, "/api/pairs/", { ...keeper, json: { ...given, cock_ids: [cocks[at]] } }),
  );
  expect(tally(all)).toEqual({ 201: 1, 409: 9 });
  const taken = JSON.parse(all.find(({ status }) => status === 201)?.text ?? "{}") as { data: { number: string } };
  for (const { text } of all.filter(({ status }) => status === 409)) expect(text).toContain(taken.data.number);
  const list = await (await call(server, "/api/pairs/?page_size=20", keeper)).json();
  expect(list).toMatchObject({ data: { total: 1 } });
});

test("of a ring and an undo of the hatch at once one is done, and the other finds nothing left to do", async () => {
  const keeper = await settleKeeper(server);
  const pair = await pairOf(keeper);
  const laid = (await (
    await call(server, `/api/pairs/${pair}/eggs`, { ...keeper, json: { count: 6, every: 0 } })
  ).json()) as Laid;
  for (const [at, { id }] of laid.data.eggs.entries()) {
    const hatched = await call(server, "/api/eggs/events", { ...keeper, json: { egg_ids: [id], state: "hatched" } });
    const { data } = (await hatched.json()) as { data: { birds: Array<{ id: string }> } };
    const chick = data.birds[0]?.id ?? "";
    const [ring, undo] = await storm(2, (hand) =>
      hand === 0
        ? call(server, `/api/birds/${chick}/ring`, { ...keeper, json: { identifier: `PT 27 ${at}` } })
        : call(server, `/api/eggs/${id}/undo`, { ...keeper, json: {} }),
    );
    expect([
      [200, 409],
      [404, 200],
    ]).toContainEqual([ring?.status, undo?.status]);
    const egg = (await (await call(server, `/api/eggs/${id}`, keeper)).json()) as { data: { chick: object | null } };
    const isRinged = ring?.status === 200;
    expect(egg.data.chick).toEqual(isRinged ? expect.objectContaining({ ring: `PT 27 ${at}`, is_ringed: true }) : null);
    expect((await call(server, `/api/birds/${chick}`, keeper)).status).toBe(isRinged ? 200 : 404);
    // Once it is ringed nothing takes the hatch back.
    const again = await call(server, `/api/eggs/${id}/undo`, { ...keeper, json: {} });
    expect(again.status).toBe(409);
  }
});
