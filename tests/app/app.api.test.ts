import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { newWorld } from "./world.ts";

test("the health check reports the state of the API and the database", async () => {
  const { ask } = await newWorld();
  const answer = await ask("/api/health");
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ status: "ok", database: "ok" });
  expect(answer.headers.get("X-Request-Id")).toBeTruthy();
  expect(answer.headers.get("Server-Timing")).toMatch(/^parse;dur=\d+, db;dur=\d+;desc="1", render;dur=\d+$/);
});

test("R33: an unknown path is a problem in the reader's language", async () => {
  const { ask } = await newWorld();
  const answer = await ask("/api/nothing", { headers: { "Accept-Language": "pt-PT" } });
  expect(answer.status).toBe(404);
  expect(answer.headers.get("Content-Type")).toBe("application/problem+json; charset=utf-8");
  expect(await answer.json()).toMatchObject({ code: "missing", title: "Não encontrado" });
});

test("R33: a known path with the wrong method names the right ones", async () => {
  const { ask } = await newWorld();
  const answer = await ask("/api/health", { method: "PUT" });
  expect(answer.status).toBe(405);
  expect(answer.headers.get("Allow")).toBe("GET");
});

test("parallel health checks write once", async () => {
  const { ask, db } = await newWorld();
  const answers = await Promise.all(Array.from({ length: 200 }, () => ask("/api/health")));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await db.all(sql`SELECT id, beats FROM heartbeats`)).toEqual([{ id: 1, beats: 1 }]);
});

test("a database that answers reads only is not well, and says when to ask again", async () => {
  const { ask, db } = await newWorld();
  await db.run(sql`CREATE TRIGGER stuck BEFORE INSERT ON heartbeats BEGIN SELECT RAISE(ABORT, 'stuck'); END`);
  const answer = await ask("/api/health");
  expect([answer.status, answer.headers.get("Retry-After")]).toEqual([503, "5"]);
  expect(await answer.json()).toMatchObject({ status: 503, code: "unavailable" });
});
