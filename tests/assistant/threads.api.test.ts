import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { newWorld, type Resident } from "#tests/app/world.ts";
import { colleague } from "#tests/members/colleagues.ts";
import type { ThreadView, TurnView } from "#worker/assistant/tools/contract.ts";
import { tick } from "#worker/schedule.ts";

type World = Awaited<ReturnType<typeof newWorld>>;
type Question = { question: string; thread_id?: string };

async function questions({ ask }: World, as: Resident, json: Question, headers: Record<string, string> = {}) {
  const answer = await ask("/api/assistant/questions", { as, json, headers });
  return { status: answer.status, data: ((await answer.json()) as { data: TurnView }).data };
}
const threadsOf = async ({ ask }: World, as: Resident) =>
  ((await (await ask("/api/assistant/threads", { as })).json()) as { data: ThreadView[] }).data;
const turnsOf = async ({ ask }: World, as: Resident, id: string, query = "") => {
  const answer = await ask(`/api/assistant/threads/${id}${query}`, { as });
  return ((await answer.json()) as { data: { turns: TurnView[]; earlier: number | null } }).data;
};

test("a question begins a thread of its name, further ones stand in it, and only who asked sees them", async () => {
  const world = await newWorld();
  const { ask, a } = world;
  const { status, data: first } = await questions(world, a, { question: "  Blah\n blah? " });
  expect([status, first.outcome, first.figures]).toEqual([201, "unknown", {}]);
  const { data: second } = await questions(world, a, { question: "E agora?", thread_id: first.thread_id });
  expect(second.thread_id).toBe(first.thread_id);
  expect(await threadsOf(world, a)).toMatchObject([{ id: first.thread_id, name: "Blah blah?", version: 1 }]);
  expect((await turnsOf(world, a, first.thread_id)).turns).toEqual([first, second]);
  const bia = await colleague(world, a, "manager");
  expect(await threadsOf(world, bia)).toEqual([]);
  const { thread_id } = first;
  const tries = [
    await ask(`/api/assistant/threads/${thread_id}`, { as: bia }),
    await ask(`/api/assistant/threads/${thread_id}`, { as: bia, method: "PUT", json: { name: "x" } }),
    await ask(`/api/assistant/threads/${thread_id}`, { as: bia, method: "DELETE" }),
    await ask(`/api/assistant/turns/${first.id}/mark`, { as: bia, json: { mark: "good" } }),
    await ask("/api/assistant/questions", { as: bia, json: { question: "E?", thread_id } }),
  ];
  expect(tries.map((it) => it.status)).toEqual([404, 404, 404, 404, 404]);
});

test("a thread is renamed by its version and deleted with all in it, one or all", async () => {
  const world = await newWorld();
  const { ask, a, db } = world;
  const { data: turn } = await questions(world, a, { question: "Um?" });
  const at = `/api/assistant/threads/${turn.thread_id}`;
  const rename = async (json: object) => (await ask(at, { as: a, method: "PUT", json })).status;
  expect(await rename({ name: "Ovos", version: 1 })).toBe(200);
  expect(await rename({ name: "Pintos", version: 1 })).toBe(409);
  expect(await rename({ name: " " })).toBe(422);
  expect((await threadsOf(world, a)).map(({ name }) => name)).toEqual(["Ovos"]);
  expect((await ask(at, { as: a, method: "DELETE" })).status).toBe(204);
  await questions(world, a, { question: "Dois?" });
  expect((await ask("/api/assistant/threads", { as: a, method: "DELETE" })).status).toBe(204);
  expect(await db.all(sql`SELECT id FROM assistant_turns`)).toEqual([]);
});

test("the same key is answered once, also by two at once, and refused with another question", async () => {
  const world = await newWorld();
  const { a, db } = world;
  const headers = { "Idempotency-Key": "um" };
  const json = { question: "Quantas?" };
  const [one, two] = await Promise.all([questions(world, a, json, headers), questions(world, a, json, headers)]);
  expect([one.status, two.data.id]).toEqual([201, one.data.id]);
  expect((await questions(world, a, json, headers)).data).toEqual(one.data);
  expect((await questions(world, a, { question: "Outra?" }, headers)).status).toBe(409);
  expect(await db.all(sql`SELECT id FROM assistant_turns`)).toHaveLength(1);
});

