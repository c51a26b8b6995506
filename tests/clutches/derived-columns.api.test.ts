import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { tripsOf } from "#tests/app/world.ts";
import { newNests } from "./nests.ts";

type Nests = Awaited<ReturnType<typeof newNests>>;
const tables = "birds eggs egg_events clutches pairs pair_birds statuses audit moves bird_counts".split(" ");

const everything = async ({ db }: Nests) => {
  const read = async (table: string) => [table, await db.all(sql.raw(`SELECT * FROM ${table} ORDER BY 1, 2, 3`))];
  return Object.fromEntries(await Promise.all(tables.map(read))) as Record<string, unknown[]>;
};

/**
 * Does something while the database fails at one write after another, each time to no effect whatever; then lets it be
 * done, and expects it to have written all it writes in one trip.
 */
async function wholeOrNothing(nests: Nests, at: readonly string[], action: () => Promise<{ status: number }>) {
  const { db } = nests;
  const before = await everything(nests);
  for (const write of at) {
    await db.run(sql.raw(`CREATE TRIGGER cut BEFORE ${write} BEGIN SELECT RAISE(ABORT, 'the power went'); END`));
    const { status } = await action();
    await db.run(sql.raw("DROP TRIGGER cut"));
    expect([write, status, await everything(nests)]).toEqual([write, expect.toBeOneOf([500, 503]), before]);
  }
  const trips = tripsOf(db).length;
  expect((await action()).status).toBeOneOf([200, 201]);
  const writing = tripsOf(db)
    .slice(trips)
    .filter((trip) =>
      trip.some((it) => /^\s*(INSERT|UPDATE|DELETE|WITH[^;]*\b(UPDATE birds|INSERT INTO))/.test(it.sql)),
    );
  expect(writing).toHaveLength(1);
}

/** A pair in a cage with a chick that hatched, and another cage. */
async function nestling() {
  const nests = await newNests();
  const { pair, laid, done, post, dayIs } = nests;
  const place = async (name: string) => (await post<{ id: string }>("/api/places", { name, kind: "cage" })).data.id;
  const [cage, flight] = [await place("Gaiola 1"), await place("Voadeira")];
  const own = await pair({ place_id: cage });
  const eggs = await laid(own.id, 3);
  const { birds } = await done(eggs.slice(0, 1), "2027-04-16", { state: "hatched" });
  await dayIs("2027-05-17");
  return { ...nests, own, eggs, cage, flight, chick: birds[0]?.id ?? "" };
}

test("a ring and the line of it with the egg are written together or not at all", async () => {
  const nests = await nestling();
  await wholeOrNothing(nests, ["INSERT ON egg_events", "UPDATE ON birds", "INSERT ON audit"], () =>
    nests.post(`/api/birds/${nests.chick}/ring`, { identifier: "PT 27 1" }),
  );
});

test("a weaned chick and its move are written together or not at all", async () => {
  const nests = await nestling();
  const { flight, chick, post, get } = nests;
  await wholeOrNothing(nests, ["UPDATE ON birds", "INSERT ON egg_events", "UPDATE ON eggs", "INSERT ON moves"], () =>
    post(`/api/birds/${chick}/wean`, { place_id: flight }),
  );
  expect((await get<{ place_id: string }>(`/api/birds/${chick}`)).data.place_id).toBe(flight);
});

test("a chick that may not move to where it is weaned is not weaned", async () => {
  const { flight, chick, post, egg, eggs, ask, a, get, make } = await nestling();
  await ask(`/api/places/${flight}`, { as: a, method: "PUT", json: { capacity: 1 } });
  const other = await make.bird({ place_id: flight });
  const weaned = (given: object) => post(`/api/birds/${chick}/wean`, { place_id: flight, ...given });
  expect(await weaned({})).toMatchObject({ status: 409, errors: [{ path: "reason", code: "moves.over_capacity" }] });
  expect(await weaned({ place_id: "plc_x" })).toMatchObject({ status: 422, errors: [{ path: "place_id" }] });
  expect(await egg(eggs[0]?.id ?? "")).toMatchObject({ weaned_on: null });
  expect(await weaned({ reason: "uma noite" })).toMatchObject({ status: 200 });
  expect(await egg(eggs[0]?.id ?? "")).toMatchObject({ weaned_on: "2027-05-17" });
  expect((await get<{ place_id: string }>(`/api/birds/${chick}`)).data.place_id).toBe(other.place_id);
});

test("several chicks are weaned and moved together or not at all, and a refusal says which of them it is about", async () => {
  const nests = await nestling();
  const { own, eggs, flight, chick, post, get, done, dayIs, egg, bird } = nests;
  const { birds } = await done(eggs.slice(1), "2027-04-17", { state: "hatched" });
  await dayIs("2027-05-17");
  const ids = [chick, ...birds.map(({ id }) => id)];
  const weaned = () => Promise.all(eggs.map(async ({ id }) => (await egg(id)).weaned_on));
  const wean = (given: object, headers = {}) =>
    post("/api/birds/bulk/wean", { ids, place_id: flight, ...given }, headers);
  expect(await wean({ on: "2027-04-16" })).toMatchObject({
    status: 422,
    errors: [{ path: "on", message: expect.stringContaining(`${own.number}/1-`) }],
  });
  const stranger = await bird();
  expect(await wean({ ids: [...ids, stranger.id] })).toMatchObject({
    status: 409,
    detail: expect.stringContaining(stranger.identifier),
  });
  expect(await wean({ ids: [...ids, "bird_nobody"] })).toMatchObject({ status: 404 });
  expect(await wean({ ids: [] })).toMatchObject({ status: 422, errors: [{ path: "ids" }] });
  expect(await weaned()).toEqual([null, null, null]);
  const key = { "Idempotency-Key": "together" };
  await wholeOrNothing(nests, ["UPDATE ON birds", "INSERT ON egg_events", "UPDATE ON eggs", "INSERT ON moves"], () =>
    wean({}, key),
  );
  expect(await weaned()).toEqual(["2027-05-17", "2027-05-17", "2027-05-17"]);
  for (const id of ids) expect((await get<{ place_id: string }>(`/api/birds/${id}`)).data.place_id).toBe(flight);
  // Sent again it has happened; asked anew it is refused by the name of the first.
  expect(await wean({}, key)).toMatchObject({ status: 200, data: { weaned: 3 } });
  expect(await wean({})).toMatchObject({ status: 409, detail: expect.stringContaining(`${own.number}/1-1`) });
});

