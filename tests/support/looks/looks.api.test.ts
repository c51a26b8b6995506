import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { sessions, users } from "#db/schema/accounts.ts";
import { supportGrants } from "#db/schema/support-grants.ts";
import { makeFor } from "#tests/app/make.ts";
import { settle, tripsOf } from "#tests/app/world.ts";
import { asOperator, operated } from "#tests/marketplace/gate/operator.ts";
import { colleague } from "#tests/members/colleagues.ts";
import { granted, linesOf, lookedAt, looking } from "./look-world.ts";

const hours = (n: number) => new Date(Date.now() + n * 3_600_000).toISOString();
const list = "/api/birds/";

test("only an owner who proved it is them lets somebody look, and only while they are an owner", async () => {
  const world = await operated();
  const { ask, a, db } = world;
  for (const role of ["viewer", "keeper", "manager"] as const) {
    await db.update(users).set({ role }).where(eq(users.id, a.user_id));
    const answers = [
      await ask("/api/support/grants", { as: a, json: {} }),
      await ask("/api/support/grants", { as: a }),
      await ask("/api/support/grants/grant_x", { as: a, method: "DELETE" }),
    ];
    expect([role, answers.map(({ status }) => status)]).toEqual([role, [403, 403, 403]]);
  }
  await db.update(users).set({ role: "owner" }).where(eq(users.id, a.user_id));
  await db.run(sql`UPDATE sessions SET confirmed_at = ${hours(-1)} WHERE user_id = ${a.user_id}`);
  const stale = await ask("/api/support/grants", { as: a, json: {} });
  expect([stale.status, await stale.json()]).toMatchObject([403, { code: "confirm_needed" }]);
  expect((await ask("/api/support/grants", { as: a })).status).toBe(200);
  await db.run(sql`UPDATE sessions SET confirmed_at = ${hours(0)} WHERE user_id = ${a.user_id}`);
  for (const json of [{ money: "yes" }, { ticket_id: 7 }, { ticket_id: "x".repeat(65) }])
    expect([json, (await ask("/api/support/grants", { as: a, json })).status]).toEqual([json, 422]);
  expect((await ask("/api/support/grants", { as: a, json: { ticket_id: "ticket_of_nobody" } })).status).toBe(404);
  expect(await db.all(sql`SELECT 1 FROM support_grants`)).toEqual([]);
});

test("the other owners are notified of a look that one of them allows, once, and nobody else is", async () => {
  const world = await operated();
  const { ask, a, db } = world;
  const owner = await colleague(world, a, "owner");
  await colleague(world, a, "manager");
  for (let times = 0; times < 2; times += 1)
    await ask("/api/support/grants", { as: a, json: {}, headers: { "Idempotency-Key": "once" } });
  const [{ id = "" } = {}] = await db.all<{ id: string }>(sql`SELECT id FROM support_grants`);
  expect(await db.all(sql`SELECT user_id, event, key, link FROM notifications`)).toEqual([
    { user_id: owner.user_id, event: "look.allowed", key: id, link: "/settings/access#looks" },
  ]);
});

test("a grant is told of in the trail, once however often it is asked for, and so is its end", async () => {
  const world = await operated();
  const { ask, a, b, db } = world;
  const json = { category: "question", title: "Ovos", text: "Porquê?" };
  const ticket = (await (await ask("/api/support/tickets", { as: a, json })).json()) as { data: { id: string } };
  const draft = { money: true, ticket_id: ticket.data.id };
  const headers = { "Idempotency-Key": "once" };
  const first = await (await ask("/api/support/grants", { as: a, json: draft, headers })).json();
  expect(first).toMatchObject({ data: { state: "in_force", has_money: true, given_by: "Rita Melo" } });
  expect(await (await ask("/api/support/grants", { as: a, json: draft, headers })).json()).toEqual(first);
  const { data } = first as { data: { id: string; ends_at: string; ticket: string } };
  expect(data.ticket).toMatch(/^T-\d{4}-\d{5}$/);
  expect(Math.abs(Date.parse(data.ends_at) - Date.parse(hours(24))) < 60_000).toBe(true);
  const end = () => ask(`/api/support/grants/${data.id}`, { as: a, method: "DELETE" });
  expect((await ask(`/api/support/grants/${data.id}`, { as: b, method: "DELETE" })).status).toBe(404);
  expect([(await end()).status, (await end()).status]).toEqual([204, 204]);
  expect(await db.all(sql`SELECT kind, user_id, details FROM entries WHERE kind LIKE 'grant%' ORDER BY rowid`)).toEqual(
    [
      { kind: "grant_given", user_id: a.user_id, details: '{"money":"yes"}' },
      { kind: "grant_revoked", user_id: a.user_id, details: "{}" },
    ],
  );
  expect(await (await ask("/api/support/grants", { as: a })).json()).toMatchObject({ data: [{ state: "revoked" }] });
  for (let at = 1; at < 20; at += 1) await granted(world, a);
  expect((await ask("/api/support/grants", { as: a, json: {} })).status).toBe(429);
});

