import { expect, test } from "vitest";
import { sharedHouse } from "#tests/stage/house-of-all.ts";
import { call } from "#tests/stage/resident.ts";
import { sized } from "#tests/thorough.ts";
import { addBird, askFrom, type Keeper, settleKeeper, storm, storming, tally } from "./storm.ts";

const stage = sharedHouse();

const total = async ({ token }: Keeper) => {
  const answer = await call(stage, "/api/birds/?page_size=10", { token });
  return ((await answer.json()) as { data: { total: number } }).data.total;
};

test.each([5, 20, 50, 100])("%i hands add a bird to one flock at once, and each is answered", async (hands) => {
  const keeper = await settleKeeper(stage);
  const all = await storm(hands, (at) => addBird(stage, keeper, `PT ${at}`));
  expect(tally(all)).toEqual({ 201: hands });
  expect(await total(keeper)).toBe(hands);
});

test("eight flocks are written to by twenty-five hands each", async () => {
  const keepers = await Promise.all(Array.from({ length: 8 }, () => settleKeeper(stage)));
  const all = await storm(200, (at) => addBird(stage, keepers[at % 8] as Keeper, `PT ${at}`));
  expect(tally(all)).toEqual({ 201: 200 });
  for (const keeper of keepers) expect(await total(keeper)).toBe(25);
});

test("fifty hands write without a pause, past every checkpoint", async () => {
  const keeper = await settleKeeper(stage);
  const all = await storming(50, sized({ all: 15, now: 6 }), (at) => addBird(stage, keeper, `PT ${at}`));
  expect(tally(all)).toEqual({ 201: all.length });
  expect(await total(keeper)).toBe(all.length);
});

test("a hundred and twenty strangers begin to sign up, and writers still write", async () => {
  const flow = { json: { step: "/signup", email: "rui@voliera.test" } };
  const all = await storm(120, (at) => askFrom(stage, `127.0.1.${at + 1}`, "/api/signup-flow/", flow));
  expect(tally(all)).toEqual({ 200: 120 });
  const keeper = await settleKeeper(stage);
  expect((await addBird(stage, keeper, "PT 1")).status).toBe(201);
});
