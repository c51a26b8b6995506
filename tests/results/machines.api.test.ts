import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { newNests } from "#tests/clutches/nests.ts";
import { machineOf } from "#tests/clutches/trays/machines.ts";
import type { EggList } from "#worker/clutches/egg-list.ts";
import type { ResultsPage } from "#worker/results/queries.ts";

test("rates are told by the machine in which eggs lay last, and by the month they were laid in", async () => {
  const world = await newNests();
  const { pair, laid, done, lay, a, b, db, get, undo } = world;
  const { id } = await pair();
  const eggs = await laid(id, 5);
  const [one, two] = [await machineOf(world, a.org_id), await machineOf(world, a.org_id, { name: "Eclosora" })];
  const theirs = await machineOf(world, b.org_id);
  await done(eggs.slice(0, 3), "2027-04-05", { tray_id: one.trays[0] });
  await done(eggs.slice(1, 3), "2027-04-06", { tray_id: two.trays[0] });
  await done(eggs.slice(2, 4), "2027-04-06", { state: "fertile" });
  // What was taken back did not bring it anywhere; what came out lay in the nest.
  await done(eggs.slice(3, 4), "2027-04-06", { tray_id: one.trays[0] });
  await undo(eggs[3]?.id ?? "");
  await done(eggs.slice(1, 2), "2027-04-07", { tray_id: null });
  await done(eggs.slice(2, 3), "2027-04-18", { state: "hatched" });
  await lay(id, { laid_on: "2027-03-30", new_clutch: true, confirmed: true });
  await lay(id, { laid_on: null, new_clutch: true });
  const by = async (group: string) =>
    (await get<ResultsPage>(`/api/results?by=${group}`)).data.items.map(({ name, results }) => [
      name,
      results.eggs,
      results.hatched,
    ]);
  expect(await by("machine")).toEqual([
    ["Eclosora", 1, 1],
    ["Incubadora 1", 1, 0],
    [null, 5, 0],
  ]);
  expect(await by("month")).toEqual([
    ["2027-04", 5, 1],
    ["2027-03", 1, 0],
    [null, 1, 0],
  ]);
  // A machine was without power, in this season and in one before.
  for (const [from_at, coldest_c] of Object.entries({ "2027-04-02T03:10": 34.2, "2026-04-02T03:10": 20 }))
    await db.run(sql`INSERT INTO incubator_power_cuts (id, org_id, incubator_id, from_at, coldest_c, created_at, updated_at)
      VALUES (${`cut_${from_at}`}, ${a.org_id}, ${two.id}, ${`${from_at}:00.000Z`}, ${coldest_c}, '', '')`);
  const cuts = async (query: string) =>
    (await get<ResultsPage>(`/api/results?by=machine${query}`)).data.items.map((it) => it.power_cuts);
  expect(await cuts("")).toEqual([{ n: 2, coldest_c: 20 }, undefined, undefined]);
  expect(await cuts("&season=2027")).toEqual([{ n: 1, coldest_c: 34.2 }, undefined, undefined]);
  const listed = async (query: string) => (await get<EggList>(`/api/eggs?figure=eggs&${query}`)).data;
  expect(await listed(`machine_id=${two.id}`)).toMatchObject({
    total: 1,
    counted: { of: [{ group: "machine", name: "Eclosora" }] },
  });
  expect(await listed("month=2027-03")).toMatchObject({
    total: 1,
    counted: { of: [{ group: "month", name: "2027-03" }] },
  });
  expect((await listed("machine_id=%3F")).total).toBe(5);
  expect(await listed(`machine_id=${theirs.id}`)).toMatchObject({ total: 0, counted: { of: [{ name: null }] } });
});
