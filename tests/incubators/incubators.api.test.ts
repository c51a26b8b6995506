import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { tripsOf } from "#tests/app/world.ts";
import { layOne } from "#tests/clutches/fixtures.ts";
import { faultsOf, machine, newMachines } from "./incubators-world.ts";

test("a machine is kept as it was given, trays in their order, and its edit keeps, renames, adds and takes away trays", async () => {
  const { send, make, page, trail, ask, a } = await newMachines();
  const made = await make({ model: "Covatutto", bands: { critical_c: 0.8 } });
  expect(made.id).toMatch(/^inc_/);
  const [first, hatcher] = made.trays;
  expect(await page(made.id)).toMatchObject({
    ...machine,
    model: "Covatutto",
    warning_c: 0.3,
    critical_c: 0.8,
    warning_pct: 10,
    version: 1,
    offset: { temperature_c: 0, humidity_pct: 0 },
    last: { temperature_c: null, humidity_pct: null },
    alarms: [],
    apart: { temperature_c: null, humidity_pct: null },
  });
  // The two change names, and a third comes: no two are the same meanwhile.
  const swapped = [
    { id: hatcher?.id, name: "Tabuleiro 1", kind: "hatcher" },
    { id: first?.id, name: "Nascedouro", kind: "setter", slots: "14" },
    { name: "Tabuleiro 3" },
  ];
  const change = { temperature_c: "37,3", trays: swapped, version: 1 };
  expect((await send("PUT", `/${made.id}`, change)).status).toBe(200);
  const changed = await page(made.id);
  expect(changed.trays.map(({ id, name, kind, slots }) => [id === hatcher?.id, name, kind, slots])).toEqual([
    [true, "Tabuleiro 1", "hatcher", null],
    [false, "Nascedouro", "setter", 14],
    [false, "Tabuleiro 3", "setter", null],
  ]);
  expect([changed.temperature_c, changed.version]).toEqual([37.3, 2]);
  // What only the judging of readings needs is nobody's to read.
  const all = JSON.stringify([made, changed, await trail(made.id)]);
  expect(all).not.toMatch(/judged_from|"delivered"|silent_at|csv_columns/);
  expect((await send("PUT", `/${made.id}`, change)).current).toMatchObject({
    version: 2,
    trays: changed.trays.map(({ id }) => ({ id })),
  });
  expect((await send("PUT", `/${made.id}`, { trays: [] })).status).toBe(200);
  expect((await trail(made.id)).map(([deed, changes]) => [deed, changes])).toEqual([
    ["created", { name: [null, "Covina Super 24"], model: [null, "Covatutto"] }],
    ["changed", { temperature_c: [37.5, 37.3] }],
    ["changed", { trays: ["Tabuleiro 1, Nascedouro", "Tabuleiro 1, Nascedouro, Tabuleiro 3"] }],
    ["changed", { trays: ["Tabuleiro 1, Nascedouro, Tabuleiro 3", null] }],
  ]);
  expect((await send("DELETE", `/${made.id}`)).status).toBe(204);
  expect((await send("DELETE", `/${made.id}`)).status).toBe(404);
  expect((await ask("/api/search?q=covina", { as: a })).status).toBe(200);
});

