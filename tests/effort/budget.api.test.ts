import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#db/connection.ts";
import { makeFor } from "#tests/app/make.ts";
import { newWorld, type Resident, tripsOf } from "#tests/app/world.ts";
import { csvOf, formOf } from "#tests/spreadsheets/sheets.ts";
import { createApi } from "#worker/api.ts";
import { limitConcurrency } from "#worker/effort/concurrency-limiter.ts";
import { type PricedRoute, prices } from "#worker/effort/prices.ts";
import { budget } from "#worker/effort/rate-limiter.ts";
import { newRateBudget } from "#worker/rate-budget.ts";

/** An app that asks the database for every millisecond. */
async function strictWorld(vars: Parameters<typeof newWorld>[0] = {}) {
  const world = await newWorld(vars);
  const api = createApi(world.open, newRateBudget(0));
  async function call(route: string, as?: Resident, sent?: unknown, ip = "192.0.2.1"): Promise<Response> {
    const json = sent instanceof FormData ? undefined : sent;
    const [method = "", path = ""] = route.split(" ");
    const headers = {
      "Accept-Language": "en",
      "CF-Connecting-IP": ip,
      ...(as && { Authorization: `Bearer ${as.token}` }),
      ...(json !== undefined && { "Content-Type": "application/json" }),
    };
    const init = {
      method,
      headers,
      ...(sent !== undefined && { body: sent instanceof FormData ? sent : JSON.stringify(sent) }),
    };
    return api.request(`http://voliera.test${path.replace(/:[a-z]+/g, "x")}`, init, world.env);
  }
  return { ...world, api, call };
}

const spent = (db: Database, key: string) =>
  db.run(sql`INSERT INTO rate_counters (key, n, ends_at)
    VALUES (${key}, ${budget}, ${new Date(Date.now() + 30_000).toISOString()})`);

const routes = Object.keys(prices) as PricedRoute[];
const dear = [
  ...["POST /api/birds/kinship/recompute", "GET /api/birds/kinship/diversity", "GET /api/birds/kinship/matrix"],
  ...["GET /api/birds/:id/mates", "GET /api/birds/:id/pedigree", "GET /api/birds/:id/certificate.pdf"],
  ...["POST /api/birds/labels/pdf", "POST /api/places/labels/pdf", "GET /api/birds/export", "GET /api/archive"],
  ...["POST /api/birds/import", "POST /api/birds/import/checks", "POST /api/places/:id/cages"],
  ...["POST /api/archive/restore", "POST /api/birds/trash/erase", "GET /api/shared/pedigrees/:token"],
];

test("every expensive route has a price, and every price belongs to a route", async () => {
  const { api } = await strictWorld();
  expect(dear.filter((route) => !routes.includes(route as PricedRoute))).toEqual([]);
  const known = new Set(api.routes.map(({ method, path }) => `${method} ${path.replace(/\/$/, "")}`));
  expect(routes.filter((route) => !known.has(route))).toEqual([]);
});

test("expensive requests beyond an organisation's budget are refused; other organisations are not affected", async () => {
  const world = await strictWorld();
  const { db, call, a, b } = world;
  const bird = await makeFor(world, a).bird();
  const place = (await (await world.ask("/api/places", { as: a, json: { name: "C1", kind: "cage" } })).json()) as {
    data: { id: string };
  };
  await spent(db, `work:${a.org_id}`);
  await spent(db, "work.ip:192.0.2.1");
  for (const route of routes) {
    const isAnonymous = route.includes("/shared/");
    const ids = route.includes("places/labels") ? [place.data.id] : [bird.id];
    const file = formOf(
      "flock.csv",
      csvOf([
        ["Ring", "Species"],
        ["A", "Canário"],
      ]),
    );
    const isFile = /import(\/checks)?$/.test(route);
    const json = isFile ? file : route.startsWith("POST") ? { ids, sheet: "a4_24" } : undefined;
    const refused = await call(route, isAnonymous ? undefined : a, json);
    const problem = (await refused.json()) as { code: string; detail: string };
    expect([route, refused.status, problem.code]).toEqual([route, 429, "too_many"]);
    const wait = Number(refused.headers.get("Retry-After"));
    expect([route, wait > 0 && wait <= 30, problem.detail.includes(`Wait ${wait} seconds`)]).toEqual([
      route,
      true,
      true,
    ]);
    await db.run(sql`DELETE FROM rate_counters WHERE key = ${`work:${b.org_id}`}`);
    const theirs = await call(route, isAnonymous ? undefined : b, json, "192.0.2.2");
    await theirs.arrayBuffer();
    expect([route, theirs.status === 429]).toEqual([route, false]);
  }
});

