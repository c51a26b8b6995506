import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { newNests } from "#tests/clutches/nests.ts";
import { machineOf } from "#tests/clutches/trays/machines.ts";
import type { Entry } from "#worker/agenda/entries.ts";
import type { Round } from "#worker/round/queries.ts";
import { serialize } from "./bird-room.ts";
import { seasonOf } from "./many-eggs.ts";

/** Two cages in a room with a machine, and six eggs that were set in it on the seventh of April. */
async function machineRoom() {
  const nests = await newNests();
  const { post, pair, laid, deed, dayIs, ask, a } = nests;
  const place = async (name: string, kind: string, parent_id?: string) =>
    (await post<{ id: string }>("/api/places", { name, kind, ...(parent_id && { parent_id }) })).data.id;
  const room = await place("Sala 1", "room");
  const later = await place("Sala 2", "room");
  const cages = [await place("A1", "cage", room), await place("A2", "cage", room), await place("Z", "cage", later)];
  const pairs = [await pair({ place_id: cages[0] as string }), await pair({ place_id: cages[1] as string })];
  await nests.lay((await pair({ place_id: cages[2] as string })).id, { laid_on: "2027-03-20" });
  const eggs = await laid(pairs[0]?.id ?? "", 6);
  await nests.lay(pairs[1]?.id ?? "", { laid_on: "2027-04-06" });
  const trays = [{ name: "T2" }, { name: "T10" }, { name: "Eclosão", kind: "hatcher" as const }];
  const machine = await machineOf(nests, a.org_id, { place_id: room, trays });
  const [second = "", tenth = "", hatcher = ""] = machine.trays;
  const ids = eggs.map(({ id }) => id);
  await dayIs("2027-04-07");
  await deed(ids.slice(0, 4), { tray_id: second });
  await dayIs("2027-04-08");
  await deed(ids.slice(4), { tray_id: second });
  const get = async <Data>(path: string) => (await (await ask(path, { as: a })).json()) as Data;
  const round = (search = "") => get<Round>(`/api/round${search}`);
  const agenda = async (search = "") =>
    (await get<{ data: Entry[] }>(`/api/agenda?late=1&to=2027-05-30${search}`)).data.filter((it) => it.incubator_id);
  return { ...nests, room, machine, second, tenth, hatcher, ids, eggs, own: pairs[0], round, agenda };
}

test("a machine is a stop of the round behind the cages of its place, and its eggs are told there alone", async () => {
  const { round, machine, ids, own, deed, tenth, dayIs, room } = await machineRoom();
  await dayIs("2027-04-09");
  const { data, ways } = await round();
  expect(data.map(({ name }) => name)).toEqual(["A2", "Incubadora 1", "Z"]);
  expect(data[1]).toMatchObject({ id: machine.id, trays: [{ name: "T2" }] });
  expect(ways[data[1]?.way ?? -1]).toBe("Sala 1");
  const steps = [["candle", "2027-04-12"]];
  expect(data[1]?.nests).toMatchObject([
    {
      pair: own?.number,
      tray: 0,
      clutches: [{ eggs: [{ numbers: [1, 2, 3, 4], state: "set", steps }, { numbers: [5, 6] }] }],
    },
  ]);
  // Tray by tray, T2 before T10; what comes out is told at its nest again.
  await deed(ids.slice(0, 2), { tray_id: tenth });
  await deed(ids.slice(2, 3), { tray_id: null });
  const moved = await round();
  expect(serialize(moved)[2]).toEqual([
    "Incubadora 1",
    `${own?.number} 4 set`,
    `${own?.number} 5,6 set`,
    `${own?.number} 1,2 set`,
  ]);
  expect(serialize(moved)[0]).toEqual(["A1", `${own?.number} 3 set`]);
  // Emptied while one stands there, it is still a stop; a stranger's is none.
  await deed([...ids.slice(0, 2), ...ids.slice(3)], { tray_id: null });
  expect((await round(`?place_id=${machine.id}`)).data.find(({ id }) => id === machine.id)).toMatchObject({
    nests: [],
    trays: [],
  });
  expect((await round(`?place_id=${room}`)).data.some(({ id }) => id === machine.id)).toBe(false);
});

