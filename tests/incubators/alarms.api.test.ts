import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { planOf } from "#tests/app/query-plan.ts";
import { newWorld, tripsOf } from "#tests/app/world.ts";
import { noticeSilence, silentMachines } from "#worker/incubators/alarms/silence.ts";
import { clearOldReadings } from "#worker/incubators/readings/clearing.ts";
import { ago, bringing, deviceKey, every, machine, madeOf } from "./machine.ts";

const later = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const kinds = async ({ db }: Pick<Awaited<ReturnType<typeof newWorld>>, "db">, id: string) =>
  db.all(
    sql`SELECT kind, level, closed_at IS NULL AS is_open FROM incubator_alarms WHERE incubator_id = ${id} ORDER BY opened_at`,
  );

test("a device that says nothing for half an hour is an alarm once, until it is heard again", async () => {
  const world = await newWorld();
  const { a, db, ask } = world;
  const id = await machine(world, a);
  const { id: device, key } = await deviceKey(world, a, id);
  const bring = bringing(world, id, { key });
  const notices = () =>
    db.all(sql`SELECT event, facts ->> 'step' AS step FROM notifications WHERE org_id = ${a.org_id} ORDER BY rowid`);
  await bring([{ at: later(0), temperature_c: 37.5 }]);
  await noticeSilence(db, later(29));
  expect(await notices()).toEqual([]);
  await noticeSilence(db, later(31));
  await noticeSilence(db, later(90));
  expect(await notices()).toEqual([{ event: "alarm.opened", step: "silent" }]);
  expect(await kinds(world, id)).toEqual([{ kind: "silent", level: "warning", is_open: 1 }]);
  await bring([{ at: later(-1), temperature_c: 37.5 }]);
  expect(await notices()).toEqual([
    { event: "alarm.opened", step: "silent" },
    { event: "alarm.closed", step: "silent" },
  ]);
  await noticeSilence(db, later(31));
  expect(await kinds(world, id)).toHaveLength(2);
  // Nobody waits for what was revoked.
  await ask(`/api/incubators/${id}/devices/${device}`, { as: a, method: "DELETE" });
  expect(await kinds(world, id)).not.toContainEqual(expect.objectContaining({ is_open: 1 }));
  await bringing(world, id, { as: a })([{ at: later(-2), temperature_c: 37.5 }]);
  await noticeSilence(db, later(120));
  expect(await kinds(world, id)).toHaveLength(2);
});

test("silence, deliveries and the clearing of old readings walk no list of machines or readings", async () => {
  const world = await newWorld();
  const { a, db } = world;
  const id = await machine(world, a);
  const { key } = await deviceKey(world, a, id);
  const before = tripsOf(db).length;
  await bringing(world, id, { key })(every(5, ago(1, "10:00"), [38.1, 38.1, 38.1, 38.1]));
  await db.run(silentMachines(later(60)));
  await clearOldReadings(db, later(0));
  const statements = tripsOf(db).slice(before).flat();
  const plans = await Promise.all(statements.map((it) => planOf(db, it)));
  const scans = plans
    .join("\n")
    .split("\n")
    .filter((step) => /^SCAN (it|incubator\w*|planned|device|organizations)\b/.test(step));
  expect([statements.length > 8, scans]).toEqual([true, []]);
  expect(plans.join("\n")).toContain("incubators_by_silence");
  await db.run(sql`UPDATE incubator_readings SET at = '2026-01-01T00:00:00.000Z' WHERE at = ${ago(1, "10:00")}`);
  await clearOldReadings(db, later(0));
  const { readings, days } = await madeOf(world, id);
  expect([readings.length, days.length]).toEqual([3, 1]);
});

