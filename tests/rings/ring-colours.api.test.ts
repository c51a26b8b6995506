import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { newWorld } from "#tests/app/world.ts";
import type { ColourOfYear } from "#worker/rings/colours.ts";

test("an organisation's own ring colours stand before the usual ones, and go back to them", async () => {
  const { ask, a, b, db } = await newWorld();
  const put = (colours: object, as = a) => ask("/api/ring-colours", { as, method: "PUT", json: { colours } });
  const of = async (year: number, as = a) => {
    const answer = await ask("/api/ring-colours", { as });
    return ((await answer.json()) as { data: ColourOfYear[] }).data.find((it) => it.year === year);
  };
  expect(await of(2024)).toEqual({ year: 2024, usual: "red", doubtful: false, own: null });
  expect((await put({ 2024: "silver", 1998: "green" })).status).toBe(200);
  expect(await of(2024)).toMatchObject({ usual: "red", own: "silver" });
  expect(await of(1998)).toEqual({ year: 1998, usual: null, doubtful: false, own: "green" });
  expect(await of(2024, b)).toMatchObject({ own: null });
  await put({ 2024: null });
  expect([(await of(2024))?.own, (await of(1998))?.own]).toEqual([null, "green"]);
  for (const wrong of [{ 24: "red" }, { 2024: "plaid" }, { never: "red" }]) expect((await put(wrong)).status).toBe(422);
  await db.run(sql`UPDATE users SET role = 'keeper' WHERE id = ${a.user_id}`);
  expect((await put({ 2024: "red" })).status).toBe(403);
});
