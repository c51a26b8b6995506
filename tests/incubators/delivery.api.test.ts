import { sql } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { newWorld } from "#tests/app/world.ts";
import { alarmsOf } from "#worker/incubators/alarms/alarms-of.ts";
import { ago, bringing, deviceKey, every, type Given, machine, madeOf } from "./machine.ts";

test("38.1 °C from ten o'clock on is one critical alarm at 10:15, closed a quarter of an hour after it is back", async () => {
  const world = await newWorld();
  const { a, db, ask } = world;
  const id = await machine(world, a);
  const { key } = await deviceKey(world, a, id);
  const bring = bringing(world, id, { key });
  const ten = ago(1, "10:00");
  const warm = every(5, ten, [38.1, 38.1, 38.1, 38.2, 38.1]);
  for (const reading of warm) await bring([reading]);
  const open = await madeOf(world, id);
  expect(open.alarms).toEqual([
    { kind: "temperature", level: "critical", opened_at: ago(1, "10:15"), closed_at: null, worst: 38.2 },
  ]);
  const back = every(5, ago(1, "10:25"), [37.5, 37.6, 37.5, 37.5, 37.5]);
  await bring(back);
  const closed = await madeOf(world, id);
  expect(closed.alarms).toEqual([expect.objectContaining({ opened_at: ago(1, "10:15"), closed_at: ago(1, "10:40") })]);
  const notices =
    await db.all(sql`SELECT event, facts ->> 'step' AS step, facts ->> 'celsius' AS celsius, link FROM notifications
    WHERE org_id = ${a.org_id} AND user_id = ${a.user_id} ORDER BY at, event DESC`);
  const link = `/incubators/${id}/readings`;
  expect(notices).toEqual([
    { event: "alarm.opened", step: "temperature_critical", celsius: 38.2, link },
    { event: "alarm.closed", step: "temperature", celsius: 38.2, link },
  ]);
  const all = async () => JSON.stringify([await madeOf(world, id), await db.all(sql`SELECT * FROM incubators`)]);
  const before = await all();
  expect(await bring([...warm, ...back])).toEqual({ accepted: 0, repeated: 10, refused: [] });
  expect(await all()).toBe(before);
  const page = await ask(`/api/incubators/${id}/alarms`, { as: a });
  const { data } = (await page.json()) as { data: Array<{ id: string; acknowledged_at: string | null }> };
  const seen = await ask(`/api/incubators/${id}/alarms/${data[0]?.id}/seen`, { as: a, method: "POST" });
  expect([seen.status, await seen.json()]).toMatchObject([
    200,
    { data: { acknowledged_by: expect.stringContaining("Rita") } },
  ]);
});

test("an alarm that is found when it was over is entered closed, and wakes nobody", async () => {
  const world = await newWorld();
  const { a, db } = world;
  const id = await machine(world, a);
  const bring = bringing(world, id, { key: (await deviceKey(world, a, id)).key });
  await bring(every(5, ago(1, "12:00"), [37.5, 37.5]));
  await bring(every(5, ago(1, "10:00"), [38.1, 38.1, 38.1, 38.1, 37.5, 37.5, 37.5, 37.5]));
  const { alarms } = await madeOf(world, id);
  expect(alarms).toMatchObject([{ opened_at: ago(1, "10:15"), closed_at: ago(1, "10:35"), worst: 38.1 }]);
  expect(await db.all(sql`SELECT 1 FROM notifications WHERE org_id = ${a.org_id}`)).toEqual([]);
});

test("readings are refused one by one, and a call that is none as a whole", async () => {
  const world = await newWorld();
  const { a, b, ask } = world;
  const id = await machine(world, a);
  const bring = bringing(world, id, { as: a });
  const far = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
  const given: Given[] = [
    { at: far(-1), temperature_c: "37,5", humidity_pct: "45,5" },
    { at: far(-2), temperature_c: 1000 },
    { at: far(-3), humidity_pct: 100.5 },
    { at: far(-4) },
    { at: far(11), temperature_c: 37.5 },
    { at: far(-365 * 1440), temperature_c: 37.5 },
    { at: far(9), temperature_c: 37.5 },
  ];
  const { accepted, repeated, refused } = await bring(given);
  expect([accepted, repeated, refused.map((it) => it.code)]).toEqual([
    2,
    0,
    ["temperature_range", "humidity_range", "nothing", "future", "old"],
  ]);
  expect((await madeOf(world, id)).readings[0]).toMatchObject({ temperature_c: 37.5, humidity_pct: 45.5 });
  const path = `/api/incubators/${id}/readings`;
  const status = async (json: unknown, as = a) => (await ask(path, { as, json })).status;
  for (const readings of [[], "x", [{ at: "yesterday", temperature_c: 37 }], [{ at: far(-1), temperature_c: "warm" }]])
    expect(await status({ readings })).toBe(422);
  expect(
    await status({ readings: Array.from({ length: 501 }, (_, nth) => ({ at: far(-nth), temperature_c: 37 })) }),
  ).toBe(422);
  expect(await status({ readings: [{ at: far(-1), temperature_c: 37 }] }, b)).toBe(404);
});

