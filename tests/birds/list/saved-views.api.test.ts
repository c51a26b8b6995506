import { expect, test } from "vitest";
import { newWorld } from "#tests/app/world.ts";

type View = { id: string; name: string; query: string };

test("a view is kept under its name, replaced by the same name, and forgotten", async () => {
  const { ask, a } = await newWorld();
  const save = (name: string, query: string) => ask("/api/views", { as: a, json: { list: "birds", name, query } });
  const views = async () => ((await (await ask("/api/views", { as: a })).json()) as { data: View[] }).data;
  expect((await save("Machos", "sex=male")).status).toBe(201);
  expect((await save("À venda", "status_id=st_1&columns=sex%2Cage")).status).toBe(201);
  expect((await save("Machos", "sex=male&age=adult")).status).toBe(201);
  const kept = await views();
  expect(kept.map(({ name, query }) => [name, query])).toEqual([
    ["Machos", "sex=male&age=adult"],
    ["À venda", "status_id=st_1&columns=sex%2Cage"],
  ]);
  for (const [name, query] of [
    ["", "sex=male"],
    ["x".repeat(61), "sex=male"],
    ["x", "sex=male#top"],
    ["x", "//evil.test"],
    ["x", "x".repeat(2001)],
  ])
    expect([name, query, (await save(name ?? "", query ?? "")).status]).toEqual([name, query, 422]);
  expect((await ask(`/api/views/${kept[0]?.id}`, { as: a, method: "DELETE" })).status).toBe(204);
  expect((await views()).length).toBe(1);
});

test("thirty saved views are the limit, and one of them can still be replaced", async () => {
  const { ask, a } = await newWorld();
  const save = (name: string, query: string) => ask("/api/views", { as: a, json: { list: "birds", name, query } });
  for (let n = 0; n < 30; n += 1) expect((await save(`V${n}`, "sex=male")).status).toBe(201);
  expect((await save("V30", "sex=male")).status).toBe(409);
  expect((await save("V7", "sex=female")).status).toBe(201);
});
