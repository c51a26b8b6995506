import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { makeFor } from "#tests/app/make.ts";
import { newWorld } from "#tests/app/world.ts";
import type { Facets } from "#worker/birds/facets.ts";
import { ageBounds } from "#worker/birds/matching.ts";

type Page = { total: number; items: Array<{ identifier: string }>; facets: Facets };

const born = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

/** Two parents and two young of one species in a cage of a room, and a bird of others. */
async function family() {
  const world = await newWorld();
  const { ask, a, db } = world;
  const make = makeFor(world, a);
  const canary = (await make.species({ common_name: "Canário" })).id;
  const finch = (await make.species({ common_name: "Mandarim" })).id;
  const sold = (await make.status("sold")).id;
  const father = await make.bird({ identifier: "F", species_id: canary, sex: "male", birth_date: born(900) });
  const mother = await make.bird({ identifier: "M", species_id: finch, sex: "female", status_id: sold });
  const parents = { father_id: father.id, mother_id: mother.id };
  await make.bird({ identifier: "C", species_id: canary, sex: "male", birth_date: born(10), ...parents });
  await make.bird({ identifier: "Y", species_id: canary, birth_date: born(100), father_id: father.id });
  await make.bird({ identifier: "OTHER", species_id: canary });
  await db.run(sql`UPDATE birds SET is_reference = 1 WHERE org_id = ${a.org_id} AND identifier = 'OTHER'`);
  for (const [id, parent, kind] of [
    ["pl_room", null, "room"],
    ["pl_cage", "pl_room", "cage"],
  ])
    await db.run(sql`INSERT INTO places (id, org_id, parent_id, kind, name, name_key, created_at, updated_at)
      VALUES (${id}, ${a.org_id}, ${parent}, ${kind}, ${kind}, ${kind}, '2026', '2026')`);
  await db.run(sql`UPDATE birds SET place_id = 'pl_cage' WHERE org_id = ${a.org_id} AND identifier IN ('F', 'C')`);
  async function page(query: string): Promise<Page> {
    const answer = await ask(`/api/birds/page?${query}`, { as: a });
    expect([query, answer.status]).toEqual([query, 200]);
    return ((await answer.json()) as { data: Page }).data;
  }
  return { ...world, page, canary, finch, sold };
}

test("filters by place, age, parents and owner agree with the totals", async () => {
  const { page, sold } = await family();
  const questions: Array<[string, string]> = [
    ["place_id=pl_cage", "CF"],
    ["place_id=pl_room", "CF"],
    ["place_id=none", "Y"],
    ["status_id=present", "CFY"],
    ["status_id=away", ""],
    ["status_id=gone", "M"],
    ["status_id=current", "CFY"],
    ["status_id=current&sex=male", "CF"],
    ["status_id=current&sex=female", ""],
    ["status_id=current&place_id=none", "Y"],
    ["status_id=current&q=canario&age=adult", "F"],
    ["status_id=gone&sex=female", "M"],
    ["place_id=pl_unknown", ""],
    ["age=chick", "C"],
    ["age=young", "Y"],
    ["age=adult", "F"],
    ["age=unknown", "M"],
    ["parents=both", "C"],
    ["parents=one", "Y"],
    ["parents=none", "FM"],
    ["place_id=pl_room&age=chick&sex=male", "C"],
    ["missing=parents", "FM"],
    ["missing=status", "CFY"],
    ["missing=ring", "CFMY"],
    ["missing=status&parents=none", "F"],
    [`born_from=${born(11)}&born_to=${born(9)}`, "C"],
    [`born_from=${born(100)}`, "CY"],
    [`born_to=${born(100)}`, "FY"],
    [`born_from=${born(900).slice(0, 4)}&born_to=${born(900).slice(0, 7)}`, "F"],
    [`status_id=${sold}&age=chick`, ""],
    ["kind=reference", "OTHER"],
    ["kind=reference&q=oth", "OTHER"],
    ["kind=reference&q=canario", "OTHER"],
    ["q=oth", ""],
    ["q=canario&parents=one", "Y"],
  ];
  for (const [question, rings] of questions)
    for (const sort_by of ["identifier", "created_at", "species", "status", "birth_date"]) {
      const { items, total } = await page(`${question}&sort_by=${sort_by}&order=asc`);
      const found = items.map(({ identifier }) => identifier);
      const expected = rings === "OTHER" ? [rings] : [...rings];
      expect([question, sort_by, found.sort(), total]).toEqual([question, sort_by, expected, expected.length]);
    }
});

