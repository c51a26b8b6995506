import { expect, test } from "vitest";
import { sharedHouse } from "#tests/stage/house-of-all.ts";
import { call, signUp } from "#tests/stage/resident.ts";

const stage = sharedHouse();

test("six imports that bring the same places at once all find them, and each is there once", async () => {
  const { token } = await signUp(stage);
  for (let round = 1; round <= 10; round += 1) {
    const names = [`Sala ${round} / Bateria 1 / Gaiola 1`, `Sala ${round} / Bateria 1 / Gaiola 2`];
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => call(stage, "/api/birds/import/places", { token, json: { names } })),
    );
    expect([round, answers.map(({ status }) => status)]).toEqual([round, answers.map(() => 201)]);
    await Promise.all(answers.map((answer) => answer.arrayBuffer()));
  }
  const { data } = (await (await call(stage, "/api/places", { token })).json()) as { data: Array<{ name: string }> };
  expect(data.length).toBe(40);
});