test("twenty questions are answered in a minute, and the next one says when to come back", async () => {
  const world = await newWorld();
  const { ask, a } = world;
  for (let n = 0; n < 20; n += 1) expect((await questions(world, a, { question: `${n}?` })).status).toBe(201);
  const answer = await ask("/api/assistant/questions", { as: a, json: { question: "Mais uma?" } });
  expect([answer.status, Number(answer.headers.get("Retry-After")) > 0]).toEqual([429, true]);
  expect((await questions(world, await colleague(world, a, "viewer"), { question: "E eu?" })).status).toBe(201);
});

test("a question too long, of nothing or of another organisation's thread is refused", async () => {
  const world = await newWorld();
  const { ask, a, b } = world;
  const { data } = await questions(world, b, { question: "Meu?" });
  const status = async (json: object) => (await ask("/api/assistant/questions", { as: a, json })).status;
  expect(await status({ question: "x".repeat(100_000) })).toBe(422);
  expect(await status({ question: "x".repeat(1001) })).toBe(422);
  expect(await status({ question: " " })).toBe(422);
  expect(await status({ question: "x", thread_id: data.thread_id })).toBe(404);
  expect(await status({ question: "x", before: { tool: "erase", arguments: {} } })).toBe(422);
  expect(await status({ question: "x", org_id: b.org_id })).toBe(403);
});

test("the oldest threads and turns make room for new ones", async () => {
  const world = await newWorld({ RATE_LIMITS: "relaxed" });
  const { a, db } = world;
  const { data: first } = await questions(world, a, { question: "Primeira?" });
  await db.run(sql`WITH RECURSIVE n(i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i < 100)
    INSERT INTO assistant_turns (id, org_id, thread_id, position, question, language, outcome, arguments, figures, answer,
      created_at) SELECT id || i, org_id, thread_id, i, question, language, outcome, arguments, figures, answer, created_at
    FROM assistant_turns, n`);
  const { data: last } = await questions(world, a, { question: "Última?", thread_id: first.thread_id });
  const { turns, earlier } = await turnsOf(world, a, first.thread_id);
  expect([turns.length, turns.at(-1), earlier]).toEqual([30, last, 72]);
  expect((await turnsOf(world, a, first.thread_id, `?before=${earlier}`)).turns).toHaveLength(30);
  const [{ n, low } = { n: 0, low: 0 }] = await db.all<{ n: number; low: number }>(
    sql`SELECT count(*) AS n, min(position) AS low FROM assistant_turns`,
  );
  expect([n, low]).toEqual([100, 2]);
  await db.run(sql`WITH RECURSIVE n(i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i < 200)
    INSERT INTO assistant_threads (id, org_id, user_id, name, asked_at, created_at, updated_at)
    SELECT id || i, org_id, user_id, name, '2020-01-01', created_at, updated_at FROM assistant_threads, n`);
  const { data: fresh } = await questions(world, a, { question: "Nova?" });
  const threads = await threadsOf(world, a);
  expect([threads.length, threads[0]?.id, threads.some(({ id }) => id === first.thread_id)]).toEqual([
    ...[200, fresh.thread_id, true],
  ]);
});

test("questions go after 365 days, and with whoever asked them", async () => {
  const world = await newWorld();
  const { ask, a, db, env } = world;
  const bia = await colleague(world, a, "keeper");
  await questions(world, a, { question: "Minha?" });
  await questions(world, bia, { question: "Dela?" });
  expect((await ask(`/api/members/${bia.user_id}`, { as: a, method: "DELETE" })).status).toBe(200);
  expect(await db.all(sql`SELECT user_id FROM assistant_threads`)).toEqual([{ user_id: a.user_id }]);
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  await tick(db, env, inDays(364));
  expect(await db.all(sql`SELECT id FROM assistant_turns`)).toHaveLength(1);
  await tick(db, env, inDays(366));
  expect(await db.all(sql`SELECT id FROM assistant_turns UNION ALL SELECT id FROM assistant_threads`)).toEqual([]);
});
