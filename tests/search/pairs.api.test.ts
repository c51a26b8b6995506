import { expect, test } from "vitest";
import { tripsOf } from "#tests/app/world.ts";
import { newPairs } from "#tests/pairs/pairs-world.ts";
import type { PairsPage } from "#worker/pairs/listing.ts";
import type { Searched } from "./search-answer.ts";

async function searching() {
  const world = await newPairs();
  const { ask, a, cock, hen, add, today } = world;
  const search = async (q: string) => {
    const answer = await ask(`/api/search?q=${encodeURIComponent(q)}`, { as: a });
    expect([q, answer.status]).toEqual([q, 200]);
    return ((await answer.json()) as { data: Searched }).data;
  };
  const listed = async (ring: string) => {
    const answer = await ask(`/api/pairs?${new URLSearchParams({ ring })}`, { as: a });
    return ((await answer.json()) as { data: PairsPage }).data.items.map(({ number }) => number);
  };
  const two = async (his: string, hers: string) => {
    const [he, she] = [await cock({ identifier: his }), await hen({ identifier: hers })];
    const { status, data } = await add({ cock_ids: [he.id], hen_ids: [she.id] });
    expect(status).toBe(201);
    return { ...data, he: he.id, she: she.id };
  };
  return { ...world, search, listed, two, year: today.slice(0, 4) };
}

test("a pair is found by its number and by the rings of its birds, as in the list, in the one trip of a search", async () => {
  const { two, search, listed, year, db } = await searching();
  const one = await two("PT 11", "PT 2026 0417");
  const other = await two("PT 12", "ES 5");
  const before = tripsOf(db).length;
  const { pairs } = await search("0417");
  expect(tripsOf(db).length - before).toBeLessThanOrEqual(1);
  expect(pairs).toMatchObject({
    total: 1,
    total_is_capped: false,
    items: [{ id: one.id, number: `${year}-01`, state: "planned", cocks: ["PT 11"], hens: ["PT 2026 0417"] }],
  });
  for (const q of ["pt1", year, `${year}-0`, `${year.slice(2)}-0`, "es 5", "nobody", "--", "-", "canário"]) {
    const found = (await search(q)).pairs.items.map(({ number }) => number);
    expect([q, found]).toEqual([q, await listed(q)]);
  }
  expect((await search(`${year}-0`)).pairs.items.map(({ id }) => id)).toEqual([other.id, one.id]);
});

test("the whole number of a pair opens it, unless a bird is called so; a pair never keeps its bird from opening", async () => {
  const { two, search, year, cock } = await searching();
  const { id, he } = await two("R187523", "R999");
  const opened = async (q: string) => {
    const { opens, opens_pair } = await search(q);
    return { opens, opens_pair };
  };
  expect(await opened(`${year}-01`)).toEqual({ opens: null, opens_pair: id });
  expect(await opened("8752")).toEqual({ opens: he, opens_pair: null });
  const named = await cock({ identifier: `${year}-01` });
  expect(await opened(`${year}-01`)).toEqual({ opens: named.id, opens_pair: null });
});

test("no pair of another organisation is found", async () => {
  const { two, ask, b, year } = await searching();
  await two("PT 11", "PT 2026 0417");
  for (const q of [`${year}-01`, "0417"]) {
    const answer = await ask(`/api/search?q=${q}`, { as: b });
    expect(((await answer.json()) as { data: Searched }).data.pairs.items).toEqual([]);
  }
});
