import { fc } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { planOf } from "#tests/app/query-plan.ts";
import { aviary } from "#tests/app/spreadsheet-world.ts";
import { newWorld, tripsOf } from "#tests/app/world.ts";
import { bareRing } from "#worker/rings/keys.ts";
import { flock } from "./listed-flock.ts";

test("R29: a search finds any part of ring and name, and species, and is never syntax", async () => {
  const { list } = await flock();
  const finds = async (q: string) => (await list(`q=${encodeURIComponent(q)}&page_size=50`)).total;
  const expected: Array<[string, number]> = [
    ["a-1", 10],
    ["IRIS", 1],
    ["íris", 1],
    ["canario", 20],
    ["guttata", 5],
    ["real 100", 1],
    ["a0", 10],
    ["A 0", 12],
    ["a/0-", 10],
    ["a-1 9", 1],
    ["real iris", 0],
    ["real a-03", 1],
    ["%", 1],
    ["_", 1],
    ["%_", 1],
    ["!?…", 0],
    ['"', 0],
    ['""', 0],
    ['"a-1', 10],
    ["NEAR(a 1)", 0],
    ["a OR iris", 0],
    ["NOT iris", 0],
    ["words:iris", 0],
    ["org:iris", 0],
    ["^iris", 1],
    ["ir*", 1],
    ["{words} : iris", 0],
    ["🐦", 0],
    ["🐦 iris", 1],
    ["\u{e000}", 0],
    ["x".repeat(200), 0],
    ["' ".repeat(100), 0],
    ["[a-z]", 0],
    ["ris", 1],
    ["_rea", 1],
    ["a-1-9", 1],
    ["9", 2],
    ["12", 1],
    ["a.2", 5],
    ["*", 0],
    ["' OR 1=1--", 0],
    ['"); DROP TABLE birds;--', 0],
    ["\\", 0],
    ["x' UNION SELECT 1", 0],
    ["(a+)+$", 25],
    ["zzz", 0],
  ];
  for (const [q, total] of expected) expect([q, await finds(q)]).toEqual([q, total]);
  expect((await list("")).total).toBe(25);
});

test("a bird is found by any three letters or digits of its ring, whatever stands between, and by no others", async () => {
  const { ask, a, canary } = await aviary();
  const find = async (q: string) => {
    const answer = await ask(`/api/birds/?page_size=100&q=${encodeURIComponent(q)}`, { as: a });
    expect([q, answer.status]).toEqual([q, 200]);
    return ((await answer.json()) as { data: { items: Array<{ identifier: string }> } }).data.items.map(
      ({ identifier }) => identifier,
    );
  };
  const sign = fc.constantFrom(..."017aZçÉßﬁ٣ط鳥🐦½ª -/._%*\"'^:()#№");
  const ring = fc.array(sign, { minLength: 3, maxLength: 14 }).map((signs) => `${signs.join("").trim()}x1`);
  const made = new Set<string>();
  await fc.assert(
    fc.asyncProperty(ring, fc.nat(), fc.nat(), async (identifier, from, length) => {
      const added = await ask("/api/birds/", { as: a, json: { identifier, species_id: canary.id } });
      if (added.status !== 201) return;
      const { data } = (await added.json()) as { data: { identifier: string } };
      made.add(data.identifier);
      const parts = [...bareRing(data.identifier)];
      if (parts.length < 3) return;
      const start = from % (parts.length - 2);
      const part = parts.slice(start, start + 3 + (length % (parts.length - start - 2))).join("");
      const found = await find(part);
      expect([part, found]).toEqual([part, expect.arrayContaining([data.identifier])]);
      expect(found.sort()).toEqual([...made].filter((it) => bareRing(it).includes(part)).sort());
    }),
    { numRuns: 60 },
  );
});

test("a search asks the index for birds of the organisation alone, and reads no other's", async () => {
  const { ask, a, b, db, canary } = await aviary();
  await ask("/api/birds/", { as: a, json: { identifier: "PT 2026 0417", species_id: canary.id } });
  const total = async (as: typeof a) =>
    ((await (await ask("/api/birds/?q=260417", { as })).json()) as { data: { total: number } }).data.total;
  expect([await total(a), await total(b)]).toEqual([1, 0]);
  const plan = await planOf(db, tripsOf(db).at(-1)?.[0]);
  expect(plan).toContain("SCAN bird_parts VIRTUAL TABLE");
  expect(plan).not.toMatch(/SCAN (kin|birds|named)/);
});

test("R29: a question outside the rules is refused, never bent", async () => {
  const { ask, a, b } = await newWorld();
  const wrong = [
    ...["-1", "0", "NaN", "1e9", "1.5", "0x10", "", "９", "9007199254740993", "1&page=2", "+1"].map(
      (it) => `page=${it}`,
    ),
    ...["1000000", "0", "-1", "Infinity", "15", "", "20&page_size=50"].map((it) => `page_size=${it}`),
    ...["created_at;DROP", "password_hash", "id` desc--", '"a""b"', "", "id"].map(
      (it) => `sort_by=${encodeURIComponent(it)}`,
    ),
    "order=up",
    "sex=both",
    `q=${"x".repeat(201)}`,
    `q=${"%25".repeat(60_000 / 30)}`,
    "q=a%00b",
    "q=a%0Ab",
    `species_id=${"x".repeat(65)}`,
  ];
  for (const question of wrong)
    for (const path of ["/api/birds/", "/api/birds/page"]) {
      const answer = await ask(`${path}?${question}`, { as: a });
      expect([question, answer.status]).toEqual([question, 422]);
    }
  expect((await ask(`/api/birds?org_id=${b.org_id}`, { as: a })).status).toBe(403);
  expect((await ask(`/api/birds?org_id=${a.org_id}&org_id=${b.org_id}`, { as: a })).status).toBe(422);
  expect((await ask("/api/birds?surprise=1&page[]=1", { as: a })).status).toBe(200);
});