test("a death and the status that is made again for it are written together or not at all", async () => {
  const nests = await nestling();
  const { db, a, chick, post, get } = nests;
  await db.run(sql`DELETE FROM statuses WHERE org_id = ${a.org_id} AND key = 'deceased'`);
  await wholeOrNothing(nests, ["UPDATE ON birds", "INSERT ON statuses", "INSERT ON audit"], () =>
    post(`/api/birds/${chick}/lost`, { cause: "frio" }),
  );
  const { data } = await get<{ status: { key: string }; cause_of_death: string }>(`/api/birds/${chick}`);
  expect(data).toMatchObject({ cause_of_death: "frio", status_since: "2027-05-17" });
  expect(await db.all(sql`SELECT 1 FROM statuses WHERE org_id = ${a.org_id} AND key = 'deceased'`)).toHaveLength(1);
});

test("a loss that is refused brings no status back, whatever it is refused for", async () => {
  const { db, a, chick, post, get } = await nestling();
  await db.run(sql`DELETE FROM statuses WHERE org_id = ${a.org_id} AND key = 'deceased'`);
  const { data } = await get<{ version: number }>(`/api/birds/${chick}`);
  const found = () => db.all(sql`SELECT 1 FROM statuses WHERE org_id = ${a.org_id} AND key = 'deceased'`);
  const noted = () => db.all(sql`SELECT 1 FROM audit WHERE org_id = ${a.org_id} AND subject = 'status'`);
  const before = await noted();
  expect(await post(`/api/birds/${chick}/lost`, { on: "2026-12-01" })).toMatchObject({ status: 422 });
  expect(await post(`/api/birds/${chick}/lost`, { version: data.version + 1 })).toMatchObject({
    status: 409,
    code: "stale",
  });
  expect(await post("/api/birds/bird_nobody/lost", {})).toMatchObject({ status: 404 });
  expect([await found(), await noted()]).toEqual([[], before]);
  expect(await post(`/api/birds/${chick}/lost`, { version: data.version })).toMatchObject({ status: 200 });
  expect(await found()).toHaveLength(1);
});

test("an egg and its chick hatch together or not at all, and are taken back together", async () => {
  const nests = await nestling();
  const { eggs, deed, undo } = nests;
  const id = eggs[1]?.id ?? "";
  await wholeOrNothing(nests, ["INSERT ON birds", "UPDATE ON eggs", "INSERT ON egg_events", "INSERT ON audit"], () =>
    deed([id], { state: "hatched", on: "2027-04-17" }),
  );
  await wholeOrNothing(nests, ["DELETE ON birds", "UPDATE ON eggs", "INSERT ON egg_events"], () => undo(id));
});

test("eggs are fostered, given back and laid all together or not at all", async () => {
  const nests = await nestling();
  const { eggs, deed, pair, done, lay, own } = nests;
  const foster = await pair();
  const ids = eggs.slice(1).map(({ id }) => id);
  const at = ["UPDATE ON eggs", "INSERT ON egg_events"];
  await wholeOrNothing(nests, at, () => deed(ids, { foster_pair_id: foster.id }));
  await done(eggs.slice(1), "2027-05-17", { state: "stored" });
  await wholeOrNothing(nests, at, () => deed(ids, { state: "set" }));
  await wholeOrNothing(nests, ["INSERT ON clutches", "INSERT ON eggs", "INSERT ON egg_events"], () =>
    lay(own.id, { count: 3, laid_on: "2027-05-15", new_clutch: true }),
  );
});

test("a pair begins with its birds moved and breeding, or not at all", async () => {
  const nests = await newNests();
  const { bird, post, get } = nests;
  const cage = (await post<{ id: string }>("/api/places", { name: "Gaiola 1", kind: "cage" })).data.id;
  const [cock, hen] = [(await bird({ sex: "male" })).id, (await bird({ sex: "female" })).id];
  const planned = { kind: "pair", cock_ids: [cock], hen_ids: [hen], place_id: cage };
  const { id } = (await post<{ id: string }>("/api/pairs", planned)).data;
  await wholeOrNothing(nests, ["UPDATE ON birds", "INSERT ON moves", "UPDATE ON pairs", "INSERT ON audit"], () =>
    post(`/api/pairs/${id}/state`, { state: "active" }),
  );
  expect((await get<{ place_id: string }>(`/api/birds/${hen}`)).data.place_id).toBe(cage);
  await wholeOrNothing(nests, ["UPDATE ON birds", "UPDATE ON pairs", "UPDATE ON pair_birds"], () =>
    post(`/api/pairs/${id}/state`, { state: "ended" }),
  );
});