test("a tray goes into lockdown on the day of its earliest egg, in one press that is taken back, and leaves it emptied", async () => {
  const world = await machineRoom();
  const { round, agenda, machine, second, hatcher, ids, post, dayIs, deed, egg, b, ask } = world;
  await ask(`/api/bird-species/${world.species.id}`, {
    as: world.a,
    method: "PUT",
    json: { humidity_lockdown_pct: 65 },
  });
  const lockdowns = async () => (await agenda()).filter(({ step }) => step === "lockdown");
  // Thirteen days less two from the seventh, for those of the eighth as well.
  expect(await lockdowns()).toMatchObject([
    { on: "2027-04-18", incubator: "Incubadora 1", pair_id: null, place: "Sala 1", egg_ids: { length: 6 } },
  ]);
  await dayIs("2027-04-18");
  await world.signIn(b);
  const tray = async () => (await round()).data.find(({ id }) => id === machine.id)?.trays?.[0];
  const offered = { id: hatcher, name: "Eclosão" };
  expect(await tray()).toEqual({ id: second, name: "T2", lockdown: "2027-04-18", hatcher: offered });
  const press = (json: object, path = "") => post<object>(`/api/eggs/lockdown${path}`, { tray_id: second, ...json });
  expect(await press({ on: "2027-04-06" })).toMatchObject({ status: 422, errors: [{ path: "on" }] });
  expect(await press({ on: "2027-04-19" })).toMatchObject({ status: 422, errors: [{ path: "on" }] });
  expect(await press({ tray_id: hatcher })).toMatchObject({ status: 409 });
  expect(await press({ tray_id: "tray_nobody" })).toMatchObject({ status: 404 });
  for (const path of ["", "/undo"])
    expect((await ask(`/api/eggs/lockdown${path}`, { as: b, json: { tray_id: second } })).status).toBe(404);
  const locked = { tray_id: second, lockdown_on: "2027-04-18", lockdown_humidity_pct: 65 };
  for (const _ of [1, 2]) expect(await press({})).toMatchObject({ status: 200, data: locked });
  expect(await tray()).toEqual({ id: second, name: "T2", locked: "2027-04-18", humidity: 65 });
  // Nobody opens it to candle.
  expect((await egg(ids[0] ?? "")).steps.map(({ step }) => step)).toEqual(["hatch"]);
  expect(await lockdowns()).toEqual([]);
  expect(await press({}, "/undo")).toMatchObject({ data: { lockdown_on: null } });
  expect(await lockdowns()).toHaveLength(1);
  await press({});
  // Where eggs hatch they are not turned either; what is emptied is turned again for whatever comes.
  await deed(ids, { tray_id: hatcher });
  expect(await tray()).toEqual({ id: hatcher, name: "Eclosão", locked: "2027-04-18", humidity: 65 });
  await deed(ids.slice(1), { tray_id: second });
  expect((await round()).data.find(({ id }) => id === machine.id)?.trays).toMatchObject([
    { name: "Eclosão", locked: "2027-04-18" },
    { name: "T2", lockdown: "2027-04-18" },
  ]);
  await deed(ids.slice(0, 1), { state: "hatched", on: "2027-04-18" });
  expect((await round()).data.find(({ id }) => id === machine.id)?.trays?.map(({ name }) => name)).toEqual(["T2"]);
  await deed(ids.slice(1), { tray_id: hatcher });
  expect(await tray()).toEqual({ id: hatcher, name: "Eclosão", lockdown: "2027-04-18" });
});

