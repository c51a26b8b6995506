import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { organizations } from "#db/schema/accounts.ts";
import { makeFor } from "#tests/app/make.ts";
import { aviary, codesOf, head } from "#tests/app/spreadsheet-world.ts";

test("R25: a ring of another organisation is free here, and its sex counts for nothing", async () => {
  const { csv, ask, a, b, stored } = await aviary();
  const theirs = makeFor({ ask }, b);
  await theirs.bird({ identifier: "B-1", sex: "male" });
  const { data } = await csv([head, ["A-1", "Canário", "", "", "B-1", ""], ["B-1x", "Canário"], ["b-1", "Canário"]]);
  expect(data).toMatchObject({ created: 2, rejected: 1 });
  expect(codesOf(data.errors)).toEqual([[2, "Father", "import.father.sex"]]);
  expect((await stored(a)).every(({ org_id }) => org_id === a.org_id)).toBe(true);
  const alone = await csv([head, ["A-2", "Canário", "", "", "B-9", ""]]);
  expect(codesOf(alone.data.errors)).toEqual([[2, "Father", "import.parent.unknown"]]);
});

test("R21: a parent that only another organisation has is unknown, like its species", async () => {
  const { csv, ask, b } = await aviary();
  const theirs = makeFor({ ask }, b);
  const species = await theirs.species({ common_name: "Agapornis" });
  await theirs.bird({ identifier: "B-1", sex: "male", species_id: species.id });
  const { data } = await csv([head, ["A-1", "Canário", "", "", "B-1", ""], ["A-2", "Agapornis"]]);
  expect(codesOf(data.errors)).toEqual([
    [2, "Father", "import.parent.unknown"],
    [3, "Species", "import.species.unknown"],
  ]);
});

test("the plan's limit holds for the whole file or not at all", async () => {
  const { db, a, csv, stored } = await aviary();
  await db.update(organizations).set({ plan: "starter" }).where(eq(organizations.id, a.org_id));
  const rings = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, at) => [`R${from + at}`, "Canário"]);
  expect((await csv([head, ...rings(1, 8)])).data.created).toBe(8);
  const dry = await csv([head, ...rings(9, 12)], { fields: { dry_run: "1" } });
  expect(dry.data.over_limit).toBe(2);
  const over = await csv([head, ...rings(9, 12)]);
  expect([over.status, over.code]).toEqual([402, "plan_limit"]);
  expect((await stored()).length).toBe(8);
  expect((await csv([head, ...rings(7, 10)])).data).toMatchObject({ created: 2, unchanged: 2 });
});

test("many imports at once never pass the plan's limit", async () => {
  const { db, a, csv, stored } = await aviary();
  await db.update(organizations).set({ plan: "starter" }).where(eq(organizations.id, a.org_id));
  const sets = Array.from({ length: 6 }, (_, n) => [head, ...[1, 2, 3, 4].map((at) => [`R${n}-${at}`, "Canário"])]);
  // One at a time of an organisation: who is told to wait asks again.
  const inQueue = async (table: (typeof sets)[number]) => {
    for (;;) {
      const answer = await csv(table);
      if (answer.status !== 429) return answer;
    }
  };
  const answers = await Promise.all(sets.map(inQueue));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 402, 402, 402, 402]);
  expect((await stored()).length).toBe(8);
});

test("the same file sent twenty times at once makes each bird once", async () => {
  const { csv, stored } = await aviary();
  const table = [head, ...Array.from({ length: 30 }, (_, at) => [`R${at}`, "Canário"])];
  const headers = { "Idempotency-Key": "one-import" };
  const answers = await Promise.all(Array.from({ length: 20 }, () => csv(table, { headers })));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
  expect(answers[0]?.data.created).toBe(30);
  expect((await stored()).length).toBe(30);
});

test("a key used for one file is refused for another, and is no use to another organisation", async () => {
  const { csv, b } = await aviary();
  const headers = { "Idempotency-Key": "k-1" };
  await csv([head, ["A", "Canário"]], { headers });
  expect((await csv([head, ["B", "Canário"]], { headers })).status).toBe(409);
  const theirs = await csv([head, ["A", "Canário"]], { headers, as: b });
  expect([theirs.status, theirs.data.created]).toEqual([200, 0]);
});

test("updating changes what the file says and nothing else", async () => {
  const { csv, ask, a, byRing, canary } = await aviary();
  const make = makeFor({ ask }, a);
  await make.bird({ identifier: "F", sex: "male", species_id: canary.id });
  const before = await make.bird({ identifier: "A", name: "Zé", notes: "calmo", species_id: canary.id });
  const table = [
    [...head, "Name", "Notes"],
    ["a", "Canário", "female", "2020-02-03", "f", "", "", ""],
  ];
  expect((await csv(table)).data).toMatchObject({ skipped: 1, updated: 0 });
  expect((await csv(table, { fields: { on_duplicate: "update" } })).data).toMatchObject({ updated: 1, skipped: 0 });
  const after = await byRing("A");
  expect(after).toMatchObject({ name: "Zé", notes: "calmo", sex: "female", birth_date: "2020-02-03", version: 2 });
  expect([after?.id, after?.father_id]).toEqual([before.id, (await byRing("F"))?.id]);
});

test("an update cannot make a bird its own ancestor through birds the file does not name", async () => {
  const { csv, ask, a, canary } = await aviary();
  const make = makeFor({ ask }, a);
  const male = { sex: "male", species_id: canary.id };
  const first = await make.bird({ ...male, identifier: "A" });
  const second = await make.bird({ ...male, identifier: "B", father_id: first.id });
  await make.bird({ ...male, identifier: "C", father_id: second.id });
  const { data } = await csv([head, ["A", "Canário", "", "", "C", ""]], { fields: { on_duplicate: "update" } });
  expect(codesOf(data.errors)).toEqual([[2, "Father", "import.parent.cycle"]]);
});

test("an update may not take the sex or the age from under young that are stored", async () => {
  const { csv, ask, a, canary } = await aviary();
  const make = makeFor({ ask }, a);
  const species_id = canary.id;
  const father = await make.bird({ identifier: "F", sex: "male", birth_date: "2019-01-01", species_id });
  await make.bird({ identifier: "Y", birth_date: "2020-01-01", father_id: father.id, species_id });
  const update = { fields: { on_duplicate: "update" } };
  const sex = await csv([head, ["F", "Canário", "female"]], update);
  expect(codesOf(sex.data.errors)).toEqual([[2, "Sex", "import.sex.is_father"]]);
  const late = await csv([head, ["F", "Canário", "", "2021-01-01"]], update);
  expect(codesOf(late.data.errors)).toEqual([[2, "Birth Date", "import.date.after_child"]]);
  const both = await csv([head, ["F", "Canário", "", "2021-01-01"], ["Y", "Canário", "", "2022-01-01"]], update);
  expect(both.data).toMatchObject({ updated: 2, rejected: 0 });
  const early = await csv([head, ["Y", "Canário", "", "2020-06-01"]], update);
  expect(codesOf(early.data.errors)).toEqual([[2, "Birth Date", "import.date.before_parent"]]);
});
