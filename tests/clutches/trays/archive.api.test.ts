import { expect, test } from "vitest";
import { putBack, rowsIn, submitArchive, takeArchive, withRows, zipped } from "#tests/archive/archives.ts";
import { newNests } from "../nests.ts";

type Listed = { data: Array<{ id: string }>; machine_eggs: Record<string, { eggs: number }> };

test("a machine with its eggs comes back with the archive and advises as before, and rows that disagree are refused", async () => {
  const world = await newNests();
  const { pair, laid, done, post, get, a, b, ask, signIn, deed, undo, dayIs } = world;
  const made = await post<{ id: string; trays: Array<{ id: string }> }>("/api/incubators", {
    name: "Covina",
    air: "forced",
    temperature_c: 37.5,
    humidity_pct: 50,
    turning: "machine",
    trays: [
      { name: "A", kind: "setter", slots: 6 },
      { name: "H", kind: "hatcher", slots: 6 },
    ],
  });
  const { id } = made.data;
  const [tray, hatcher] = made.data.trays.map((it) => it.id);
  const eggs = await laid((await pair()).id, 4);
  await done(eggs, "2027-04-05", { tray_id: tray });
  await dayIs("2027-04-12");
  const weights = eggs.slice(0, 3).flatMap(({ id: egg_id }) => [
    { egg_id, on: "2027-04-05", grams: 2.6 },
    { egg_id, on: "2027-04-12", grams: 2.3 },
  ]);
  expect((await post("/api/eggs/weights", { weights })).status).toBe(201);
  const advice = { eggs: 3, says: "raise" };
  const contents = [{ count: 4 }, { count: 0 }];
  expect((await get(`/api/incubators/${id}`)).data).toMatchObject({ advice, contents, eggs_inside: 4 });
  expect(await get("/api/incubators")).toMatchObject({
    machine_eggs: { [id]: { eggs: 4, lockdown_on: "2027-04-16" } },
  });
  await deed([eggs[0]?.id ?? ""], { tray_id: hatcher });
  await undo(eggs[0]?.id ?? "");
  const { files } = await takeArchive(world, a);
  await signIn(b);
  expect(rowsIn(files, "egg_trays")).toHaveLength(4);
  for (const changed of [
    withRows(files, "egg_trays", (rows) => rows.slice(1)),
    withRows(files, "egg_trays", (rows) => rows.map((row) => ({ ...row, tray_id: hatcher }))),
    withRows(files, "egg_trays", (rows) => rows.map((row) => ({ ...row, since_on: "2027-04-06" }))),
    withRows(files, "egg_tray_moves", (rows) => rows.slice(1)),
  ])
    expect(await submitArchive(world, b, await zipped(changed))).toMatchObject({
      status: 422,
      errors: [{ code: "clutches.archive.events" }],
    });
  const { data } = await submitArchive(world, b, await zipped(files));
  expect((await putBack(world, b, data.digest)).status).toBe(200);
  const list = (await (await ask("/api/incubators", { as: b })).json()) as Listed;
  const back = list.data[0]?.id ?? "";
  expect(list.machine_eggs[back]).toMatchObject({ eggs: 4 });
  expect(await (await ask(`/api/incubators/${back}`, { as: b })).json()).toMatchObject({ data: { advice } });
});
