import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { speciesDraft } from "#tests/app/make.ts";
import { tripsOf } from "#tests/app/world.ts";
import { colleague } from "#tests/members/colleagues.ts";
import { keyWorld } from "./keys.ts";

const problem = async (answer: Response) => [answer.status, ((await answer.json()) as { code: string }).code];
const later = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

test("a key is shown once, kept as its SHA-256, and opens what its maker may", async () => {
  const { db, a, makeKey, by, listed } = await keyWorld();
  const { id, key } = await makeKey();
  expect(key).toMatch(/^vol_[0-9A-F]{10}-[\w-]{43}$/);
  const stored = JSON.stringify(await db.all(sql`SELECT * FROM api_keys`));
  expect(stored).not.toContain(key.slice(15));
  expect(JSON.stringify(await listed())).not.toContain(key.slice(4, -4));
  const me = (await (await by(key, "/api/auth/me")).json()) as { data: { email: string } };
  expect(me.data.email).toBe(a.email);
  const made = await by(key, "/api/bird-species/", {
    json: speciesDraft(1, { org_id: a.org_id }),
  });
  expect(made.status).toBe(201);
  expect((await listed()).items).toMatchObject([{ id, state: "in_force", last4: key.slice(-4), scope: "write" }]);
});

test("a key reads in as many trips as a token", async () => {
  const { db, ask, a, makeKey, by } = await keyWorld();
  const { key } = await makeKey();
  const trips = async (call: () => Promise<Response>) => {
    for (let n = 0; n < 2; n += 1) await call();
    const before = tripsOf(db).length;
    expect((await call()).status).toBe(200);
    return tripsOf(db).length - before;
  };
  expect(await trips(() => by(key, "/api/birds/"))).toBe(await trips(() => ask("/api/birds/", { as: a })));
});

test("what ends a key ends it at the next call: revoked, over, its maker gone or of another role", async () => {
  const world = await keyWorld();
  const { db, a, ask, makeKey, by } = world;
  const one = await makeKey();
  expect((await by(one.key, "/api/birds/")).status).toBe(200);
  expect((await ask(`/api/keys/${one.id}`, { as: a, method: "DELETE" })).status).toBe(200);
  expect(await problem(await by(one.key, "/api/birds/"))).toEqual([401, "unauthenticated"]);

  const two = await makeKey({ expires: "30" });
  expect((await by(two.key, "/api/birds/")).status).toBe(200);
  await db.run(sql`UPDATE api_keys SET expires_at = ${later(-1)} WHERE id = ${two.id}`);
  expect((await by(two.key, "/api/birds/")).status).toBe(401);

  const bea = await colleague(world, a, "manager");
  const three = await makeKey({}, bea);
  expect((await by(three.key, "/api/keys")).status).toBe(403);
  expect((await by(three.key, "/api/organizations/current", { method: "PUT", json: { country: "PT" } })).status).toBe(
    200,
  );
  await db.run(sql`UPDATE users SET role = 'viewer' WHERE id = ${bea.user_id}`);
  expect((await by(three.key, "/api/organizations/current", { method: "PUT", json: { country: "ES" } })).status).toBe(
    403,
  );
  expect((await by(three.key, "/api/birds/")).status).toBe(200);
  await ask(`/api/members/${bea.user_id}`, { as: a, method: "DELETE" });
  expect((await by(three.key, "/api/birds/")).status).toBe(401);
});