test("a key opens one route of one machine, sixty times a minute, until it is revoked", async () => {
  const world = await newWorld();
  const { a, b, ask, db } = world;
  const [id, other, strangers] = [await machine(world, a), await machine(world, a), await machine(world, b)];
  const { id: device, key } = await deviceKey(world, a, id);
  expect(key).toMatch(/^vold_[0-9A-F]{10}-[\w-]{43}$/);
  expect(JSON.stringify(await db.all(sql`SELECT * FROM incubator_devices`))).not.toContain(key.slice(16));
  const reading = (nth: number) => ({
    readings: [{ at: new Date(Date.now() - nth * 1000).toISOString(), temperature_c: 37.5 }],
  });
  const with_ = (secret: string) => ({ Authorization: `Bearer ${secret}` });
  const post = async (which: string, secret = key, nth = 0) =>
    (await ask(`/api/incubators/${which}/readings`, { json: reading(nth), headers: with_(secret) })).status;
  expect([await post(id), await post(other), await post(strangers)]).toEqual([200, 404, 404]);
  const [head] = key.split("-");
  for (const wrong of [`${head}-${"a".repeat(43)}`, key.replace(head ?? "", "vold_0000000000"), "vold_x"])
    expect(await post(id, wrong)).toBe(401);
  for (const path of [
    `/api/incubators/${id}/readings`,
    `/api/incubators/${id}/devices`,
    `/api/incubators/${id}/alarms`,
    "/api/birds",
  ])
    expect((await ask(path, { headers: with_(key) })).status).toBe(401);
  const file = await ask(`/api/incubators/${id}/readings/typed`, { json: { temperature: 37 }, headers: with_(key) });
  expect(file.status).toBe(401);
  // Three of its sixty are spent.
  for (let nth = 3; nth < 60; nth += 1) await post(id, key, 0);
  const over = await ask(`/api/incubators/${id}/readings`, { json: reading(1), headers: with_(key) });
  expect([over.status, Number(over.headers.get("Retry-After")) > 0]).toEqual([429, true]);
  await db.run(sql`DELETE FROM rate_counters`);
  const end = (as: typeof a) => ask(`/api/incubators/${id}/devices/${device}`, { as, method: "DELETE" });
  expect([(await end(b)).status, (await end(a)).status, (await end(a)).status]).toEqual([404, 204, 404]);
  expect(await post(id)).toBe(401);
  const { key: last } = await deviceKey(world, a, id);
  await db.run(sql`UPDATE organizations SET closes_at = '2099-01-01T00:00:00.000Z' WHERE id = ${a.org_id}`);
  expect(await post(id, last)).toBe(403);
});

const figure = fc.constantFrom(36.4, 37.1, 37.5, 37.5, 37.5, 37.6, 37.9, 38.2);
const course = fc.uniqueArray(
  fc.record({
    nth: fc.integer({ min: 0, max: 400 }),
    temperature_c: fc.option(figure, { nil: undefined }),
    humidity_pct: fc.constantFrom(30, 45, 50, 60),
    part: fc.nat(3),
  }),
  { selector: (it) => it.nth, minLength: 5, maxLength: 90 },
);

test("in whatever order and parts they come, readings, days and alarms are the same", async () => {
  const world = await newWorld();
  const { a } = world;
  const day = ago(3, "22:00");
  await fc.assert(
    fc.asyncProperty(course, fc.infiniteStream(fc.nat()), async (all, draws) => {
      const given = all.map(({ nth, part, ...figures }) => ({
        ...figures,
        part,
        at: new Date(Date.parse(day) + nth * 180_000).toISOString(),
      }));
      const [one, other] = [await machine(world, a), await machine(world, a)];
      const [keys, others] = [(await deviceKey(world, a, one)).key, (await deviceKey(world, a, other)).key];
      const plain = given.map(({ part: _, ...reading }) => reading);
      await bringing(world, one, { key: keys })(plain);
      const bring = bringing(world, other, { key: others });
      const mixed = given.map((it) => ({ it, by: draws.next().value })).sort((x, y) => x.by - y.by);
      for (const part of [0, 1, 2, 3]) {
        const own = mixed.filter(({ it }) => it.part === part).map(({ it: { part: _, ...reading } }) => reading);
        if (own.length > 0) await bring(own);
      }
      const [whole, cut] = [await madeOf(world, one), await madeOf(world, other)];
      const known = (text: unknown) => JSON.stringify(text).replaceAll(other, one);
      expect(known(cut)).toBe(known(whole));
      const judged = plain.map((it) => ({
        ...it,
        at: Date.parse(it.at),
        temperature_c: it.temperature_c ?? null,
        isTyped: false,
      }));
      const bands = { warning_c: 0.3, critical_c: 0.5, warning_pct: 10 };
      const iso = (at: number | null) => at && new Date(at).toISOString();
      const due = alarmsOf(judged, { temperature_c: 37.5, humidity_pct: [45] }, bands)
        .map((it) => ({ ...it, opened_at: iso(it.opened_at), closed_at: iso(it.closed_at) }))
        .sort((x, y) => `${x.opened_at}${x.kind}`.localeCompare(`${y.opened_at}${y.kind}`));
      expect(whole.alarms).toEqual(due);
    }),
    { numRuns: 12 },
  );
});
