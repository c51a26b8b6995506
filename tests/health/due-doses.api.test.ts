import { expect, test } from "vitest";
import { makeFor } from "#tests/app/make.ts";
import { newWorld } from "#tests/app/world.ts";
import { dosesOnMornings } from "#worker/health/courses/on-mornings.ts";
import { batch } from "#worker/kit/batch.ts";
import type { AgendaLine } from "#worker/kit/slots.ts";
import { plusDays } from "#worker/locales/calendar.ts";

const today = new Date().toISOString().slice(0, 10);

async function cageB() {
  const world = await newWorld({ RATE_LIMITS: "relaxed" });
  const { ask, a } = world;
  const make = makeFor(world, a);
  const send = async (path: string, json?: object) => {
    const answer = await ask(path, { as: a, ...(json && { json }), headers: { "Accept-Language": "en" } });
    return (await answer.json()) as { data: never };
  };
  const { id: place_id } = (await send("/api/places", { name: "B", kind: "cage" })).data as { id: string };
  const { id: species_id } = await make.species();
  const birds = [await make.bird({ species_id, place_id }), await make.bird({ species_id, place_id })];
  const plan = { medicine: "Enrofloxacina", dose: "0,2 ml", days: 5, times_a_day: 2, first_on: plusDays(today, -1) };
  const { id } = (await send("/api/courses", { ...plan, bird_ids: birds.map((it) => it.id) })).data as { id: string };
  return { world, send, place_id, birds, id };
}

test("doses are lines of the agenda at the cage of their birds: today's, those to come and, where they are wanted, the missed", async () => {
  const { send, place_id, birds, id } = await cageB();
  const lines = async (query: string) => (await send(`/api/agenda?${query}`)).data as AgendaLine[];
  const now = await lines(`from=${today}&to=${today}&late=1`);
  expect(now.map(({ on, nth, is_late }) => [on, nth, is_late])).toEqual([
    [plusDays(today, -1), 1, true],
    [plusDays(today, -1), 2, true],
    [today, 1, false],
    [today, 2, false],
  ]);
  expect(now[2]).toMatchObject({
    step: "dose",
    subject_id: id,
    title: "Enrofloxacina",
    detail: "2 birds · dose 1 of 2 · 0,2 ml",
    place_id,
    place: "B",
  });
  expect(now[2]?.bird_ids.toSorted()).toEqual(birds.map((it) => it.id).sort());
  expect(await lines(`from=${today}&to=${plusDays(today, 30)}`)).toHaveLength(8);
  await send(`/api/courses/${id}/doses`, { on: today, nth: 1, state: "given" });
  expect(await lines(`from=${today}&to=${today}`)).toHaveLength(1);
});

test("the round stops at the cage where something is to be given, the dashboard counts it, and a morning tells of it once", async () => {
  const { world, send, place_id, id } = await cageB();
  type Stop = { id: string; doses?: Array<{ state: string; birds: number }> };
  const stops = (await send("/api/round")).data as Stop[];
  expect(stops.find((it) => it.id === place_id)?.doses?.map(({ state, birds }) => [state, birds])).toEqual([
    ["due", 2],
    ["due", 2],
    ["missed", 2],
    ["missed", 2],
  ]);
  const dashboard = (await send("/api/dashboard")).data as object;
  expect(dashboard).toMatchObject({ doses: { due: 2, missed: 2 } });
  const { db, a } = world;
  const morning = async (day: string) => {
    const { statements, serialize } = dosesOnMornings.join({
      db,
      org_id: a.org_id,
      now: `${day}T05:00:00Z`,
      today: day,
    });
    return serialize((await batch(db, statements)) as never, undefined).notices;
  };
  expect(await morning(today)).toEqual([{ event: "dose.due", key: today, link: "/health", facts: { count: 2 } }]);
  expect(await morning(plusDays(today, 10))).toEqual([]);
  await send(`/api/courses/${id}/doses`, { on: today, nth: 1, state: "given" });
  await send(`/api/courses/${id}/doses`, { on: today, nth: 2, state: "skipped" });
  expect(await morning(today)).toEqual([]);
});