test("one key makes one machine, and another under it, a taken name, another's place and tray are refused", async () => {
  const { send, make, a, b, db, ask } = await newMachines();
  const headers = { "Idempotency-Key": "um" };
  const [one, again] = [await send("POST", "", machine, a, headers), await send("POST", "", machine, a, headers)];
  expect([one.status, again.status, again.data]).toEqual([201, 201, one.data]);
  const [{ n } = { n: 0 }] = await db.all<{ n: number }>(sql`SELECT count(*) AS n FROM incubator_trays`);
  expect(n).toBe(2);
  expect((await send("POST", "", { ...machine, name: "Outra" }, a, headers)).status).toBe(409);
  const other = await make({ name: "A outra" });
  const foreign = await make({ name: "De fora" }, b);
  const place = (await (await ask("/api/places", { as: b, json: { kind: "room", name: "Sala" } })).json()) as {
    data: { id: string };
  };
  const refused = async (method: string, path: string, json: object) => faultsOf(await send(method, path, json));
  expect([
    await refused("POST", "", { ...machine, name: "covína SUPER 24" }),
    await refused("PUT", `/${other.id}`, { name: machine.name }),
    await refused("POST", "", { ...machine, name: "Nova", place_id: place.data.id }),
    await refused("PUT", `/${other.id}`, { place_id: place.data.id }),
    await refused("PUT", `/${other.id}`, { trays: [{ id: foreign.trays[0]?.id, name: "x" }] }),
    await refused("PUT", `/${other.id}`, { trays: [{ name: "x" }, { name: "X" }] }),
    await refused("PUT", `/${other.id}`, { bands: { warning_c: 0.6 } }),
    await refused("PUT", `/${other.id}`, {
      temperature_c: 1000,
      humidity_pct: "a lot",
      trays: [{ name: " ", slots: 0 }],
    }),
    await refused("POST", "", { ...machine, name: "Nova", air: undefined, turning: "never" }),
  ]).toEqual([
    [409, "conflict", "name incubators.name.taken"],
    [409, "conflict", "name incubators.name.taken"],
    [422, "invalid", "place_id fields.unknown_id"],
    [422, "invalid", "place_id fields.unknown_id"],
    [422, "invalid", "trays fields.unknown_id"],
    [422, "invalid", "trays[1].name incubators.tray.name.taken"],
    [422, "invalid", "bands.critical_c incubators.band.order"],
    expect.arrayContaining([
      422,
      "temperature_c incubators.temperature.range",
      "humidity_pct incubators.humidity.range",
    ]),
    expect.arrayContaining(["air incubators.air.required", "turning incubators.turning.required"]),
  ]);
});

test("a tray in which an egg lies keeps the machine, and its name may change", async () => {
  const { send, make, page, ...world } = await newMachines();
  const { a, db } = world;
  const { id, trays } = await make();
  const { egg } = await layOne(a, world);
  await db.run(sql`INSERT INTO egg_trays (id, org_id, egg_id, tray_id, since_on)
    VALUES ('et_1', ${a.org_id}, ${egg}, ${trays[0]?.id ?? ""}, '2026-01-02')`);
  expect((await send("DELETE", `/${id}`)).detail).toMatch(/^Eggs lie or lay/);
  expect(faultsOf(await send("PUT", `/${id}`, { name: "Nova", trays: [] }))).toEqual([
    409,
    "conflict",
    "trays incubators.trays.in_use",
  ]);
  expect(await page(id)).toMatchObject({ name: machine.name, trays: machine.trays });
  const renamed = trays.map((tray) => ({ ...tray, name: `${tray.name}!` }));
  expect((await send("PUT", `/${id}`, { trays: renamed })).status).toBe(200);
});

test("a list says of each machine what was last read, with its offset, and what is open, in one trip", async () => {
  const { make, list, read, db, a } = await newMachines();
  const { id } = await make();
  await make({ name: "Brinsea", trays: [] });
  await read(id, [
    [30, 37.1, 48],
    [10, 37.2, null],
    [5, null, 51],
  ]);
  await db.run(sql`INSERT INTO incubator_offsets (id, org_id, incubator_id, from_at, temperature_c, humidity_pct, method, created_at)
    VALUES ('off_1', ${a.org_id}, ${id}, '2026-01-01T00:00:00.000Z', 0.3, -2, 'other', '2026-01-01T00:00:00.000Z')`);
  await db.run(sql`INSERT INTO incubator_alarms (id, org_id, incubator_id, kind, level, opened_at)
    VALUES ('alm_1', ${a.org_id}, ${id}, 'temperature', 'critical', '2026-01-01T00:00:00.000Z')`);
  const before = tripsOf(db).length;
  const found = await list();
  // One for who asks, one for all machines.
  expect(tripsOf(db).length - before).toBeLessThanOrEqual(2);
  expect(
    found.data.map(({ name, last, alarms, trays }) => [
      name,
      last.temperature_c?.value,
      last.humidity_pct?.value,
      alarms.length,
      trays,
    ]),
  ).toEqual([
    ["Brinsea", undefined, undefined, 0, 0],
    ["Covina Super 24", 37.5, 49, 1, 2],
  ]);
});
