import { expect, test } from "vitest";
import { makeFor } from "#tests/app/make.ts";
import { newWorld } from "#tests/app/world.ts";

async function flock() {
  const world = await newWorld();
  const { ask, a } = world;
  const { id: species_id } = await makeFor(world, a).species();
  let made = 0;
  async function add(json: object) {
    made += 1;
    const answer = await ask("/api/birds", { as: a, json: { identifier: `N-${made}`, species_id, ...json } });
    const text = await answer.text();
    expect(text).not.toMatch(/SQLITE|libsql|at .*\.ts|drizzle/i);
    return { status: answer.status, ...(JSON.parse(text) as { data: Record<string, unknown> }) };
  }
  return { ...world, add, species_id };
}

test("invalid rings are refused", async () => {
  const { add } = await flock();
  const storm = `a${"\u0301".repeat(200)}`;
  const wrong: unknown[] = [
    ...["", "   ", "\t\n", "x".repeat(101), "A\u0000B", "\ud800x", "\u202eCBA", "\u2066A\u2069", "\u200fA", "A\u200bB"],
    ...["A\ufeffB", "A\u00adB", "\x07", "\x1b[31m", "a\x7f", "a\x85b", "a\u2028b", storm],
    ...[123, ["a"], { $ne: 1 }, null, true],
  ];
  for (const identifier of wrong) expect([identifier, (await add({ identifier })).status]).toEqual([identifier, 422]);
});

test("rings are text and stay as typed", async () => {
  const { add } = await flock();
  const rings = [
    "0012",
    "1E5",
    "x".repeat(100),
    "👩‍👩‍👧",
    "=1+1",
    "' OR 1=1--",
    '"); DROP TABLE birds;--',
    "<script>alert(1)</script>",
    "{{7*7}}",
    "%",
    "0",
  ];
  for (const identifier of rings.filter((it) => !it.includes("\u200d")))
    expect((await add({ identifier })).data).toMatchObject({ identifier });
  expect((await add({ identifier: "  A-1  " })).data).toMatchObject({ identifier: "A-1" });
  expect((await add({ identifier: "e\u0301" })).data).toMatchObject({ identifier: "é" });
});

test("dates that do not exist, or cannot be a birth, are refused", async () => {
  const { add } = await flock();
  const wrong = [
    "2024-02-30",
    "2023-02-29",
    "2024-13-01",
    "0000-00-00",
    "2024-2-3",
    "2024-13",
    "1899",
    "31/02/2024",
    "1899-12-31",
    "9999-12-31",
    "2024‑01‑01",
    "٢٠٢٤-٠١-٠١",
    45000,
    true,
  ];
  for (const birth_date of wrong) expect([birth_date, (await add({ birth_date })).status]).toEqual([birth_date, 422]);
  expect((await add({ birth_date: "2024-02-29" })).data).toMatchObject({ birth_date: "2024-02-29" });
});

test("other fields of the wrong kind are refused", async () => {
  const { add } = await flock();
  const wrong = [
    { sex: "both" },
    { sex: null },
    { name: 5 },
    { name: "x".repeat(101) },
    { name: "a\u0000" },
    { notes: "x".repeat(2001) },
    { notes: "x".repeat(100_000) },
    { notes: "a\u0000" },
    { species_id: null },
    { species_id: ["a"] },
    { father_id: ["a"] },
    { mother_id: 7 },
    { status_id: {} },
    { father_ring: "\u202ex" },
  ];
  for (const json of wrong) expect([json, (await add(json)).status]).toEqual([json, 422]);
});

test("fields that nobody may set are ignored", async () => {
  const { add, a } = await flock();
  const extras = {
    id: "bird_mine",
    version: -1,
    created_at: "1999-01-01",
    plan: "x",
    role: "owner",
    deleted_at: "2020-01-01",
  };
  const { data } = await add(extras);
  expect(data).toMatchObject({ version: 1, org_id: a.org_id });
  expect([data.id, data.created_at]).not.toEqual(expect.arrayContaining(["bird_mine", "1999-01-01"]));
  const polluted = JSON.parse('{"__proto__": {"isAdmin": true}, "constructor": {"prototype": {"polluted": 1}}}');
  expect((await add(polluted)).status).toBe(201);
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
});

test("a body of the wrong type is refused with its field", async () => {
  const { ask, a, api, env } = await flock();
  const send = (body: string, type?: string) =>
    api.request(
      "http://voliera.test/api/birds",
      { method: "POST", body, headers: { Authorization: `Bearer ${a.token}`, ...(type && { "Content-Type": type }) } },
      env,
    );
  expect((await send('{"identifier":', "application/json")).status).toBe(400);
  expect((await send("{}", "text/plain")).status).toBe(415);
  expect((await send("identifier=1", "application/x-www-form-urlencoded")).status).toBe(415);
  expect((await send('"text"', "application/json")).status).toBe(422);
  expect((await send("[]", "application/json")).status).toBe(422);
  expect((await send(`{"notes":"${"x".repeat(300_000)}"}`, "application/json")).status).toBe(413);
  expect((await ask("/api/birds/x", { as: a, method: "PATCH", json: {} })).status).toBe(405);
});

test("a malformed id is answered as unknown", async () => {
  const { ask, a } = await flock();
  const ids = [
    "abc",
    "0",
    "-1",
    "1.0",
    "x".repeat(300),
    "null",
    "%00",
    "%27%20OR%201=1--",
    "00000000-0000-4000-8000-000000000000",
  ];
  for (const id of ids) {
    const answers = await Promise.all([
      ask(`/api/birds/${id}`, { as: a }),
      ask(`/api/birds/${id}`, { as: a, method: "PUT", json: { name: "x" } }),
      ask(`/api/birds/${id}`, { as: a, method: "DELETE" }),
      ask(`/api/birds/${id}/restore`, { as: a, method: "POST" }),
      ask(`/api/birds/${id}/lineage`, { as: a }),
      ask(`/api/birds/${id}/form`, { as: a }),
    ]);
    expect([id, ...answers.map(({ status }) => status)]).toEqual([id, 404, 404, 404, 404, 404, 404]);
  }
});
