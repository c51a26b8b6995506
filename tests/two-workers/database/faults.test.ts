import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { call } from "#tests/servers/accounts.ts";
import { startTestServer } from "#tests/servers/test-server.ts";
import { addBird, received, settleKeeper } from "#tests/storms/storm.ts";
import { startDatabase } from "#worker/local/upkeep/database.ts";
import { openLog } from "#worker/local/upkeep/log.ts";
import { type Fault, openFaultProxy } from "./fault-proxy.ts";

const folder = await mkdtemp(join(tmpdir(), "voliera-faults-"));
const { url, kept } = await startDatabase(folder, openLog(folder), () => {});
const proxy = await openFaultProxy(Number(new URL(url).port));
const server = await startTestServer({ env: { DATABASE_URL: `http://127.0.0.1:${proxy.port}` } });
afterAll(async () => {
  proxy.stop();
  await kept.stop();
  await rm(folder, { recursive: true, force: true });
});
const keeper = await settleKeeper(server);

const birdsWith = async (q: string) => {
  const answer = await call(server, `/api/birds/?q=${q}&page_size=10`, keeper);
  return { status: answer.status, total: ((await answer.json()) as { data?: { total: number } }).data?.total };
};
const full = JSON.stringify({ message: "SQLite error: database or disk is full", code: "SQLITE_FULL" });
const page: Fault = { kind: "say", status: "200 OK", type: "text/html", body: "<h1>Welcome to the wifi</h1>" };
const refused: Fault = { kind: "say", status: "429 Too Many Requests", type: "text/plain", body: "too many" };

/** Faults that pass: the bird is made, once. */
const passing: Array<[word: string, fault: Fault, times: number]> = [
  ["ONCERESET", { kind: "reset" }, 1],
  ["ONCESWALLOWED", { kind: "swallow" }, 1],
  ["ONCECUT", { kind: "cut" }, 1],
  ["TWICEREFUSED", refused, 2],
];
test.each(passing)("a bird is added, and once, though its question met %s", async (word, fault, times) => {
  proxy.arm(word, fault, times);
  expect((await addBird(server, keeper, word)).status).toBe(201);
  expect(await birdsWith(word)).toEqual({ status: 200, total: 1 });
});

/** Faults that stay: who asks is told to come back. */
const staying: Array<[word: string, fault: Fault]> = [
  ["EVERRESET", { kind: "reset" }],
  ["EVERSWALLOWED", { kind: "swallow" }],
  ["EVERCUT", { kind: "cut" }],
  ["EVERREFUSED", refused],
  ["EVERELSEWHERE", page],
  ["EVERBROKEN", { kind: "say", status: "502 Bad Gateway", type: "text/html", body: "<h1>Bad gateway</h1>" }],
  ["EVERFULL", { kind: "say", status: "400 Bad Request", type: "application/json", body: full }],
  ["EVERSILENT", { kind: "silence" }],
  ["EVERDRIPPING", { kind: "drip" }],
];
// Both wait for ten seconds; they may do so together.
test.concurrent("requests while the database gives no answer are told to come back, never answered 500", async () => {
  for (const [word, fault] of staying) proxy.arm(word, fault);
  const entries = staying.flatMap(([word]) => [
    received(addBird(server, keeper, word)).then(({ status, retryAfter }) => [word, "write", status, retryAfter]),
    received(call(server, `/api/birds/?q=${word}`, keeper)).then(({ status, retryAfter }) => [
      word,
      "read",
      status,
      retryAfter,
    ]),
  ]);
  const wanted = staying.flatMap(([word]) => [
    [word, "write", 503, "5"],
    [word, "read", 503, "5"],
  ]);
  expect(await Promise.all(entries)).toEqual(wanted);
});

test.concurrent("all queries of a request share one timeout", async () => {
  const father = await addBird(server, keeper, "PT FATHER");
  const { data } = (await father.json()) as { data: { id: string } };
  // Each would do alone, and the two of a bird with a parent take twelve seconds.
  proxy.arm("EVERSLOW", { kind: "delay", ms: 6_000 });
  expect((await addBird(server, keeper, "EVERSLOW", { father_id: data.id })).status).toBe(503);
});

test("the server is healthy after all faults", async () => {
  expect((await call(server, "/api/health")).status).toBe(200);
  expect((await addBird(server, keeper, "PT LAST")).status).toBe(201);
  const log = await server.log();
  expect(log).toContain('"message":"database away"');
  expect(log).not.toContain("urn:voliera:problem:bug");
});
