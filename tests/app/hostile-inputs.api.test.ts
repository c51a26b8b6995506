import { sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import type { Database } from "#db/connection.ts";
import { person } from "#tests/accounts/signup.ts";
import { makeFor, speciesDraft } from "./make.ts";
import { type Ask, newWorld } from "./world.ts";

/** What SQLite does not give back as it got it, and what only looks like another ring. */
const unstorable = ["A\u0000B", "\ud800x", "x\udfff"];
const invisible = ["A\u200bB", "A\u034fB", "A\u115fB", "A\ufe0fB", "A\u{e0041}B", "\u3164", "\u2800", "\u202eCBA"];
const literal = [
  ...["' OR 1=1--", '"); DROP TABLE birds;--', "\\", "x' UNION SELECT 1", "%", "_", "*", "(a+)+$"],
  ...["<script>alert(1)</script>", '"><img src=x onerror=alert(1)>', "</script>", "{{7*7}}", "$" + "{7*7}", "<%=7*7%>"],
  ...["=cmd|' /C calc'!A0", "+1+1", "-2+3", "@SUM(A1)", "＝1+1", "javascript:alert(1)", "__proto__", "constructor"],
];
const wrongKinds = [5, -0.5, 1e308, true, [], ["a"], {}, { $ne: 1 }];

async function hostileWorld() {
  const world = await newWorld();
  const { id: species_id } = await makeFor(world, world.a).species();
  await makeFor(world, world.b).bird({ identifier: "ZZCANARY", name: "ZZCANARY" });
  async function send(path: string, input: Ask) {
    const answer = await world.ask(path, { as: world.a, ...input });
    const text = await answer.text();
    const listed = [path, input.json, answer.status < 500, /SQLITE|libsql|drizzle|\n\s+at |ZZCANARY/i.test(text)];
    expect(listed).toEqual([path, input.json, true, false]);
    return { status: answer.status, text };
  }
  return { ...world, species_id, send };
}

/** Every text in the database, of every table. */
async function everything(db: Database): Promise<string> {
  const tables = await db.all<{ name: string }>(sql`SELECT name FROM sqlite_master WHERE type = 'table'`);
  const rows = await Promise.all(tables.map(({ name }) => db.all(sql.raw(`SELECT * FROM "${name}"`))));
  return JSON.stringify(rows);
}

/** How many rows each organisation's tables have, and what stands in them. */
const kept = async (db: Database) =>
  JSON.stringify(
    await Promise.all(
      ["birds", "species", "bird_counts", "imports"].map((it) => db.all(sql.raw(`SELECT * FROM ${it}`))),
    ),
  );

test("R29: texts are kept as they are typed, whatever they would mean elsewhere", async () => {
  const { send, species_id } = await hostileWorld();
  for (const text of literal) {
    const { status, text: answer } = await send("/api/birds", {
      json: { identifier: text, name: text, notes: text, species_id },
    });
    expect([text, status, JSON.parse(answer).data]).toMatchObject([
      text,
      201,
      { identifier: text, name: text, notes: text },
    ]);
    const found = await send(`/api/birds?q=${encodeURIComponent(text)}`, {});
    expect(JSON.parse(found.text).data.items).toEqual(
      expect.arrayContaining([expect.objectContaining({ identifier: text })]),
    );
  }
});

test("a ring or a species' name holds nothing that nobody sees", async () => {
  const { db, send, species_id } = await hostileWorld();
  const before = await kept(db);
  for (const text of [...unstorable, ...invisible]) {
    const bird = await send("/api/birds", { json: { identifier: text, species_id } });
    const species = await send("/api/bird-species", { json: speciesDraft(1, { common_name: text }) });
    expect([text, bird.status, species.status]).toEqual([text, 422, 422]);
  }
  expect(await kept(db)).toBe(before);
});

test("a fault in one field stores nothing of the others", async () => {
  const { db, a, ask, send, species_id } = await hostileWorld();
  const { id } = await makeFor({ ask }, a).bird({
    species_id,
  });
  const before = await kept(db);
  const bird = { identifier: "G-1", name: "G", sex: "male", species_id, notes: "G" };
  const fields = [...Object.keys(bird), "status_id", "birth_date", "father_id", "mother_id", "father_ring", "org_id"];
  for (const field of fields)
    for (const value of [...unstorable, ...wrongKinds]) {
      const json = { ...bird, [field]: value };
      for (const [path, method] of [
        ["/api/birds", "POST"],
        [`/api/birds/${id}`, "PUT"],
      ] as const) {
        const { status } = await send(path, { json, method });
        expect([path, field, value, status]).toEqual([path, field, value, status === 403 ? 403 : 422]);
      }
    }
  const species = speciesDraft(2, {
    temperature_c: 37.5,
    humidity_start_pct: 50,
    profile_notes: "x",
    catalogue_slug: "canary",
  });
  for (const field of Object.keys(species))
    for (const value of [...unstorable, [], {}, 1e308]) {
      const { status } = await send("/api/bird-species", { json: { ...species, [field]: value } });
      expect([field, value, status]).toEqual([field, value, 422]);
    }
  expect(await kept(db)).toBe(before);
});

test("no route stores a lone surrogate or a text with a null character", async () => {
  const { db, send } = await hostileWorld();
  const names = { first_name: "Rita", last_name: "Melo" };
  const requests: Array<[string, string, Record<string, unknown>]> = [
    ["POST", "/api/organizations", { name: "Viveiro", locale: "pt-PT", timezone: "UTC", plan: "starter" }],
    ["POST", "/api/auth/register", person("org_x", "rita@voliera.test")],
    ["POST", "/api/auth/forgot-password", { email: "rita@voliera.test" }],
    ["POST", "/api/auth/reset-password", { token: "x", password: "quatro ninhos ao vento" }],
    ["PATCH", "/api/auth/me", { ...names, language: "pt" }],
    ["POST", "/api/contact", { full_name: "R", email: "rita@voliera.test", subject: "s", message: "m" }],
    ["PUT", "/api/signup-flow", { step: "/signup", email: "rita@voliera.test", organization_name: "V", ...names }],
    ["POST", "/api/bird-species/from-catalogue", { slugs: ["canary"] }],
    ["POST", "/api/birds/import/checks/imp_x/mapping", { mapping: { 0: "species" } }],
    ["POST", "/api/birds/import/checks/imp_x/commit", { on_duplicate: "skip" }],
  ];
  for (const [method, path, body] of requests)
    for (const field of Object.keys(body))
      for (const value of [...unstorable, ...unstorable.map((it) => `rita@${it}.test`), ...wrongKinds])
        await send(path, { method, json: { ...body, [field]: value } });
  expect(await everything(db)).not.toMatch(/\ufffd|\\u0000|\\ud[89a-f]/i);
});

test("what fails in the database is logged without the values it was given", async () => {
  const { db, ask } = await newWorld();
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  await db.run(sql`DROP TABLE signup_flows`);
  const headers = { "Signup-Flow": "secret-token" };
  const answer = await ask("/api/signup-flow", {
    method: "PUT",
    headers,
    json: { step: "/signup", email: "rita@x.test" },
  });
  expect([answer.status, await answer.json()]).toMatchObject([500, { code: "bug" }]);
  expect(log.mock.calls.join()).toContain("Failed query");
  expect(log.mock.calls.join()).not.toMatch(/rita@x\.test|params:/);
  log.mockRestore();
});
