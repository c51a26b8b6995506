import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { putBack, submitArchive, takeArchive, withRows, zipped } from "#tests/archive/archives.ts";
import { ago, newMachines } from "./incubators-world.ts";

test("machines travel with trays, offsets, power cuts, alarms and every day, more days than are read at once; readings stay", async () => {
  const world = await newMachines();
  const { make, send, read, a, b, db } = world;
  const [one, other] = [await make(), await make({ name: "Brinsea" })];
  await send("POST", `/${one.id}/offsets`, { from_at: ago(90), humidity_pct: 3, method: "salt_75" });
  await send("POST", `/${one.id}/power-cuts`, { from_at: ago(80), to_at: ago(60), coldest_c: 34.2, notes: "storm" });
  await read(one.id, [[10, 38.1, 50]]);
  await db.run(sql`INSERT INTO incubator_alarms (id, org_id, incubator_id, kind, level, opened_at, worst)
    VALUES ('alm_1', ${a.org_id}, ${one.id}, 'temperature', 'critical', ${ago(30)}, 38.1)`);
  const hours = JSON.stringify(Array(24).fill([37.5, null]));
  for (const { id } of [one, other])
    await db.run(sql`WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 599)
      INSERT INTO incubator_days (org_id, incubator_id, on_day, temperature_n, temperature_mean, hours)
      SELECT ${a.org_id}, ${id}, date('2024-01-01', '+' || i || ' days'), i, 37.5, ${hours} FROM n`);
  const state = async ({ org_id }: { org_id: string }) => ({
    machines: await db.all(
      sql`SELECT name, name_key, air, temperature_c FROM incubators WHERE org_id = ${org_id} ORDER BY name`,
    ),
    trays: await db.all(sql`SELECT m.name AS machine, t.name, t.name_key, t.slots, t.position FROM incubator_trays t
      JOIN incubators m ON m.id = t.incubator_id WHERE t.org_id = ${org_id} ORDER BY 1, 2`),
    offsets: await db.all(sql`SELECT from_at, humidity_pct, method FROM incubator_offsets WHERE org_id = ${org_id}`),
    cuts: await db.all(sql`SELECT from_at, to_at, coldest_c, notes FROM incubator_power_cuts WHERE org_id = ${org_id}`),
    days: await db.all(sql`SELECT m.name, d.on_day, d.temperature_n, d.hours FROM incubator_days d
      JOIN incubators m ON m.id = d.incubator_id WHERE d.org_id = ${org_id} ORDER BY 1, 2`),
  });
  const { files } = await takeArchive(world, a);
  const text = [...files.keys()].join(" ");
  expect([text.includes("incubator_days"), text.includes("incubator_readings")]).toEqual([true, false]);
  const wrong = withRows(files, "incubator_days", (rows) => rows.map((row) => ({ ...row, hours: "[1]" })));
  expect((await submitArchive(world, b, await zipped(wrong))).status).toBe(422);
  const { data } = await submitArchive(world, b, await zipped(files));
  expect((await putBack(world, b, data.digest)).status).toBe(200);
  const before = await state(a);
  expect(before.days).toHaveLength(1200);
  expect(await state(b)).toEqual(before);
  // The readings that would close it stayed behind.
  const [alarm] = await db.all<{ closed_at: string | null; worst: number }>(
    sql`SELECT closed_at, worst FROM incubator_alarms WHERE org_id = ${b.org_id}`,
  );
  expect([alarm?.worst, alarm?.closed_at === null]).toEqual([38.1, false]);
});