test("a look opens by a grant in force, for operators alone, and is kept with who opened it", async () => {
  const world = await operated();
  const { ask, a, b, db } = world;
  const grant = await granted(world, a);
  const open = (as: typeof a | undefined, grant_id: string) => ask("/api/operator/looks", { as, json: { grant_id } });
  expect([(await open(a, grant.keyed)).status, (await open(undefined, grant.keyed)).status]).toEqual([404, 404]);
  const theirs = (await granted(world, b)).keyed.slice(0, 11);
  // Without its key, under another organisation's, of nobody.
  for (const id of [grant.id, `${theirs}${grant.id}`, `${grant.keyed}x`, "x"])
    expect((await open(b, id)).status).toBe(404);
  const opened = await open(b, grant.keyed);
  expect([opened.status, await opened.json()]).toMatchObject([201, { token_type: "bearer", expires_in: 43_200 }]);
  const kept = sql`SELECT kind, user_id, subject_id, short_key FROM operator_deeds`;
  const short_key = grant.keyed.slice(0, 10);
  expect(await db.all(kept)).toEqual([{ kind: "looked", user_id: b.user_id, subject_id: grant.id, short_key }]);
  await db.update(supportGrants).set({ ends_at: hours(-1 / 3600) });
  expect((await open(b, grant.keyed)).status).toBe(404);
  await db.update(supportGrants).set({ ends_at: hours(1), revoked_at: hours(0) });
  expect((await open(b, grant.keyed)).status).toBe(404);
  await asOperator(world, b, hours(-12.1));
  expect(await (await open(b, grant.keyed)).json()).toMatchObject({ code: "confirm_needed" });
});

test("a look shows the organisation and nothing of the operator, and the day's last second is its end", async () => {
  const { world, grant, look } = await lookedAt();
  const { ask, a, b, db } = world;
  await makeFor(world, a).bird({ name: "Faísca" });
  const birds = await ask(list, { as: look });
  expect(await birds.text()).toContain("Faísca");
  const me = await ask("/api/auth/me", { as: look });
  const text = await me.text();
  expect(JSON.parse(text)).toMatchObject({ data: { org_id: a.org_id, roles: ["viewer"], email: "" } });
  expect(["Rita", "Melo", "operadora", b.org_id, "Viveiro B"].filter((it) => text.includes(it))).toEqual([]);
  await db.update(supportGrants).set({ ends_at: hours(1 / 3600) });
  expect((await ask(list, { as: look })).status).toBe(200);
  await db.update(supportGrants).set({ ends_at: hours(-24 - 1 / 3600), created_at: hours(-48) });
  for (const path of [list, "/api/auth/me", "/api/birds/bird_x"])
    expect([path, (await ask(path, { as: look })).status]).toEqual([path, 401]);
  expect((await ask(list, { as: look, json: {} })).status).toBe(401);
  expect(grant.ends_at > hours(23)).toBe(true);
});

// What is seen to end: each at the next call, remembered or not, read or written.
const ends: Array<[string, (world: Awaited<ReturnType<typeof lookedAt>>["world"]) => Promise<unknown>]> = [
  ["revoked", ({ db }) => db.update(supportGrants).set({ revoked_at: hours(0) })],
  ["gone", ({ db }) => db.delete(supportGrants)],
  ["no factor", ({ db, b }) => db.update(users).set({ second_factor_at: null }).where(eq(users.id, b.user_id))],
  ["deactivated", ({ db, b }) => db.update(users).set({ is_active: false }).where(eq(users.id, b.user_id))],
  ["another address", ({ db, b }) => db.update(users).set({ email: "x@y.test" }).where(eq(users.id, b.user_id))],
  ["proof of 12 hours", ({ db }) => db.run(sql`UPDATE sessions SET confirmed_at = ${hours(-12.1)}`)],
  ["signed out", ({ db, b }) => db.delete(sessions).where(eq(sessions.user_id, b.user_id))],
  ["unlisted", async ({ env }) => Object.assign(env, { OPERATOR_EMAILS: "ninguem@voliera.test" })],
];

