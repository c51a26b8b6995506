import { expect, test } from "vitest";
import { made } from "#tests/app/strangers.ts";
import { newWorld } from "#tests/app/world.ts";
import { machine } from "#tests/incubators/incubators-world.ts";
import type { TurnView } from "#worker/assistant/tools/contract.ts";

test("machines and what needs attention are asked where devices come in too", async () => {
  const world = await newWorld();
  const { ask, a } = world;
  await made(world, a, "/api/incubators", { json: machine });
  const turn = async (question: string) => {
    const answer = await ask("/api/assistant/questions", { as: a, json: { question } });
    return ((await answer.json()) as { data: TurnView }).data;
  };
  expect(await turn("Como estão as incubadoras?")).toMatchObject({ outcome: "answered", figures: { total: 1 } });
  expect(await turn("Que tarefas precisam de mais atenção?")).toMatchObject({ outcome: "answered" });
});