test("facets count under the other filters in force, each without itself", async () => {
  const { page, canary, finch, sold } = await family();
  const all = (await page("")).facets;
  expect(all).toEqual({
    species: { of: "matches", birds: { [canary]: 3, [finch]: 1 } },
    status: { of: "matches", birds: { none: 3, [sold]: 1, present: 3, gone: 1 } },
    sex: { of: "matches", birds: { male: 2, female: 1, unknown: 1 } },
    place: { of: "matches", birds: { pl_cage: 2, pl_room: 2, none: 1 } },
    age: { of: "matches", birds: { adult: 1, chick: 1, young: 1, unknown: 1 } },
    parents: { of: "matches", birds: { both: 1, one: 1, none: 2 } },
  });
  const males = (await page("sex=male&age=chick")).facets;
  expect(males.sex?.birds).toEqual({ male: 1 });
  expect(males.age?.birds).toEqual({ chick: 1, adult: 1 });
  expect(males.species?.birds).toEqual({ [canary]: 1 });
  expect((await page("kind=reference")).facets.species?.birds).toEqual({ [canary]: 1 });
});

test("who left is in no count of the flock as it stands, but in that of the statuses", async () => {
  const { page, canary, finch, sold } = await family();
  expect((await page("status_id=current")).facets).toEqual({
    species: { of: "matches", birds: { [canary]: 3 } },
    status: { of: "matches", birds: { none: 3, [sold]: 1, present: 3, gone: 1 } },
    sex: { of: "matches", birds: { male: 2, unknown: 1 } },
    place: { of: "matches", birds: { pl_cage: 2, pl_room: 2, none: 1 } },
    age: { of: "matches", birds: { adult: 1, chick: 1, young: 1 } },
    parents: { of: "matches", birds: { both: 1, one: 1, none: 1 } },
  });
  for (const [question, total] of [
    ["", 3],
    [`&species_id=${canary}`, 3],
    [`&species_id=${finch}`, 0],
    ["&sex=male", 2],
    ["&sex=female", 0],
  ] as const)
    expect([question, (await page(`status_id=current${question}`)).total]).toEqual([question, total]);
});

test("of more birds than can be counted quickly, kept counts and ages are told of the whole flock", async () => {
  const { page, db, a, canary, finch } = await family();
  await db.run(sql`
    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 5200)
    INSERT INTO birds (id, org_id, identifier, identifier_key, search_key, species_id, sex, birth_date, created_at, updated_at)
    SELECT 'bird_' || i, ${a.org_id}, 'N' || i, 'n' || i, 'n' || i, ${canary}, 'male', '2020-01-01', '2026', '2026' FROM n`);
  const { facets } = await page("");
  expect(facets.species).toEqual({ of: "flock", birds: { [canary]: 5203, [finch]: 1 } });
  expect(facets.age).toEqual({ of: "flock", birds: { adult: 5201, chick: 1, young: 1, unknown: 1 } });
  expect(facets.parents).toBeUndefined();
  const today = await page("status_id=current&page_size=20");
  expect([today.total, today.facets.species]).toEqual([5203, { of: "flock", birds: { [canary]: 5203 } }]);
  expect(today.facets.sex).toEqual({ of: "flock", birds: { male: 5202, unknown: 1 } });
  // Which of the old are gone no kept count knows.
  expect(today.facets.age).toBeUndefined();
  expect((await page(`status_id=current&species_id=${canary}`)).total).toBe(5203);
  expect((await page("status_id=current&sex=male")).total).toBe(5202);
  const searched = (await page("q=n51")).facets;
  expect(searched.parents).toEqual({ of: "matches", birds: { none: 111 } });
  const males = (await page("sex=male")).facets;
  expect([males.sex?.of, males.species?.of]).toEqual(["flock", "flock"]);
  const both = (await page(`sex=male&species_id=${finch}`)).facets;
  expect([both.sex?.of, both.species?.of, both.age?.birds]).toEqual(["matches", "flock", {}]);
});

test("ages begin on the day they are reached", () => {
  expect(ageBounds("2026-03-01")).toEqual({ young: "2025-12-31", adult: "2025-03-01" });
  expect(ageBounds("2024-02-29")).toEqual({ young: "2023-12-31", adult: "2023-03-01" });
});

test("a bird without a ring is one whose ring has no digit, in whatever digits, or says so", async () => {
  const { page, ask, a, canary } = await family();
  const make = makeFor({ ask } as never, a);
  for (const identifier of ["PT 2026 1", "حلقة ٤١٧", "Sem anilha 3", "no ring (blue one)", "Verde"])
    await make.bird({ identifier, species_id: canary });
  const { items, total } = await page("missing=ring&sort_by=identifier&order=asc");
  expect(total).toBe(7);
  expect(items.map(({ identifier }) => identifier)).toEqual([
    ...["C", "F", "M", "no ring (blue one)", "Sem anilha 3", "Verde", "Y"],
  ]);
});

test("a year of two digits is of this century, and what is no day is refused", async () => {
  const { page, ask, a } = await family();
  expect((await page("born_from=99")).total).toBe(0);
  expect((await page("born_from=05/2001")).total).toBe(3);
  for (const question of ["born_from=soon", "born_to=2026-13", "missing=everything"])
    expect([question, (await ask(`/api/birds/page?${question}`, { as: a })).status]).toEqual([question, 422]);
});
