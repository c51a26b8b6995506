import { expect, test } from "vitest";
import { newWorld } from "#tests/app/world.ts";
import type { ArrangedStatus } from "#worker/statuses/changing.ts";
import type { TrailPage } from "#worker/trail/queries.ts";

async function newTrail() {
  const world = await newWorld();
  const { ask, a } = world;
  const put = (path: string, json: object) => ask(`/api/${path}`, { as: a, method: "PUT", json });
  const lines = async (subject: string, language = "en") => {
    const answer = await ask(`/api/audit?subject=${subject}`, { as: a, headers: { "Accept-Language": language } });
    const { items } = ((await answer.json()) as { data: TrailPage }).data;
    const listed = items.flatMap(({ done, kind, name, changes }) =>
      changes.map(({ field, before, after }) => `${done} ${kind} ${name}: ${field} ${before} > ${after}`),
    );
    return listed.sort();
  };
  return { ...world, put, lines };
}

test("another ring colour of a year is told, and only where it is another", async () => {
  const { put, lines } = await newTrail();
  await put("ring-colours", { colours: { 2024: "silver", 2025: null, 2026: "dark_green" } });
  const first = [
    "Changed Ring colour 2024: Colour The usual one > Silver",
    "Changed Ring colour 2026: Colour The usual one > Dark green",
  ];
  expect(await lines("ring_colour")).toEqual(first);
  await put("ring-colours", { colours: { 2024: "silver", 2025: null } });
  expect(await lines("ring_colour")).toEqual(first);
  await put("ring-colours", { colours: { 2024: null, 2026: "pink" } });
  expect(await lines("ring_colour", "pt")).toEqual([
    "Alterou Cor das anilhas 2024: Cor A habitual > Prateado",
    "Alterou Cor das anilhas 2024: Cor Prateado > A habitual",
    "Alterou Cor das anilhas 2026: Cor A habitual > Verde-escuro",
    "Alterou Cor das anilhas 2026: Cor Verde-escuro > Rosa",
  ]);
});

test("statuses that stand elsewhere are told with both places, and those that stay are not", async () => {
  const { ask, a, put, lines } = await newTrail();
  const { data } = (await (await ask("/api/statuses/settings", { as: a })).json()) as { data: ArrangedStatus[] };
  const [first = "", second = "", ...others] = data.map(({ id }) => id);
  await put("statuses/order", { ids: [second, first, ...others] });
  const listed = ["Changed Status Active: Position 1 > 2", "Changed Status Breeding: Position 2 > 1"];
  expect(await lines("status")).toEqual(listed);
  await put("statuses/order", { ids: [second, first, ...others] });
  expect(await lines("status")).toEqual(listed);
});
