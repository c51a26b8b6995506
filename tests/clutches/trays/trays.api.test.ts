import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { newNests } from "../nests.ts";
import { machineOf, wants } from "./machines.ts";

/** A pair with six eggs in a cage, and a machine that stands in a room. */
async function brooding(trays = [{ name: "A" }, { name: "B", slots: 4 }]) {
  const nests = await newNests();
  const { post, pair, laid, a } = nests;
  const place = async (name: string, kind: string) =>
    (await post<{ id: string }>("/api/places", { name, kind })).data.id;
  const [cage, room] = [await place("Gaiola 1", "cage"), await place("Sala das máquinas", "room")];
  const own = await pair({ place_id: cage });
  const eggs = await laid(own.id, 6);
  const machine = await machineOf(nests, a.org_id, { place_id: room, trays });
  const [first = "", second = ""] = machine.trays;
  return { ...nests, own, eggs, ids: eggs.map(({ id }) => id), machine, first, second, cage, room };
}

test("eggs that go into a machine are set by it, leave their nest and come out again, each move taken back by itself", async () => {
  const { deed, ids, machine, first, second, room, cage, egg, undo, db, a, dayIs, pair } = await brooding();
  await dayIs("2027-04-07");
  const answer = await deed(ids, { tray_id: first });
  expect(answer.status).toBe(200);
  const tray = { id: first, name: "A", incubator_id: machine.id, incubator: "Incubadora 1" };
  for (const it of answer.data.eggs)
    expect(it).toMatchObject({ state: "set", set_on: "2027-04-07", tray, nest: { place_id: room }, version: 2 });
  // What is set already stays as it is.
  const [moved = ""] = ids;
  expect((await deed([moved], { tray_id: second, on: "2027-04-07" })).status).toBe(200);
  expect(await egg(moved)).toMatchObject({ state: "set", set_on: "2027-04-07", tray: { id: second } });
  expect((await deed([moved], { tray_id: null })).status).toBe(200);
  expect(await egg(moved)).toMatchObject({ state: "set", tray: null, nest: { place_id: cage, is_foster: false } });
  const foster = await pair();
  expect((await deed([moved], { tray_id: first })).data.eggs[0]).toMatchObject({ tray: { id: first } });
  expect((await deed([moved], { foster_pair_id: foster.id })).data.eggs[0]).toMatchObject({
    tray: null,
    nest: { is_foster: true },
  });
  const back = [];
  for (let turn = 0; turn < 5; turn += 1) {
    const { data } = await undo(moved);
    back.push([data.state, data.tray?.name ?? null, data.set_on]);
  }
  expect(back).toEqual([
    ["set", "A", "2027-04-07"],
    ["set", null, "2027-04-07"],
    ["set", "B", "2027-04-07"],
    ["set", "A", "2027-04-07"],
    ["laid", null, null],
  ]);
  expect(await db.all(sql`SELECT count(*) AS n FROM egg_trays WHERE org_id = ${a.org_id}`)).toEqual([{ n: 5 }]);
});

test("what hatches in a machine lives where that stands, and leaves its tray as what went does", async () => {
  const { deed, done, ids, eggs, first, room, egg, get, undo, db, a } = await brooding();
  await done(eggs, "2027-04-07", { tray_id: first });
  const { birds } = await done(eggs.slice(0, 1), "2027-04-20", { state: "hatched" });
  expect((await get<{ place_id: string }>(`/api/birds/${birds[0]?.id}`)).data.place_id).toBe(room);
  expect(await egg(ids[0] ?? "")).toMatchObject({ tray: null });
  expect((await undo(ids[0] ?? "")).data).toMatchObject({ state: "set", tray: { id: first } });
  await done(eggs.slice(1, 2), "2027-04-20", { state: "clear" });
  // A later look may put it right: it lies where it lay.
  expect(await egg(ids[1] ?? "")).toMatchObject({ state: "clear", tray: { id: first } });
  await done(eggs.slice(1, 2), "2027-04-20", { state: "fertile" });
  await done(eggs.slice(2, 3), "2027-04-20", { state: "broken" });
  expect((await deed([ids[2] ?? ""], { tray_id: first })).status).toBe(409);
  expect(await db.all(sql`SELECT count(*) AS n FROM egg_trays WHERE org_id = ${a.org_id}`)).toEqual([{ n: 5 }]);
});