test("all eggs of a tray go to where they hatch and are turned no more, in one press that is taken back whole", async () => {
  const { round, machine, second, tenth, hatcher, ids, post, dayIs, deed, egg, db, a, b, ask, signIn, undo } =
    await machineRoom();
  await dayIs("2027-04-18");
  const trays = async () => (await round()).data.find(({ id }) => id === machine.id)?.trays;
  const key = { "Idempotency-Key": "to-the-hatcher" };
  const press = (json: object, path = "") =>
    post<object>(`/api/eggs/lockdown${path}`, { tray_id: second, hatcher_id: hatcher, ...json }, key);
  for (const hatcher_id of [tenth, second, "tray_nobody"])
    expect(await press({ hatcher_id })).toMatchObject({ status: 422, errors: [{ path: "hatcher_id" }] });
  expect(await press({ tray_id: "tray_nobody" })).toMatchObject({ status: 404 });
  expect(await press({ tray_id: tenth })).toMatchObject({ status: 409 });
  expect(await press({ on: "2027-04-07" })).toMatchObject({ status: 422, errors: [{ path: "on" }] });
  await signIn(b);
  for (const path of ["", "/undo"]) {
    const json = { tray_id: second, hatcher_id: hatcher };
    expect((await ask(`/api/eggs/lockdown${path}`, { as: b, json })).status).toBe(404);
  }
  const locked = { tray_id: hatcher, lockdown_on: "2027-04-18" };
  for (const _ of [1, 2]) expect(await press({})).toMatchObject({ status: 200, data: locked });
  expect(await trays()).toEqual([{ id: hatcher, name: "Eclosão", locked: "2027-04-18" }]);
  expect(await egg(ids[0] ?? "")).toMatchObject({ state: "set", set_on: "2027-04-07", tray: { id: hatcher } });
  // Of one that hatched meanwhile nothing is taken back.
  await deed(ids.slice(0, 1), { state: "hatched" });
  for (const eggs of [5, 0])
    expect(await press({}, "/undo")).toMatchObject({ status: 200, data: { tray_id: second, eggs } });
  expect(await trays()).toMatchObject([{ id: second, lockdown: "2027-04-18", hatcher: { id: hatcher } }]);
  expect(
    await db.all(sql`SELECT since_on, count(*) AS n FROM egg_trays WHERE org_id = ${a.org_id} GROUP BY 1 ORDER BY 1`),
  ).toEqual([
    { since_on: "2027-04-07", n: 3 },
    { since_on: "2027-04-08", n: 2 },
  ]);
  expect((await undo(ids[1] ?? "")).data).toMatchObject({ state: "laid", tray: null });
  // One that holds fewer is not offered, nor filled beyond its slots.
  await db.run(sql`UPDATE incubator_trays SET slots = 3 WHERE id = ${hatcher}`);
  expect(await trays()).toEqual([{ id: second, name: "T2", lockdown: "2027-04-18" }]);
  const anew = { tray_id: second, hatcher_id: hatcher };
  expect(await post("/api/eggs/lockdown", anew)).toMatchObject({ status: 422, errors: [{ path: "reason" }] });
});

test("a machine with a clutch of five of each of two hundred pairs is at most 60 kB on the round", async () => {
  const nests = await newNests("2027-04-09");
  await seasonOf(nests, 200, 5);
  const { trays } = await machineOf(nests, nests.a.org_id, { trays: [{ slots: null }] });
  await nests.db.run(sql`INSERT INTO egg_trays (id, org_id, egg_id, tray_id, since_on)
    SELECT 'et_' || id, org_id, id, ${trays[0]}, '2027-04-04' FROM eggs WHERE org_id = ${nests.a.org_id}`);
  const answer = await nests.ask("/api/round", { as: nests.a });
  const text = await answer.text();
  const { data } = JSON.parse(text) as Round;
  expect(data.map(({ nests: lying }) => lying.length)).toEqual([200]);
  expect(Buffer.byteLength(text) / 1000).toBeLessThanOrEqual(60);
});
