import { fc } from "@fast-check/vitest";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { colleague } from "#tests/members/colleagues.ts";
import { corrected, correctedOf } from "#worker/incubators/readings/offsets.ts";
import { ago, faultsOf, newMachines } from "./incubators-world.ts";

const hundredths = (most: number) => fc.integer({ min: -most, max: most }).map((it) => it / 100);
const minutes = fc.integer({ min: 1, max: 60 });
const offsets = fc.uniqueArray(fc.record({ minutes, temperature_c: hundredths(300), humidity_pct: hundredths(2000) }), {
  selector: (it) => it.minutes,
  maxLength: 6,
});
const readings = fc.uniqueArray(fc.record({ minutes, temperature_c: hundredths(5000), humidity_pct: fc.nat(100) }), {
  selector: (it) => it.minutes,
  minLength: 1,
  maxLength: 12,
});

test("a reading is shown with the offset of its own instant, whatever the offsets, in the database as beside it", async () => {
  const { make, a, db } = await newMachines();
  const { id } = await make();
  const reading = sql.raw("reading");
  const start = Date.parse("2026-05-01T10:00:00Z");
  const at = (minute: number) => new Date(start + minute * 60_000).toISOString();
  await fc.assert(
    fc.asyncProperty(offsets, readings, async (since, read) => {
      const stated = since.map(({ minutes: minute, ...off }) => ({ from_at: at(minute), ...off }));
      const rising = stated.toSorted((one, other) => (one.from_at < other.from_at ? -1 : 1));
      const rows = read.map(({ minutes: minute, ...shown }) => ({ at: at(minute), ...shown }));
      const each = (items: readonly object[]) => sql`json_each(${JSON.stringify(items)}) it`;
      const cells = (...names: string[]) => sql.raw(names.map((name) => `it.value ->> '$.${name}'`).join(", "));
      await db.batch([
        db.run(sql`DELETE FROM incubator_offsets`),
        db.run(sql`DELETE FROM incubator_readings`),
        db.run(sql`INSERT INTO incubator_offsets (id, org_id, incubator_id, from_at, temperature_c, humidity_pct, method, created_at)
          SELECT 'off_' || it.key, ${a.org_id}, ${id}, ${cells("from_at", "temperature_c", "humidity_pct")}, 'other', ''
          FROM ${each(stated)}`),
        db.run(sql`INSERT INTO incubator_readings (org_id, incubator_id, at, temperature_c, humidity_pct, source)
          SELECT ${a.org_id}, ${id}, ${cells("at", "temperature_c", "humidity_pct")}, 'device' FROM ${each(rows)}`),
      ]);
      const found = await db.all<{ at: string; temperature_c: number; humidity_pct: number }>(sql`
        SELECT at, ${correctedOf(reading, "temperature_c")} AS temperature_c, ${correctedOf(reading, "humidity_pct")} AS humidity_pct
        FROM incubator_readings reading ORDER BY at`);
      expect(found).toEqual(
        rows.sort((one, other) => (one.at < other.at ? -1 : 1)).map((row) => corrected(row, rising)),
      );
    }),
    { numRuns: 40 },
  );
});

