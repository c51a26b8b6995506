import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@libsql/client";
import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { openDatabase } from "#db/connection.ts";
import { eventually } from "#tests/servers/test-server.ts";
import { startDatabase } from "#worker/local/upkeep/database.ts";
import { openLog } from "#worker/local/upkeep/log.ts";
import { openFaultProxy } from "./fault-proxy.ts";

// A server of one's own, asked as the API worker asks it.
const folder = await mkdtemp(join(tmpdir(), "voliera-streams-"));
let pid: number | undefined;
const { url, kept } = await startDatabase(folder, openLog(folder), (it) => {
  pid = it;
});
const proxy = await openFaultProxy(Number(new URL(url).port));
afterAll(async () => {
  proxy.stop();
  await kept.stop();
  await rm(folder, { recursive: true, force: true });
});
/** One request's database: what it opened, the next may use. */
const request = () => openDatabase({ DATABASE_URL: `http://127.0.0.1:${proxy.port}` }).db;
await request().run(sql`CREATE TABLE nests (id TEXT PRIMARY KEY, eggs INTEGER)`);
await request().run(sql`CREATE TABLE notes (about TEXT)`);
const add = (id: string) => request().run(sql`INSERT INTO nests VALUES (${id}, 0)`);
const eggsIn = async (id: string) =>
  (await request().all<{ eggs: number }>(sql`SELECT eggs FROM nests WHERE id = ${id}`)).map(({ eggs }) => eggs);
const notesAbout = async (id: string) =>
  (await request().all<{ n: number }>(sql`SELECT count(*) AS n FROM notes WHERE about = ${id}`))[0]?.n;

test("two hundred at once are all served, each once", async () => {
  await Promise.all(Array.from({ length: 200 }, (_, at) => add(`storm ${at}`)));
  const [row] = await request().all<{ n: number }>(sql`SELECT count(*) AS n FROM nests WHERE id LIKE 'storm %'`);
  expect(row?.n).toBe(200);
});

test("changes of a stream's last write are not counted for the next request", async () => {
  await add("laid in");
  const write = (id: string) => {
    const db = request();
    return db.batch([
      db.run(sql`UPDATE nests SET eggs = eggs + 1 WHERE id = ${id}`),
      db.run(sql`INSERT INTO notes SELECT ${id} WHERE changes() > 0`),
    ]);
  };
  await write("laid in");
  await write("nobody's");
  expect([await eggsIn("laid in"), await notesAbout("laid in"), await notesAbout("nobody's")]).toEqual([[1], 1, 0]);
});

test("streams at rest hold no picture of the database: a checkpoint passes them", async () => {
  await Promise.all(Array.from({ length: 8 }, () => request().all(sql`SELECT * FROM nests`)));
  await add("after");
  const file = createClient({ url: `file:${join(folder, "database", "dbs", "default", "data")}` });
  const { rows } = await file.execute("PRAGMA wal_checkpoint(PASSIVE)");
  file.close();
  expect(rows[0]).toMatchObject({ busy: 0 });
  expect(Number(rows[0]?.log)).toBe(Number(rows[0]?.checkpointed));
});

test("a refused statement leaves nothing begun: the next request writes and is seen by the one after", async () => {
  await add("taken");
  const db = request();
  const twice = db.batch([
    db.run(sql`INSERT INTO nests VALUES ('half', 0)`),
    db.run(sql`INSERT INTO nests VALUES ('taken', 0)`),
  ]);
  await expect(twice).rejects.toThrow();
  await add("next");
  expect([await eggsIn("half"), await eggsIn("next")]).toEqual([[], [0]]);
});

const expired = JSON.stringify({ message: "The stream has expired due to inactivity", code: "STREAM_EXPIRED" });
const away = { status: "400 Bad Request", type: "application/json", body: expired };
test.each([
  ["ended for being idle", "EXPIRED", { kind: "say", ...away }],
  ["cut off before the question arrived", "RESET", { kind: "reset" }],
] as const)("a stream that was %s is replaced, and the write is done once", async (_, word, fault) => {
  await add("before");
  proxy.arm(word, fault, 1);
  await add(word);
  await request().run(sql`DELETE FROM nests WHERE id = 'before'`);
  expect(await eggsIn(word)).toEqual([0]);
});

test("a database that was killed while streams were kept is asked anew, and has everything", async () => {
  await Promise.all(Array.from({ length: 8 }, () => request().all(sql`SELECT * FROM nests`)));
  const before = pid;
  process.kill(before ?? 0, "SIGKILL");
  await eventually(async () => pid !== before && (await fetch(`${url}/health`).catch(() => undefined))?.ok);
  await add("risen");
  expect([await eggsIn("risen"), await eggsIn("laid in")]).toEqual([[0], [1]]);
});
