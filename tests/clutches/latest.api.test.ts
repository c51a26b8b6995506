import { expect, test } from "vitest";
import { planOf } from "#tests/app/query-plan.ts";
import { tripsOf } from "#tests/app/world.ts";
import type { LatestClutch } from "#worker/clutches/latest-events.ts";
import { newNests } from "./nests.ts";

test("a list of pairs tells each pair's last clutch egg by egg and what is due first, in one round trip", async () => {
  const { pair, laid, lay, deed, get, dayIs, ask, b, db, signIn } = await newNests();
  const [one, two, none] = [await pair(), await pair(), await pair()];
  const eggs = await laid(one.id, 3);
  await deed([eggs[0]?.id ?? ""], { state: "broken", on: "2027-04-03" });
  await lay(two.id, { laid_on: "2027-04-01", count: 2 });
  await dayIs("2027-05-01");
  const { data: last } = await lay(two.id, { laid_on: "2027-05-01", count: 40, every: 0, new_clutch: true });
  const requests = [one, two, none].map(({ id }) => id).join(",");
  const before = tripsOf(db).length;
  const { data } = await get<LatestClutch[]>(`/api/clutches?pair_ids=${requests}`);
  const trips = tripsOf(db).slice(before);
  expect(trips.length).toBeLessThanOrEqual(2);
  const of = (id: string) => data.find(({ pair_id }) => pair_id === id);
  expect(of(one.id)).toMatchObject({
    clutch: { id: eggs[0]?.clutch.id, number: 1 },
    eggs: [
      { number: 1, state: "broken" },
      { number: 2, state: "laid" },
      { number: 3, state: "laid" },
    ],
    more: 0,
  });
  expect(of(one.id)?.steps[0]).toMatchObject({ step: "candle", on: "2027-04-08" });
  expect(of(two.id)).toMatchObject({ clutch: { id: last.clutch.id, number: 2 }, more: 16 });
  expect(of(two.id)?.eggs).toHaveLength(24);
  expect(of(none.id)).toBeUndefined();
  const plans = await Promise.all(
    trips
      .flat()
      .filter(({ sql: text }) => /\beggs\b/.test(text))
      .map((it) => planOf(db, it)),
  );
  expect(plans.join("\n")).not.toMatch(/SCAN (eggs|clutches|last|other|pairs)\b/);
  await signIn(b);
  const strange = await ask(`/api/clutches?pair_ids=${requests}`, { as: b });
  expect(await strange.json()).toEqual({ data: [] });
});

test("a hatchery's clutch whose first eggs are done tells what is due of the others", async () => {
  const { pair, lay, deed, get, dayIs } = await newNests();
  const { id } = await pair();
  await dayIs("2027-04-02");
  const { data } = await lay(id, { laid_on: "2027-04-01", count: 30, every: 0 });
  await deed(
    data.eggs.slice(0, 28).map((egg) => egg.id),
    { state: "broken", on: "2027-04-02" },
  );
  const { data: found } = await get<LatestClutch[]>(`/api/clutches?pair_ids=${id}`);
  expect(found).toMatchObject([
    { more: 6, steps: [{ step: "candle", on: "2027-04-06", until: "2027-04-06", by: "candling_days" }] },
  ]);
});

test("latest clutches are refused for no pair, for too many and for what is no id", async () => {
  const { get } = await newNests();
  const many = Array.from({ length: 101 }, () => `pair_${crypto.randomUUID()}`).join(",");
  for (const input of ["", "?pair_ids=", `?pair_ids=${many}`, `?pair_ids=${"x".repeat(500)}`])
    expect([input.slice(0, 20), (await get(`/api/clutches${input}`)).status]).toEqual([input.slice(0, 20), 422]);
});
