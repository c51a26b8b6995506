import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { toolsFor } from "#tests/assistant/tool-caller.ts";
import { newNests } from "#tests/clutches/nests.ts";
import { machineOf } from "#tests/clutches/trays/machines.ts";
import { flockOf, plain, send, today } from "#tests/health/ward.ts";

test("machines are told by their last reading, alarms and eggs; what was never read nobody knows", async () => {
  const world = await newNests();
  const { pair, laid, done, a, b, db } = world;
  const { id } = await pair();
  const eggs = await laid(id, 3);
  const [one, two] = [await machineOf(world, a.org_id), await machineOf(world, a.org_id, { name: "Eclosora" })];
  const theirs = await machineOf(world, b.org_id);
  await done(eggs.slice(0, 2), "2027-04-05", { tray_id: one.trays[0] });
  await db.run(sql`INSERT INTO incubator_readings (org_id, incubator_id, at, temperature_c, humidity_pct, source)
    VALUES (${a.org_id}, ${one.id}, '2027-04-05T10:00:00.000Z', 38.4, 45, 'typed')`);
  await db.run(sql`INSERT INTO incubator_alarms (id, org_id, incubator_id, kind, level, opened_at, worst)
    VALUES ('ia_1', ${a.org_id}, ${one.id}, 'temperature', 'critical', '2027-04-05T10:00:00.000Z', 38.4)`);
  const { find } = toolsFor(world, a, { now: "2027-04-05T12:00:00Z" });
  expect(await find("machines", {})).toMatchObject({
    figures: { total: 2, alarms: 1, critical: 1, eggs: 2 },
    href: "/incubators",
    answer: "You have 2 incubators. There is 1 open alarm. There are 2 eggs in incubators.",
  });
  expect((await find("machines", { about: "alarms" })).rows).toEqual({
    total: 1,
    items: [
      {
        label: "Incubadora 1",
        href: `/incubators/${one.id}`,
        detail: "temperature out of range, critical (38.4 °C) · 38.4 °C · 45 % · 2 hours ago · 2 eggs",
      },
    ],
  });
  expect(await find("machines", { incubator_id: one.id, about: "temperature" })).toMatchObject({
    figures: { temperature_c: 38.4, humidity_pct: 45, alarms: 1, eggs: 2 },
    answer: "Incubadora 1 was at 38.4 °C 2 hours ago. It should be 37.5 °C.",
  });
  expect(await find("machines", { incubator_id: two.id, about: "humidity" })).toMatchObject({ outcome: "unknown" });
  expect(await find("machines", { incubator_id: theirs.id })).toMatchObject({ outcome: "not_there", figures: {} });
});

test("courses of medicine are told with their days and birds, and never with a dose", async () => {
  const { world, ids } = await flockOf(3);
  const { data } = (await send(world, "/api/courses", { ...plain, bird_ids: ids.slice(0, 2), first_on: today })) as {
    data: { id: string };
  };
  const { find } = toolsFor(world, world.a);
  const all = await find("courses", {});
  expect(all).toMatchObject({
    outcome: "answered",
    figures: { total: 1, running: 1, coming: 0, withdrawal: 0, due: 2 },
    answer: "1 course of medicine is running. Today it is still to be given 2 times.",
  });
  expect(all.rows.items[0]).toMatchObject({ label: "Enrofloxacina", href: `/health/courses/${data.id}` });
  expect(await find("courses", { bird_id: ids[0] })).toMatchObject({
    figures: { total: 1, running: 1 },
    href: `/birds/${ids[0]}/health`,
  });
  const none = await find("courses", { bird_id: ids[2] });
  expect(none).toMatchObject({ figures: { total: 0 }, answer: "PT 3 has no course of medicine running." });
  const due = await find("due", { from: today, to: today });
  expect(due.rows.items[0]?.label).toBe("1 medicine to give: Enrofloxacina");
  expect(JSON.stringify([all, none, due])).not.toMatch(/0[.,]2|ml/);
});