test("no key makes rights, pays, proves, or makes keys, and one that reads does not write", async () => {
  const { makeKey, by } = await keyWorld();
  const { key } = await makeKey();
  for (const [method, path, json] of [
    ["GET", "/api/keys", undefined],
    ["POST", "/api/keys", { name: "x", scope: "read", expires: "30" }],
    ["PATCH", "/api/auth/me", { first_name: "X" }],
    ["POST", "/api/auth/logout", {}],
    ["POST", "/api/members/invitations", { email: "x@voliera.test", role: "keeper" }],
    ["POST", "/api/profile/second-factor", { current_password: "x" }],
    ["GET", "/api/auth/sessions", undefined],
    ["POST", "/api/calendar", {}],
  ] as const) {
    const answer = await by(key, path, { method, json });
    expect([path, ...(await problem(answer))]).toEqual([path, 403, "forbidden"]);
  }
  // Remembered from a call that it may make, it opens no more than it did.
  expect((await by(key, "/api/birds/")).status).toBe(200);
  for (const path of ["/api/keys", "/api/webhooks", "/api/billing", "/api/auth/sessions", "/api/calendar"])
    expect([path, ...(await problem(await by(key, path)))]).toEqual([path, 403, "forbidden"]);
  const read = (await makeKey({ scope: "read" })).key;
  expect(await problem(await by(read, "/api/bird-species/", { json: speciesDraft(2) }))).toEqual([403, "forbidden"]);
  expect((await by(read, "/api/birds/")).status).toBe(200);
});

test("a key is no token elsewhere: in a query, of another organisation's letters, cut or lengthened", async () => {
  const { b, makeKey, by, ask } = await keyWorld();
  const { key } = await makeKey();
  const other = await makeKey({}, b);
  expect((await ask(`/api/birds/?authorization=${key}`)).status).toBe(401);
  expect((await ask(`/api/birds/?api_key=${key}`)).status).toBe(401);
  const mixed = `${other.key.slice(0, 15)}${key.slice(15)}`;
  for (const wrong of [
    mixed,
    key.slice(0, -1),
    `${key}A`,
    key.toLowerCase(),
    key.replace("vol_", "vold_"),
    "vol_",
    "vol_x",
  ])
    expect([wrong, (await by(wrong, "/api/birds/")).status]).toEqual([wrong, 401]);
});

test("a plan holds so many, counted in the write; what a smaller one does not hold rests, the newest first", async () => {
  const { db, a, ask, makeKey, by, listed } = await keyWorld();
  const five = [];
  for (let n = 0; n < 4; n += 1) five.push(await makeKey({ name: `n${n}` }));
  const json = { name: "more", scope: "write", expires: "never" };
  const storm = await Promise.all(Array.from({ length: 8 }, () => ask("/api/keys", { as: a, json })));
  expect(storm.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(402)]);
  expect((await listed()).used).toBe(5);
  await db.run(sql`UPDATE organizations SET plan = 'starter' WHERE id = ${a.org_id}`);
  const [first, second] = five;
  expect((await listed()).items.map(({ state }) => state)).toEqual(["in_force", ...Array(4).fill("rests")]);
  expect((await by(first?.key ?? "", "/api/birds/")).status).toBe(200);
  expect((await by(second?.key ?? "", "/api/birds/")).status).toBe(401);
  expect(await problem(await by(first?.key ?? "", "/api/bird-species/", { json: speciesDraft(2) }))).toEqual([
    403,
    "forbidden",
  ]);
  expect(await problem(await ask("/api/keys", { as: a, json }))).toEqual([402, "plan_limit"]);
  await ask(`/api/keys/${first?.id}`, { as: a, method: "DELETE" });
  expect((await by(second?.key ?? "", "/api/birds/")).status).toBe(200);
});

test("the name of a key is one line that shows what it holds", async () => {
  const { a, ask, listed } = await keyWorld();
  for (const name of ["", "  ", "a\u0000b", "a\nb", "\u202Eegap", "Fo\u200Blha", "x".repeat(81), ["x"], 1, null]) {
    const answer = await ask("/api/keys", { as: a, json: { name, scope: "read", expires: "30" } });
    expect([name, answer.status]).toEqual([name, 422]);
  }
  expect((await listed()).items).toEqual([]);
});

test("R44: a key that is asked for twice under one Idempotency-Key is one", async () => {
  const { a, ask, listed } = await keyWorld();
  const wish = { as: a, json: { name: "x", scope: "read", expires: "90" }, headers: { "Idempotency-Key": "k1" } };
  const all = await Promise.all(Array.from({ length: 20 }, () => ask("/api/keys", wish)));
  expect(all.map(({ status }) => status).sort()).toEqual([201, ...Array(19).fill(409)]);
  const [{ id } = { id: "" }] = (await listed()).items;
  const again = (await (await ask("/api/keys", wish)).json()) as { current: { id: string } };
  expect([(await listed()).used, again.current.id]).toEqual([1, id]);
});

