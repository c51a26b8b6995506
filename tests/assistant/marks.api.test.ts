import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { newWorld } from "#tests/app/world.ts";
import { colleague } from "#tests/members/colleagues.ts";
import type { TurnView } from "#worker/assistant/tools/contract.ts";

test("a mark is feedback, and question and answer go along only with a tick", async () => {
  const { ask, a, db } = await newWorld();
  const answer = await ask("/api/assistant/questions", { as: a, json: { question: "Segredo meu?" } });
  const { data: turn } = (await answer.json()) as { data: TurnView };
  const mark = (json: object) => ask(`/api/assistant/turns/${turn.id}/mark`, { as: a, json });
  const sent = () =>
    db.all<{ type: string; description: string }>(sql`SELECT type, description FROM feedback ORDER BY created_at`);
  const marked = await mark({ mark: "bad" });
  expect(await marked.json()).toMatchObject({ data: { mark: "bad", question: "Segredo meu?" } });
  await mark({ mark: "bad" });
  expect(await sent()).toEqual([{ type: "bug", description: expect.not.stringContaining("Segredo") }]);
  await mark({ mark: "good", share: true });
  expect((await sent())[1]).toEqual({ type: "general", description: expect.stringContaining("Segredo meu?") });
  expect((await mark({ mark: "fine" })).status).toBe(422);
});

test("only the owner says whether a language model may help, with a line in the trail each time it changes", async () => {
  const world = await newWorld();
  const { ask, a, db } = world;
  const settings = async (model?: string) => {
    const answer = await ask("/api/assistant/settings", { as: a, ...(model && { method: "PUT", json: { model } }) });
    return ((await answer.json()) as { data: object }).data;
  };
  expect(await settings()).toMatchObject({ model: "off", set_by: null, set_at: null, is_offered: false });
  expect(await settings("off")).toMatchObject({ model: "off", set_at: null });
  expect(await settings("on")).toMatchObject({ model: "on", set_by: expect.stringContaining(" ") });
  await settings("on");
  expect(await settings("off")).toMatchObject({ model: "off" });
  const lines = await db.all<{ changes: string }>(sql`SELECT changes FROM audit WHERE subject = 'organization'
    AND changes LIKE '%assistant_model%' ORDER BY at, rowid`);
  expect(lines.map(({ changes }) => JSON.parse(changes).assistant_model)).toEqual([
    ["off", "on"],
    ["on", "off"],
  ]);
  const bia = await colleague(world, a, "manager");
  expect((await ask("/api/assistant/settings", { as: bia })).status).toBe(403);
});
