import { expect, test } from "vitest";
import { newWorld } from "#tests/house/world.ts";
import { flock } from "./listed-flock.ts";

test("a search finds words of ring and name from their beginning, and species, and is never syntax", async () => {
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
    ["A 0", 10],
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
    ["ris", 0],
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

test("a question outside the rules is refused, never bent", async () => {
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