test("readings are judged by what a machine was set to when they were read, and an alarm ends with its set point", async () => {
  const world = await newWorld();
  const { a, db } = world;
  const id = await machine(world, a);
  const bring = bringing(world, id, { key: (await deviceKey(world, a, id)).key });
  await bring(every(5, ago(1, "10:00"), [38.1, 38.1, 38.1, 38.1]));
  const at = ago(1, "11:00");
  await db.run(sql`UPDATE incubators SET temperature_c = 38, updated_at = ${at} WHERE id = ${id}`);
  expect((await madeOf(world, id)).alarms).toMatchObject([{ opened_at: ago(1, "10:15"), closed_at: at }]);
  await bring(every(5, ago(1, "10:30"), [39, 39, 39, 39, 39]));
  expect((await madeOf(world, id)).alarms).toHaveLength(1);
  await bring(every(5, ago(1, "11:00"), [37.5, 37.5, 37.5, 37.5]));
  expect((await madeOf(world, id)).alarms[1]).toMatchObject({
    opened_at: ago(1, "11:15"),
    level: "warning",
    worst: 37.5,
  });
});

test("an offset is added to what was read, and a tray in lockdown has a humidity of its own", async () => {
  const world = await newWorld();
  const { a, db, ask } = world;
  const id = await machine(world, a);
  const bring = bringing(world, id, { key: (await deviceKey(world, a, id)).key });
  await db.run(sql`INSERT INTO incubator_offsets (id, org_id, incubator_id, from_at, temperature_c, method, created_at)
    VALUES ('off_1', ${a.org_id}, ${id}, ${ago(2, "00:00")}, -0.6, 'thermometer', '2026-01-01T00:00:00.000Z')`);
  await bring(every(5, ago(1, "10:00"), [38.1, 38.1, 38.1, 38.1]));
  const made = await madeOf(world, id);
  expect([made.alarms, made.readings[0]]).toEqual([[], expect.objectContaining({ temperature_c: 38.1 })]);
  const page = await ask(`/api/incubators/${id}/readings?from=${ago(1, "09:00")}&to=${ago(1, "12:00")}`, { as: a });
  expect(await page.json()).toMatchObject({ data: { step: "raw", points: [{ temperature_c: 37.5 }, {}, {}, {}] } });
  const tray = (name: string, lockdown: string | null, created = "2026-01-01") =>
    db.run(sql`
    INSERT INTO incubator_trays (id, org_id, incubator_id, name, name_key, kind, lockdown_on, lockdown_humidity_pct, created_at, updated_at)
    VALUES (${`tray_${name}`}, ${a.org_id}, ${id}, ${name}, ${name}, 'hatcher', ${lockdown}, 70, ${created}, ${created})`);
  await tray("1", ago(3, "00:00").slice(0, 10));
  const wet = (from: string, values: number[]) =>
    every(30, from, values).map(({ at, temperature_c }) => ({ at, humidity_pct: temperature_c }));
  await bring(wet(ago(1, "13:00"), [68, 72, 66]));
  expect((await madeOf(world, id)).alarms).toEqual([]);
  await bring(wet(ago(1, "15:00"), [45, 46, 45]));
  expect((await madeOf(world, id)).alarms).toMatchObject([{ kind: "humidity", opened_at: ago(1, "16:00"), worst: 45 }]);
  // Half of it is still turned: either humidity is right.
  await tray("2", null, ago(1, "19:00"));
  await bring(wet(ago(1, "20:00"), [45, 46, 45, 70]));
  expect((await madeOf(world, id)).alarms).toMatchObject([{ closed_at: ago(1, "19:00") }]);
});