test("an offset holds from its instant on, leaves the other measure as it was, and can be taken back", async () => {
  const { send, make, page, read, trail, b } = await newMachines();
  const { id } = await make();
  await read(id, [
    [120, 37.2, 60],
    [30, 37.2, 60],
  ]);
  expect(
    (await send("POST", `/${id}/offsets`, { from_at: ago(180), temperature_c: "0,3", method: "thermometer" })).status,
  ).toBe(201);
  const headers = { "Idempotency-Key": "sal" };
  const salt = { from_at: ago(60), humidity_pct: -4, method: "salt_75" };
  for (const _ of [1, 2]) expect((await send("POST", `/${id}/offsets`, salt, undefined, headers)).status).toBe(201);
  const { readings, offset, offsets: all } = await page(id);
  expect(readings.map(({ temperature_c, humidity_pct }) => [temperature_c, humidity_pct])).toEqual([
    [37.5, 56],
    [37.5, 60],
  ]);
  expect([offset, all.length]).toEqual([{ temperature_c: 0.3, humidity_pct: -4 }, 2]);
  expect((await send("DELETE", `/${id}/offsets/${all[0]?.id}`, undefined, b)).status).toBe(404);
  expect((await send("DELETE", `/${id}/offsets/${all[0]?.id}`)).status).toBe(204);
  expect((await page(id)).readings[0]).toMatchObject({ temperature_c: 37.5, humidity_pct: 60 });
  expect((await trail(id)).slice(1)).toEqual([
    ["changed", { offset_c: [0, 0.3] }],
    ["changed", { offset_pct: [0, -4] }],
    ["changed", { offset_c: [0.3, null], offset_pct: [-4, null] }],
  ]);
  const ahead = new Date(Date.now() + 3_600_000).toISOString();
  const refused = async (json: object) => faultsOf(await send("POST", `/${id}/offsets`, json));
  expect([
    await refused({ method: "other" }),
    await refused({ method: "other", humidity_pct: 60 }),
    await refused({ method: "other", humidity_pct: 1, from_at: ahead }),
    await refused({ method: "guess", humidity_pct: 1, from_at: "yesterday" }),
  ]).toEqual([
    [422, "invalid", "temperature_c incubators.offset.nothing"],
    [422, "invalid", "humidity_pct incubators.offset.humidity"],
    [422, "invalid", "from_at incubators.moment.future"],
    [422, "invalid", "from_at incubators.moment.invalid", "method incubators.offset.method"],
  ]);
});

test("a power cut keeps the coldest that was read while it lasted, and what is typed only where nothing was read", async () => {
  const all = await newMachines();
  const { send, make, page, read, a, b, db } = all;
  const { id } = await make();
  await read(id, [
    [200, 30, null],
    [100, 35.4, null],
    [80, 34.9, null],
    [40, 37.5, null],
  ]);
  await send("POST", `/${id}/offsets`, { from_at: ago(90), temperature_c: 0.2, method: "other" });
  const cut = { from_at: ago(110), to_at: ago(60), coldest_c: 20 };
  expect((await send("POST", `/${id}/power-cuts`, cut)).status).toBe(201);
  expect((await send("POST", `/${id}/power-cuts`, { from_at: ago(20), coldest_c: "36,1" })).status).toBe(201);
  const [lasting, read_] = (await page(id)).power_cuts;
  expect(lasting).toMatchObject({ to_at: null, coldest_c: 36.1, is_read: 0 });
  expect(read_).toMatchObject({ coldest_c: 35.1, is_read: 1 });
  // Readings go after 90 days; what was the coldest stays.
  await db.run(sql`DELETE FROM incubator_readings`);
  expect((await page(id)).power_cuts[1]).toMatchObject({ coldest_c: 35.1, is_read: 0 });
  const which = `/${id}/power-cuts/${lasting?.id}`;
  expect(faultsOf(await send("PUT", which, { to_at: ago(25) }))).toEqual([
    422,
    "invalid",
    "to_at incubators.cut.order",
  ]);
  expect((await send("PUT", which, { to_at: ago(5), version: 1 })).status).toBe(200);
  expect((await send("PUT", which, { to_at: ago(4), version: 1 })).current).toMatchObject({ version: 2 });
  expect((await send("PUT", which, { notes: "x" }, b)).status).toBe(404);
  const [viewer, keeper] = [await colleague(all, a, "viewer"), await colleague(all, a, "keeper", "Rui")];
  expect([
    (await send("POST", `/${id}/power-cuts`, cut, viewer)).status,
    (await send("POST", `/${id}/power-cuts`, cut, keeper)).status,
    (await send("POST", `/${id}/offsets`, { humidity_pct: 1, method: "other" }, keeper)).status,
    (await send("DELETE", which, undefined, viewer)).status,
    (await send("DELETE", which, undefined, keeper)).status,
  ]).toEqual([403, 201, 403, 403, 204]);
});
