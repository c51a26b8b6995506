import { expect, test } from "vitest";
import { newFarm } from "./farm/build.ts";

test("the farm stands as its book says", async () => {
  const { ask, a, ids } = await newFarm();
  const answer = await ask("/api/birds?status_id=present&page_size=100", { as: a });
  const body = (await answer.json()) as { total: number };
  console.log(ids.size, JSON.stringify(body).slice(0, 300));
  expect(answer.status).toBe(200);
});