test("a look ends at the next call, whatever ends it, and leaves no line any more", async () => {
  for (const [what, end] of ends) {
    const { world, look } = await lookedAt();
    const { ask, a } = world;
    const paths = [list, "/api/auth/me", "/api/birds/bird_nobody", "/api/billing"];
    for (const path of paths) await ask(path, { as: look });
    await end(world);
    const before = await linesOf(world, a);
    for (const path of paths) expect([what, path, (await ask(path, { as: look })).status]).toEqual([what, path, 401]);
    expect([what, (await ask(list, { as: look, json: {} })).status]).toEqual([what, 401]);
    expect([what, await linesOf(world, a)]).toEqual([what, before]);
  }
});

test("a look costs no trip more, and its line goes with what it reads", async () => {
  const { world, look } = await lookedAt();
  const { ask, a, b, db } = world;
  for (const path of [list, "/api/dashboard", "/api/auth/me", "/api/birds/bird_nobody", "/api/birds/stats?x"]) {
    const trips = async (as: typeof a) => {
      const timing = (await ask(path, { as })).headers.get("Server-Timing") ?? "";
      return /desc="(\d+)"/.exec(timing)?.[1];
    };
    await trips(a);
    const [own, first, again] = [await trips(a), await trips({ ...look }), await trips(look)];
    expect([path, again, Number(first) <= Number(own) + 1]).toEqual([path, own, true]);
  }
  const before = tripsOf(db).length;
  await ask(list, { as: look });
  const [only, ...more] = tripsOf(db).slice(before);
  expect([more.length, only?.at(-1)?.sql.startsWith("INSERT INTO entries"), only?.length !== 1]).toEqual([
    0,
    true,
    true,
  ]);
  expect((await linesOf(world, b)).length).toBe(0);
});

test("of two grants each shows its own organisation, and whoever leaves a look is at home again", async () => {
  const { world, look } = await lookedAt();
  const { ask, a, b, db, env } = world;
  const c = await settle(db, env, "Viveiro C");
  await makeFor(world, a).bird({ name: "Faísca" });
  await makeFor(world, c).bird({ name: "Trovão" });
  expect(await (await ask(list, { as: look })).text()).not.toContain("Trovão");
  const there = await looking(world, (await granted(world, c)).keyed);
  const seen = await (await ask(list, { as: there })).text();
  expect([seen.includes("Trovão"), seen.includes("Faísca")]).toEqual([true, false]);
  // One look at a time.
  expect((await ask(list, { as: look })).status).toBe(401);
  expect((await ask("/api/auth/logout", { as: there, method: "POST" })).status).toBe(204);
  expect([(await ask(list, { as: there })).status, (await ask(list, { as: b })).status]).toEqual([401, 200]);
  expect(await db.all(sql`SELECT org_id FROM entries WHERE kind = 'logout'`)).toEqual([]);
});

test("nobody changes a line, and the trail tells it as support's, in words", async () => {
  const { world, look } = await lookedAt();
  const { ask, a, db } = world;
  const { id } = await makeFor(world, a).bird({ identifier: "PT-77" });
  await ask(`/api/birds/${id}`, { as: look });
  await ask("/api/birds/bird_nobody", { as: look });
  await expect(db.run(sql`UPDATE entries SET details = '{}'`)).rejects.toThrow();
  const answer = await ask("/api/audit/access?kind=support_look", { as: a, headers: { "Accept-Language": "pt" } });
  const { data } = (await answer.json()) as { data: { items: unknown[]; kinds: unknown[] } };
  const line = { person: "Ajuda", done: "A ajuda viu", network: "" };
  const [nobody, bird] = data.items as Array<{ note: string }>;
  expect(data.items).toMatchObject([line, line]);
  expect(bird?.note).toBe(`${nobody?.note} · PT-77`);
  expect((await (await ask("/api/audit/access/export", { as: a })).text()).match(/Support looked at/g)?.length).toBe(2);
  expect(JSON.stringify(data.items)).not.toContain("GET ");
});
