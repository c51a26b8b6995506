import { sql } from "drizzle-orm";
import { expect, onTestFinished, test, vi } from "vitest";
import { pairStates, seasonSteps } from "#db/vocabulary.ts";
import { tenantTables } from "#tests/app/tenant-tables.ts";
import { newWorld, type Resident, tripsOf } from "#tests/app/world.ts";
import { isOfNest } from "#worker/agenda/lines.ts";
import type { Agenda } from "#worker/agenda/queries.ts";
import type { Results } from "#worker/clutches/figures/results.ts";
import { rebuildInbreeding } from "#worker/kinship/rebuilding.ts";
import { settleAll } from "#worker/legal/register/settling.ts";
import { daysFrom } from "#worker/locales/calendar.ts";
import type { PairsPage } from "#worker/pairs/listing.ts";
import { visitor } from "./visitor.ts";

async function looking(at: string) {
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  vi.setSystemTime(at);
  const world = await newWorld({ RATE_LIMITS: "relaxed" });
  const get = async <Data>(path: string, as: Resident) => {
    const answer = await world.ask(path, { as });
    expect([path, answer.status]).toEqual([path, 200]);
    return (await answer.json()) as Data;
  };
  return { ...world, get };
}

test("on any day of the year the demo is in mid-season: something of every step is due today", async () => {
  for (const day of ["2026-07-01", "2026-11-23", "2027-01-01", "2027-03-28", "2027-06-30"]) {
    const world = await looking(`${day}T12:00:00Z`);
    const as = await visitor(world, "pt");
    const { data, today, silent } = await world.get<Agenda>("/api/agenda?late=1", as);
    const now = data.filter(({ on }) => on <= day);
    expect([today, seasonSteps.filter((step) => !now.some((it) => it.step === step)), silent]).toEqual([day, [], []]);
    expect([day, data.some(({ on }) => on > day), data.filter(({ is_late }) => is_late).length < 4]).toEqual([
      ...[day, true, true],
    ]);
    const { data: pairs } = await world.get<{ data: PairsPage }>("/api/pairs?page_size=50", as);
    expect(pairStates.filter((state) => !pairs.items.some((it) => it.state === state))).toEqual([]);
    const { data: eggs } = await world.get<{ data: { total: number } }>("/api/eggs", as);
    expect(eggs.total).toBeGreaterThan(15);
    for (const { id, number, state } of pairs.items) {
      const { data: results } = await world.get<{ data: Results }>(`/api/pairs/${id}/results`, as);
      expect([number, results.eggs > 0]).toEqual([number, state !== "planned"]);
    }
  }
}, 60_000);

test("on the next day the same pairs, eggs and chicks are a day further on, for those too who look at them already", async () => {
  const world = await looking("2026-12-31T22:00:00Z");
  const as = await visitor(world);
  const serialize = ({ data, today }: Agenda) =>
    data
      .filter(isOfNest)
      .map(({ step, on, until, pair_id, egg_ids, bird_ids }) => [
        ...[step, daysFrom(today, on), daysFrom(today, until), pair_id, [...egg_ids].sort(), [...bird_ids].sort()],
      ]);
  const before = serialize(await world.get<Agenda>("/api/agenda?late=1", as));
  const ids = () => world.db.all<{ id: string }>(sql`SELECT id FROM birds WHERE org_id = ${as.org_id} ORDER BY id`);
  const birds = await ids();
  const counted = async () =>
    Promise.all(
      (await tenantTables(world.db))
        .filter((it) => !["sessions", "turns"].includes(it))
        .map(async (it) => [
          it,
          (await world.db.all(sql`SELECT 1 FROM ${sql.raw(it)} WHERE org_id = ${as.org_id}`)).length,
        ]),
    );
  const rows = await counted();
  vi.setSystemTime("2027-01-01T00:30:00Z");
  const trips = tripsOf(world.db).length;
  await Promise.all([visitor(world), visitor(world)]);
  expect(tripsOf(world.db).length - trips).toBeLessThan(16);
  const after = serialize(await world.get<Agenda>("/api/agenda?late=1", as));
  expect(after).toEqual(before);
  // As the clock does.
  await settleAll(world.db, undefined, "2027-01-01T00:31:00Z");
  expect(await ids()).toEqual(birds);
  expect(await counted()).toEqual(rows);
  expect(await rebuildInbreeding({ db: world.db, org_id: as.org_id }, true)).toMatchObject({ differing: 0 });
  const late = await world.db.all(sql`
    SELECT id FROM egg_events WHERE org_id = ${as.org_id} AND user_id NOT IN (SELECT id FROM users WHERE role = 'owner')`);
  expect(late).toEqual([]);
});