test("R44: an Idempotency-Key is of whoever sends it: two keys, and the person who made them, make three birds with one", async () => {
  const { a, ask, makeKey, by } = await keyWorld();
  const [one, other] = [await makeKey(), await makeKey()];
  const species = await by(one.key, "/api/bird-species/", { json: speciesDraft(1) });
  const { data } = (await species.json()) as { data: { id: string } };
  const headers = { "Idempotency-Key": "nightly-1" };
  const wish = (identifier: string) => ({ headers, json: { identifier, species_id: data.id } });
  const made = async (answer: Promise<Response>) => {
    const answered = await answer;
    expect(answered.status).toBe(201);
    return ((await answered.json()) as { data: { id: string } }).data.id;
  };
  const first = await made(by(one.key, "/api/birds/", wish("A 1")));
  expect(await made(by(one.key, "/api/birds/", wish("A 1")))).toBe(first);
  const second = await made(by(other.key, "/api/birds/", wish("A 2")));
  const third = await made(ask("/api/birds/", { as: a, ...wish("A 3") }));
  expect(new Set([first, second, third]).size).toBe(3);
});

test("six hundred calls a minute are answered, the next is told when to come back", async () => {
  const { makeKey, by } = await keyWorld();
  const { key } = await makeKey({ scope: "read" });
  const first = await by(key, "/api/auth/me");
  expect([first.headers.get("RateLimit-Policy"), first.headers.get("RateLimit")]).toEqual([
    '"minute";q=600;w=60',
    '"minute";r=599;t=60',
  ]);
  for (let n = 1; n < 600; n += 1) expect([n, (await by(key, "/api/auth/me")).status]).toEqual([n, 200]);
  const beyond = await by(key, "/api/auth/me");
  expect([beyond.status, Number(beyond.headers.get("Retry-After")) > 0]).toEqual([429, true]);
  expect(beyond.headers.get("RateLimit")).toMatch(/^"minute";r=0;t=\d+$/);
  const other = await makeKey({ scope: "read" });
  expect((await by(other.key, "/api/auth/me")).status).toBe(200);
});

test("the trail names the key beside the person, of birds too, and the entries tell of keys", async () => {
  const { db, a, ask, makeKey, by } = await keyWorld();
  const { id, key } = await makeKey({ name: "Folha do clube" });
  const species = await by(key, "/api/bird-species/", {
    json: speciesDraft(1),
  });
  const { data } = (await species.json()) as { data: { id: string } };
  const bird = await by(key, "/api/birds/", { json: { identifier: "A 1", species_id: data.id } });
  const made = (await bird.json()) as { data: { id: string } };
  await by(key, `/api/birds/${made.data.id}`, { method: "PUT", json: { name: "Norte" } });
  await ask(`/api/birds/${made.data.id}`, { as: a, method: "PUT", json: { name: "Sul" } });
  const lines = await db.all<{ deed: string; key_id: string | null }>(
    sql`SELECT deed, key_id FROM audit WHERE subject_id = ${made.data.id} ORDER BY at, rowid`,
  );
  expect(lines).toEqual([
    { deed: "created", key_id: id },
    { deed: "changed", key_id: id },
    { deed: "changed", key_id: null },
  ]);
  const trail = (await (await ask("/api/audit", { as: a })).json()) as { data: { items: { person: string }[] } };
  expect(trail.data.items.map(({ person }) => person)).toContain("Rita Melo, with the key “Folha do clube”");
  await ask(`/api/keys/${id}`, { as: a, method: "DELETE" });
  const access = (await (await ask("/api/audit/access", { as: a })).json()) as {
    data: { items: { done: string; note: string }[] };
  };
  expect(access.data.items.map(({ done, note }) => `${done}: ${note}`)).toEqual(
    expect.arrayContaining(["Made an API key: Folha do clube", "Revoked an API key: Folha do clube"]),
  );
});
