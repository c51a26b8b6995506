import { eq, sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { isDemo } from "#db/ids.ts";
import { organizations, sessions, users } from "#db/schema/accounts.ts";
import { birds } from "#db/schema/birds.ts";
import { mails } from "#db/schema/mail.ts";
import { bodies, isOperators } from "#tests/app/route-fixtures.ts";
import { newWorld, tripsOf } from "#tests/app/world.ts";
import { changesOf } from "#tests/database/change-log.ts";
import { tick } from "#worker/schedule.ts";
import { demoBirds } from "./demo-book.ts";
import { visitor } from "./visitor.ts";

type World = Awaited<ReturnType<typeof newWorld>>;

const demosIn = async ({ db }: World) =>
  (await db.select().from(organizations)).filter(({ id }) => isDemo(id)).map(({ id, name }) => ({ id, name }));

test("whoever asks looks at the demo flock in their own language, with its families worked out", async () => {
  const world = await newWorld();
  for (const [language, name, common] of [
    ["pt", "Viveiro da Ribeira", "Canário"],
    ["en", "Riverside Aviary", "Canary"],
  ] as const) {
    const as = await visitor(world, language);
    const me = await (await world.ask("/api/auth/me", { as })).json();
    expect(me).toMatchObject({ data: { org_id: as.org_id, roles: ["manager"], organization: { name } } });
    type List = { data: { total: number; items: Array<{ created_at: string }> } };
    const list = (await (await world.ask("/api/birds/?page_size=100", { as })).json()) as List;
    expect(list.data.total).toBe(demoBirds);
    const added = list.data.items.map(({ created_at }) => created_at);
    expect(added).toEqual(added.toSorted().reverse());
    expect(JSON.stringify(await (await world.ask("/api/bird-species/", { as })).json())).toContain(common);
    const inbred = await world.db.select().from(birds).where(sql`org_id = ${as.org_id} AND inbreeding > 0`);
    expect(inbred.length).toBeGreaterThan(0);
  }
  expect(await demosIn(world)).toHaveLength(2);
});

test("ten first visitors at once find one flock", async () => {
  const world = await newWorld();
  const visits = await Promise.all(Array.from({ length: 10 }, () => visitor(world)));
  expect(await demosIn(world)).toHaveLength(1);
  expect(await world.db.select().from(birds)).toHaveLength(demoBirds);
  for (const as of visits) expect((await world.ask("/api/birds/", { as })).status).toBe(200);
});

test("a later visitor costs the database two trips", async () => {
  const world = await newWorld();
  await visitor(world);
  const before = tripsOf(world.db).length;
  await visitor(world);
  expect(tripsOf(world.db).length - before).toBe(2);
});

/** What a visitor may send: labels and crossings keep nothing, and whoever looked may leave. */
const sent = [
  ...["/api/birds/labels", "/api/birds/labels/pdf", "/api/places/labels", "/api/places/labels/pdf"],
  ...["/api/genetics/cross", "/api/genetics/parents", "/api/auth/logout"],
  ...["/api/assistant/questions", "/api/assistant/turns/:id/confirm", "/api/assistant/turns/:id/undo"],
].map((path) => `POST ${path}`);
/** Nobody has to be signed in there, and nothing of the caller's organisation is changed. */
const anybodys = [
  ...["POST /api/organizations", "POST /api/auth/register", "POST /api/auth/login", "POST /api/auth/forgot-password"],
  ...["POST /api/auth/reset-password", "PUT /api/signup-flow", "DELETE /api/signup-flow", "POST /api/contact"],
  ...["POST /api/demo", "POST /api/members/join", "POST /api/auth/second-factor", "POST /api/auth/email-back"],
  ...["POST /api/unsubscribe/:token", "POST /api/billing-events/:provider", "POST /dev/mail/in"],
  ...["POST /api/help/searches", "POST /api/help/votes"],
];

test("no request changes the demo, at any route", async () => {
  const world = await newWorld({ RATE_LIMITS: "relaxed" });
  const as = await visitor(world);
  const [bird] = await world.db.select().from(birds).where(eq(birds.org_id, as.org_id));
  const given = { species_id: bird?.species_id ?? "", id: bird?.id ?? "", status_id: bird?.status_id ?? "" };
  // The sessions that look at it come and go.
  const { changed } = await changesOf(world.db, as.org_id, { but: ["sessions", "turns"] });
  const routes = world.api.routes.filter(({ method }) => method !== "ALL" && method !== "GET");
  const named = [...new Set(routes.map(({ method, path }) => `${method} ${path.replace(/\/$/, "")}`))];
  expect([named.length > 60, [...sent, ...anybodys].filter((it) => !named.includes(it))]).toEqual([true, []]);
  for (const route of named) {
    const [method = "", pattern = ""] = route.split(" ");
    const path = pattern.replace(/:\w+/g, given.id);
    const { status } = await world.ask(path, { as, method, json: bodies[route]?.(given) ?? {} });
    if (!anybodys.includes(route) && !isOperators(route) && !route.includes(" /api/market/"))
      expect([route, status === 403]).toEqual([route, !sent.includes(route)]);
    expect([route, status < 500, await changed()]).toEqual([route, true, []]);
    if (route === "POST /api/auth/logout") as.token = (await visitor(world)).token;
  }
}, 180_000);

test("a write refused in the demo says so and leads to the sign-up", async () => {
  const world = await newWorld();
  const as = await visitor(world, "pt");
  const headers = { "Accept-Language": "pt" };
  const answer = await world.ask("/api/views/", { as, headers, json: { list: "birds", name: "x", query: "sex=male" } });
  expect([answer.status, await answer.json()]).toMatchObject([
    403,
    { code: "forbidden", detail: expect.stringMatching(/^Este é o plantel de demonstração: .*Crie a sua conta/) },
  ]);
});

test("a demo visitor leaves only a session that ends, which no other visitor sees", async () => {
  const world = await newWorld();
  const one = await visitor(world, "en", { "User-Agent": "Mozilla/5.0 (Nest)", "CF-Connecting-IP": "198.51.100.7" });
  const other = await visitor(world, "en", { "CF-Connecting-IP": "198.51.100.8" });
  const rows = await world.db.select().from(sessions).where(eq(sessions.org_id, one.org_id));
  expect(rows.map(({ ip, user_agent }) => [ip, user_agent])).toEqual([
    ["", ""],
    ["", ""],
  ]);
  for (const as of [one, other]) {
    const { data } = (await (await world.ask("/api/auth/sessions", { as })).json()) as { data: unknown[] };
    expect(data).toMatchObject([{ current: true }]);
  }
  await world.ask("/api/auth/logout", { as: one, method: "POST" });
  expect((await world.ask("/api/auth/me", { as: one })).status).toBe(401);
  expect((await world.ask("/api/auth/me", { as: other })).status).toBe(200);
  await tick(world.db, world.env, new Date(Date.now() + 13 * 3600_000).toISOString());
  expect(await world.db.select().from(sessions).where(eq(sessions.org_id, one.org_id))).toEqual([]);
  expect(await demosIn(world)).toHaveLength(1);
});

test("nobody logs in to the demo by a password, and no mail is written to it", async () => {
  const world = await newWorld();
  const { org_id } = await visitor(world);
  const people = await world.db.select().from(users).where(eq(users.org_id, org_id));
  expect(people).toHaveLength(2);
  for (const { email, password_hash } of people) {
    expect(email).toMatch(/\.invalid$/);
    for (const password of [password_hash, "x"]) {
      const form = new URLSearchParams({ username: email, password });
      expect((await world.ask("/api/auth/login", { form })).status).toBe(401);
    }
    expect((await world.ask("/api/auth/forgot-password", { json: { email } })).status).toBe(202);
  }
  expect(await world.db.select().from(mails)).toEqual([]);
});

test("one network opens the demo twenty times an hour", async () => {
  const world = await newWorld();
  for (let n = 0; n < 20; n += 1) await visitor(world);
  const answer = await world.ask("/api/demo/", { method: "POST" });
  expect([answer.status, Number(answer.headers.get("Retry-After")) > 3000]).toEqual([429, true]);
  const elsewhere = { "CF-Connecting-IP": "198.51.100.9" };
  expect((await world.ask("/api/demo/", { method: "POST", headers: elsewhere })).status).toBe(200);
});

test("a new season has a new flock, in which nobody has grown older, and the last one is gone", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  try {
    vi.setSystemTime("2026-06-30T12:00:00Z");
    const world = await newWorld();
    const open = (language: "pt" | "en") =>
      world.ask("/api/demo/", { method: "POST", headers: { "Accept-Language": language } });
    for (const language of ["pt", "en"] as const) expect((await open(language)).status).toBe(200);
    /** Of those who are no chick of the present season. */
    const youngest = async () => {
      const [row] = await world.db.all<{ day: string }>(
        sql`SELECT max(birth_date) AS day FROM birds WHERE org_id GLOB 'org_demo_pt_*' AND id NOT IN (
          SELECT eggs.chick_id FROM eggs JOIN pairs ON pairs.id = eggs.pair_id
          WHERE eggs.chick_id IS NOT NULL AND pairs.state <> 'ended')`,
      );
      return row?.day.slice(0, 4);
    };
    expect(await youngest()).toBe("2025");
    vi.setSystemTime("2026-07-01T12:00:00Z");
    expect((await open("pt")).status).toBe(200);
    expect(await youngest()).toBe("2026");
    expect((await demosIn(world)).map(({ id }) => id).sort()).toEqual(["org_demo_en_2025", "org_demo_pt_2026"]);
    expect(await world.db.select().from(birds)).toHaveLength(2 * demoBirds);
  } finally {
    vi.useRealTimers();
  }
});
