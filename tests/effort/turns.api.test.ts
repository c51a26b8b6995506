import { sql } from "drizzle-orm";
import { expect, onTestFinished, test, vi } from "vitest";
import type { Database } from "#db/connection.ts";
import { makeFor } from "#tests/app/make.ts";
import { newWorld, type Resident, settle } from "#tests/app/world.ts";
import { csvOf, formOf } from "#tests/spreadsheets/sheets.ts";
import { inQueue } from "#worker/effort/work-queue.ts";
import { Refusal } from "#worker/refusal.ts";

/** Takes the turn of an organisation for an action that lasts until it is ended. */
async function busy(db: Database, { org_id }: Pick<Resident, "org_id">, kind: "import" | "restore" = "import") {
  let end = () => {};
  const lasting = new Promise<void>((resolve) => (end = resolve));
  let began = () => {};
  const beginning = new Promise<void>((resolve) => (began = resolve));
  const action = inQueue({ db, org_id, user_id: "other" }, kind, {
    do: () => {
      began();
      return lasting;
    },
  });
  await Promise.race([beginning, action]);
  return async () => {
    end();
    await action;
  };
}
const turnsIn = (db: Database) => db.all<{ org_id: string; begun_at: string | null }>(sql`SELECT * FROM turns`);
const flock = () =>
  formOf(
    "flock.csv",
    csvOf([
      ["Ring", "Species"],
      ["A", "Canário"],
    ]),
  );
const soon = new Date(Date.now() + 3_600_000).toISOString();

async function desk() {
  const world = await newWorld();
  await makeFor(world, world.a).species({ common_name: "Canário" });
  const bring = (as = world.a, headers = {}) => world.ask("/api/birds/import", { as, form: flock(), headers });
  return { ...world, bring };
}

test("an import during another large job of its organisation is answered with its queue position and Retry-After", async () => {
  const { db, a, bring } = await desk();
  const end = await busy(db, a);
  const refused = await bring(a, { "Accept-Language": "pt" });
  expect([refused.status, refused.headers.get("Retry-After")]).toEqual([429, "3"]);
  expect(await refused.json()).toMatchObject({
    code: "too_many",
    current: { place: 1 },
    detail: expect.stringContaining("é a 1.ª na fila"),
  });
  await end();
  expect((await bring()).status).toBe(200);
  expect(await turnsIn(db)).toEqual([]);
});

test("a short wait ends without another request", async () => {
  const { db, a, bring } = await desk();
  const end = await busy(db, a);
  const [answer] = await Promise.all([bring(), new Promise((resolve) => setTimeout(resolve, 300)).then(end)]);
  expect(answer.status).toBe(200);
});

test("at most two large jobs run at a time, and queued ones run in order", async () => {
  const { db, env, a, b, bring } = await desk();
  const c = await settle(db, env, "Viveiro C");
  const [endA, endB] = [await busy(db, a), await busy(db, b, "restore")];
  const third = await bring(c);
  expect([third.status, await third.json()]).toMatchObject([429, { current: { place: 1 } }]);
  const fourth = await bring(await settle(db, env, "Viveiro D"));
  expect([fourth.status, fourth.headers.get("Retry-After"), await fourth.json()]).toMatchObject([
    ...[429, "6"],
    { current: { place: 2 } },
  ]);
  await endA();
  const e = await settle(db, env, "Viveiro E");
  // C and D stand before E; one of two is free, and it is kept for C.
  await expect(inQueue({ db, org_id: e.org_id }, "erase", { do: async () => "done" })).rejects.toBeInstanceOf(Refusal);
  expect((await bring(c)).status).not.toBe(429);
  await endB();
});

test("a job or a queued request that died stops blocking others", async () => {
  const { db, a, b, bring } = await desk();
  const at = new Date(Date.now() - 1000).toISOString();
  for (const [id, { org_id }, begun] of [
    ["turn_1", a, at],
    ["turn_2", b, at],
    ["turn_3", b, null],
  ] as const)
    await db.run(sql`INSERT INTO turns (id, org_id, kind, ticket, since, until, begun_at)
      VALUES (${id}, ${org_id}, 'import', ${id}, ${at}, ${soon}, ${begun})`);
  expect((await bring()).status).toBe(429);
  await db.run(sql`UPDATE turns SET until = ${at}`);
  expect((await bring()).status).toBe(200);
  expect(await turnsIn(db)).toEqual([]);
});

test("a job that is refused or fails leaves the queue", async () => {
  const { db, a, ask } = await desk();
  const nothing = await ask("/api/archive/restore", { as: a, json: { digest: "0".repeat(64) } });
  expect(nothing.status).toBe(409);
  await expect(
    inQueue({ db, org_id: a.org_id }, "import", { do: () => Promise.reject(new Error("broke")) }),
  ).rejects.toThrow("broke");
  expect(await turnsIn(db)).toEqual([]);
});

test("an erasing, a recomputation, an undoing and a restore wait for the import of their organisation", async () => {
  const { db, a, b, ask, bring } = await desk();
  const { data } = (await (await bring()).json()) as { data: { id: string } };
  const end = await busy(db, a);
  const actions: Array<[string, unknown]> = [
    ["/api/birds/trash/erase", { ids: ["bird_1"] }],
    ["/api/birds/kinship/recompute", {}],
    [`/api/birds/import/${data.id}/undo`, {}],
    ["/api/archive/restore", { digest: "0".repeat(64) }],
  ];
  const answers = await Promise.all(
    actions.map(async ([path, json]) => [path, (await ask(path, { as: a, json })).status]),
  );
  expect(answers).toEqual(actions.map(([path]) => [path, 429]));
  expect((await ask("/api/birds/kinship/recompute", { as: b, json: {} })).status).toBe(200);
  await end();
  for (const [path, json] of actions.slice(0, 3))
    expect([path, (await ask(path, { as: a, json })).status]).toEqual([path, 200]);
});

test("a long job keeps its turn while it runs", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const { db, a, bring } = await desk();
  const end = await busy(db, a);
  for (let seconds = 0; seconds < 40; seconds += 4) {
    await vi.advanceTimersByTimeAsync(4_000);
    await vi.waitFor(async () => {
      const [turn] = await db.all<{ until: string }>(sql`SELECT until FROM turns`);
      expect(Date.parse(turn?.until ?? "") - Date.now()).toBeGreaterThan(10_000);
    });
  }
  expect((await bring()).status).toBe(429);
  await end();
  expect((await bring()).status).toBe(200);
});
