import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { createClient } from "@libsql/client";
import { createClient as createRemote } from "@libsql/client/web";
import { expect, type TestContext, test } from "vitest";
import { call, signUp } from "#tests/servers/accounts.ts";
import { breakableServer } from "#tests/servers/shared-server.ts";
import { fill, newDisk } from "#tests/servers/small-disk.ts";
import { eventually, openTestServer, startTestServer, type TestServer } from "#tests/servers/test-server.ts";

// The faults take their time to be sure of: each has a server of its own, and they happen at once.
const server = breakableServer();
const hanging = await startTestServer();

const isWell = (server: TestServer) => async () => (await call(server, "/api/health")).ok;

/** Somebody else holds the place of the writer, as sqld's own queue does when it is stuck: reads work, writes never. */
async function holdTheLock(onTestFinished: TestContext["onTestFinished"]) {
  const client = createClient({ url: `file:${join(server.dataDir, "database", "dbs", "default", "data")}` });
  const held = await client.transaction("write");
  const letGo = async () => {
    if (!held.closed) await held.rollback();
    client.close();
  };
  onTestFinished(letGo);
  return letGo;
}

test.concurrent("a database that answers only reads is unhealthy, restarted, and keeps its data", async ({
  onTestFinished,
}) => {
  const { token } = await signUp(server);
  const before = await server.parts();
  const loggedBefore = (await server.log()).length;
  const letGo = await holdTheLock(onTestFinished);
  const sick = await eventually(async () => {
    const answer = await call(server, "/api/health");
    return !answer.ok && answer;
  });
  expect([sick.status, Number(sick.headers.get("Retry-After")) > 0]).toEqual([503, true]);
  expect((await call(server, "/api/auth/me", { token })).status).toBe(200);
  await eventually(async () => (await server.parts()).database !== before.database, 60);
  await letGo();
  await eventually(isWell(server), 30);
  expect((await call(server, "/api/auth/me", { token })).status).toBe(200);
  expect((await server.log()).slice(loggedBefore)).toContain("The database runs but has not done its work");
});

test.concurrent("a database that hangs is started anew", async () => {
  const { database } = await hanging.parts();
  process.kill(database, "SIGSTOP");
  await eventually(async () => (await hanging.parts()).database !== database, 90);
  await eventually(isWell(hanging), 30);
});

const disk = newDisk();

test.concurrent("a full disk loses nothing, and the server goes on when there is room again", async (now) => {
  if (!disk) return now.skip("nobody may make a disk here");
  const server = await openTestServer({ disk: disk.path });
  now.onTestFinished(() => server.stop().finally(disk.remove));
  const { token } = await signUp(server);
  const before = await server.parts();
  const makeRoom = fill(disk);
  await eventually(async () => !(await isWell(server)()));
  // Longer than a stuck database is borne: one that lacks room must not be ended, it would not come up again.
  for (const started = Date.now(); Date.now() - started < 25_000; await wait(250)) {
    const answers = await Promise.all([call(server, "/api/health"), call(server, "/api/auth/me", { token })]);
    // A checkpoint may find it room for a write or two within its own files: then it is well, and says so.
    expect([200, 503]).toContain(answers[0]?.status);
    expect(answers[1]?.status).toBe(200);
  }
  expect(await server.parts()).toEqual(before);
  makeRoom();
  await eventually(isWell(server), 30);
  expect((await call(server, "/api/auth/me", { token })).status).toBe(200);
  await signUp(server);
  await eventually(async () => (await server.log()).includes("found no room"));
});

test("however many ask the workers for their health, there is at most one write a second", async () => {
  const client = createRemote({ url: server.databaseUrl });
  const beats = async () => Number((await client.execute("SELECT beats FROM heartbeats")).rows[0]?.beats);
  await eventually(isWell(server));
  const [before, started] = [await beats(), Date.now()];
  const answers = await Promise.all(Array.from({ length: 300 }, () => call(server, "/api/health")));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await beats()) - before).toBeLessThanOrEqual(1 + Math.ceil((Date.now() - started) / 1000));
});

test("the server goes on when nobody reads its output", async () => {
  hanging.hangUp();
  const { database } = await hanging.parts();
  await hanging.killDatabase();
  await eventually(async () => (await hanging.parts()).database !== database, 30);
  await eventually(isWell(hanging), 30);
});