test("a client in a loop is refused when its budget of the minute is spent, and served again in the next", async () => {
  const { db, call, a, b } = await strictWorld();
  const statuses: number[] = [];
  for (let turn = 0; turn < 65; turn += 1) statuses.push((await call("GET /api/birds/:id/mates", a)).status);
  expect([statuses.indexOf(429), statuses.lastIndexOf(404)]).toEqual([60, 59]);
  expect((await call("GET /api/birds/:id/mates", b)).status).toBe(404);
  await db.run(sql`UPDATE rate_counters SET ends_at = ${new Date().toISOString()}`);
  expect((await call("GET /api/birds/:id/mates", a)).status).toBe(404);
});

test("the price grows with the amount requested", () => {
  const queryOf = (given: Record<string, string[]>) => (name: string) => given[name] ?? [];
  const pedigree = prices["GET /api/birds/:id/pedigree"].ms;
  expect(pedigree(queryOf({ ancestors: ["6"], descendants: ["6"] }))).toBeGreaterThan(6 * pedigree(queryOf({})));
  const matrix = prices["GET /api/birds/kinship/matrix"].ms;
  expect(matrix(queryOf({ ids: [Array(80).fill("x").join(",")] }))).toBeGreaterThan(
    5 * matrix(queryOf({ ids: ["x"] })),
  );
  const labels = prices["POST /api/birds/labels/pdf"].late;
  expect(labels(500)).toBeGreaterThan(10 * labels(1));
  const table = prices["POST /api/birds/import"].late;
  expect(table(600_000)).toBeGreaterThan(5 * table(2000));
  // Nobody can lower a price by asking for nonsense.
  expect(pedigree(queryOf({ ancestors: ["-9"], descendants: ["NaN"] }))).toBeGreaterThan(0);
});

test("an ordinary question asks the database no more often than before, and relaxed limits refuse nobody", async () => {
  const world = await newWorld();
  const bird = await makeFor(world, world.a).bird();
  const before = tripsOf(world.db).length;
  expect((await world.ask(`/api/birds/${bird.id}/pedigree`, { as: world.a })).status).toBe(200);
  expect(tripsOf(world.db).length - before).toBe(1);
  const relaxed = await strictWorld({ RATE_LIMITS: "relaxed" });
  await spent(relaxed.db, `work:${relaxed.a.org_id}`);
  expect((await relaxed.call("GET /api/birds/:id/mates", relaxed.a)).status).toBe(404);
});

test("an isolate computes at most two expensive answers of one organisation at a time, without delaying others", async () => {
  const runningWork = new Map();
  let [now, most, done] = [0, 0, 0];
  const answer = async () => {
    now += 1;
    most = Math.max(most, now);
    await new Promise((resolve) => setTimeout(resolve, 40));
    now -= 1;
    done += 1;
  };
  const ours = Promise.all(Array.from({ length: 7 }, () => limitConcurrency(runningWork, "a", answer)));
  expect(await limitConcurrency(runningWork, "b", async () => done)).toBe(0);
  await ours;
  expect([most, done, runningWork.size]).toEqual([2, 7, 0]);
  await expect(limitConcurrency(runningWork, "a", () => Promise.reject(new Error("broke")))).rejects.toThrow("broke");
  // A request that was broken off never says that it ended.
  runningWork.set("a", new Set([{ since: Date.now() - 11_000 }, { since: Date.now() - 12_000 }]));
  expect(await limitConcurrency(runningWork, "a", async () => "served")).toBe("served");
});

test("an expensive request repeated because its caller changed does not wait for itself", async () => {
  const { ask, a, db } = await newWorld();
  const both = () => Promise.all([ask("/api/results", { as: a }), ask("/api/round", { as: a })]);
  expect((await both()).map(({ status }) => status)).toEqual([200, 200]);
  await db.run(sql`UPDATE users SET last_name = 'Pinho' WHERE id = ${a.user_id}`);
  const answers = await both();
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(answers.every(({ headers }) => headers.has("X-Renewed-Token"))).toBe(true);
});

test("birds are moved by their number's price: what writes a line for each is no way round the budget", async () => {
  const { db, call, a } = await strictWorld();
  const paid = async (count: number) => {
    await db.run(sql`DELETE FROM rate_counters`);
    const ids = Array.from({ length: count }, (_, at) => `bird_${at}`);
    await call("POST /api/birds/move", a, { ids, place_id: null });
    const [row] = await db.all<{ n: number }>(sql`SELECT n FROM rate_counters WHERE key = ${`work:${a.org_id}`}`);
    return row?.n ?? 0;
  };
  expect([await paid(1), await paid(5000)]).toEqual([3, 302]);
});