test("a tray over its slots asks for a reason and the trail keeps it; none that is not there takes an egg", async () => {
  const { deed, ids, eggs, own, first, second, post, db, a, b, machine } = await brooding();
  const numbers = { clutch_id: eggs[0]?.clutch.id, numbers: [1, 2, 3, 4, 5, 6], tray_id: second };
  expect(await post("/api/eggs/events", numbers)).toMatchObject({
    status: 422,
    errors: [{ path: "reason", code: "clutches.tray.full" }],
  });
  expect(await post("/api/eggs/events", { ...numbers, reason: "uma noite" })).toMatchObject({ status: 200 });
  const [line] = await db.all<{ changes: string }>(
    sql`SELECT changes FROM audit WHERE org_id = ${a.org_id} AND subject_id = ${machine.id}`,
  );
  expect(JSON.parse(line?.changes ?? "{}")).toEqual({
    tray: [null, "B"],
    tray_eggs: [4, 6],
    reason: [null, "uma noite"],
  });
  const theirs = await machineOf({ db }, b.org_id);
  for (const tray_id of [theirs.trays[0], "tray_nobody", machine.id])
    expect(await deed(ids, { tray_id })).toMatchObject({ status: 422, errors: [{ path: "tray_id" }] });
  expect(await deed(ids, { tray_id: second })).toMatchObject({
    status: 422,
    errors: [{ path: "tray_id", code: "clutches.tray.there" }],
  });
  expect(await deed(ids, { tray_id: first, foster_pair_id: own.id })).toMatchObject({ status: 422 });
  for (const tray_id of [7, true, ["x"]]) expect((await deed(ids, { tray_id })).status).toBe(422);
  expect((await deed(ids, { tray_id: null })).status).toBe(200);
  expect(await deed(ids, { tray_id: null })).toMatchObject({
    status: 422,
    errors: [{ path: "tray_id", code: "clutches.tray.nowhere" }],
  });
});

test("species that want another temperature or humidity are a warning in one machine; the same key does it once", async () => {
  const world = await brooding();
  const { make, species, deed, ids, first, bird, pair, lay, egg } = world;
  await wants(world, species.id, 37.5, 50);
  const finch = await make.species({ common_name: "Mandarim" });
  await wants(world, finch.id, 37.8, 60);
  const [cock, hen] = [
    await bird({ species_id: finch.id, sex: "male" }),
    await bird({ species_id: finch.id, sex: "female" }),
  ];
  const other = await lay((await pair({ cocks: [cock.id], hens: [hen.id] })).id, { laid_on: "2027-04-05" });
  const theirs = other.data.eggs.map(({ id }) => id);
  await deed(ids, { tray_id: first });
  expect(await deed(theirs, { tray_id: first })).toMatchObject({ status: 200, warnings: [] });
  await deed(theirs, { tray_id: null });
  await wants(world, finch.id, 37.9, 60);
  const key = { "Idempotency-Key": "into-the-machine" };
  const warned = await deed(theirs, { tray_id: first }, key);
  expect(warned).toMatchObject({ status: 200, warnings: [{ code: "clutches.tray.set_points" }] });
  expect(await deed(theirs, { tray_id: first }, key)).toMatchObject({ status: 200 });
  expect(await deed(theirs, { foster_pair_id: "x" }, key)).toMatchObject({ status: 409 });
  expect(await egg(theirs[0] ?? "")).toMatchObject({ version: 4 });
});