test("a reading is typed in °F with the wet bulb, warns at once, and a form sent twice is one reading", async () => {
  const world = await newWorld();
  const { a, ask } = world;
  const id = await machine(world, a, { humidity_pct: 58 });
  const type = (json: object, headers = {}) => ask(`/api/incubators/${id}/readings/typed`, { as: a, json, headers });
  const answer = await type({ temperature: "99,5", unit: "f", wet_bulb: "86" });
  expect([answer.status, await answer.json()]).toMatchObject([
    201,
    { data: { temperature_c: 37.5, humidity_pct: 57.8 } },
  ]);
  const local = `${ago(1, "12:00").slice(0, 10)}T10:00`;
  for (let sent = 0; sent < 2; sent += 1)
    expect((await type({ temperature: 38.2, at: local }, { "Idempotency-Key": "once" })).status).toBe(201);
  const { readings, alarms } = await madeOf(world, id);
  expect([readings.length, alarms]).toEqual([2, [expect.objectContaining({ level: "critical", worst: 38.2 })]]);
  const faults = async (json: object) => {
    const { errors = [] } = (await (await type(json)).json()) as { errors?: Array<{ path: string; code: string }> };
    return errors.map(({ path, code }) => `${path} ${code}`);
  };
  expect(await faults({ temperature: 37, wet_bulb: 38 })).toEqual(["wet_bulb readings.wet_bulb"]);
  expect(await faults({ temperature: 37, wet_bulb: 30, humidity_pct: 50 })).toEqual(["wet_bulb readings.both"]);
  expect(await faults({})).toEqual(["temperature readings.nothing"]);
  expect(await faults({ temperature: 37, at: "2020-01-01T10:00" })).toEqual(["at readings.refused.old"]);
  expect(await faults({ temperature: 37, at: "2026-03-29T01:30" })).toEqual(["at readings.skipped_hour"]);
  expect(await faults({ temperature: 37, at: "9999-12-31T23:59" })).toEqual(["at readings.at"]);
  expect(await faults({ temperature: "1000" })).toEqual(["temperature readings.refused.temperature_range"]);
});

test("a chart has every reading of three days, hours of forty-one and days beyond, a thousand points at most", async () => {
  const world = await newWorld();
  const { a, db, ask, b } = world;
  const id = await machine(world, a);
  await db.run(sql`INSERT INTO incubator_readings (org_id, incubator_id, at, temperature_c, source)
    SELECT ${a.org_id}, ${id}, strftime('%Y-%m-%dT%H:%M:%fZ', ${ago(3, "00:00")}, '+' || value || ' minutes'),
      CASE value WHEN 1777 THEN 39.5 ELSE 37.5 END, 'file'
    FROM (WITH RECURSIVE n(value) AS (SELECT 0 UNION ALL SELECT value + 1 FROM n WHERE value < 4000) SELECT value FROM n)`);
  await bringing(world, id, { as: a })([{ at: ago(2, "12:00:30").replace(":00.000", ".000"), temperature_c: 37 }]);
  type Chart = {
    data: { step: string; points: Array<{ at: string; temperature_c: number; temperature_range?: number[] }> };
  };
  const chart = async (from: string, to: string) =>
    ((await (await ask(`/api/incubators/${id}/readings?from=${from}&to=${to}`, { as: a })).json()) as Chart).data;
  const raw = await chart(ago(3, "00:00"), ago(0, "00:00"));
  expect([raw.step, raw.points.length <= 1000]).toEqual(["raw", true]);
  expect(raw.points.map((it) => it.temperature_c)).toEqual(expect.arrayContaining([39.5, 37, 37.5]));
  const hours = await chart(ago(30, "00:00"), ago(0, "00:00"));
  expect([hours.step, hours.points.length]).toEqual(["hour", 24]);
  const days = await chart(ago(100, "00:00").slice(0, 10), ago(0, "00:00").slice(0, 10));
  expect(days).toMatchObject({ step: "day", points: [{ temperature_range: [37, expect.any(Number)] }] });
  const status = async (query: string, as = a) => (await ask(`/api/incubators/${id}/readings?${query}`, { as })).status;
  expect(await status("from=2026-02-01&to=2026-01-01")).toBe(422);
  expect(await status("from=2020-01-01&to=2026-01-01")).toBe(422);
  for (const far of [
    "from=yesterday",
    "to=9999-12-31",
    "to=9999-12-31T23:59:59Z",
    "from=1000-01-01",
    "from=2026-02-30",
  ])
    expect([far, await status(far)]).toEqual([far, 422]);
  expect(await status("", b)).toBe(404);
});
