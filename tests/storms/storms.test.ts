import { expect, test } from "vitest";
import { call } from "#tests/servers/accounts.ts";
import { sharedServer } from "#tests/servers/shared-server.ts";
import { sized } from "#tests/thorough.ts";
import { addBird, askFrom, type Keeper, settleKeeper, storm, storming, tally } from "./storm.ts";

const server = sharedServer();

const total = async ({ token }: Keeper) => {
  const answer = await call(server, "/api/birds/?page_size=10", { token });
  return ((await answer.json()) as { data: { total: number } }).data.total;
};

test.each([5, 20, 50, 100])("%i hands add a bird to one flock at once, and each is answered", async (clients) => {
  const keeper = await settleKeeper(server);
  const all = await storm(clients, (at) => addBird(server, keeper, `PT ${at}`));
  expect(tally(all)).toEqual({ 201: clients });
  expect(await total(keeper)).toBe(clients);
});

test("eight flocks are written to by twenty-five clients each", async () => {
  const keepers = await Promise.all(Array.from({ length: 8 }, () => settleKeeper(server)));
  const all = await storm(200, (at) => addBird(server, keepers[at % 8] as Keeper, `PT ${at}`));
  expect(tally(all)).toEqual({ 201: 200 });
  for (const keeper of keepers) expect(await total(keeper)).toBe(25);
});

test("fifty clients write without pause across checkpoints", async () => {
  const keeper = await settleKeeper(server);
  const all = await storming(50, sized({ all: 15, now: 6 }), (at) => addBird(server, keeper, `PT ${at}`));
  expect(tally(all)).toEqual({ 201: all.length });
  expect(await total(keeper)).toBe(all.length);
});

test("writes go on while 120 visitors sign up", async () => {
  const flow = { json: { step: "/signup", email: "rui@voliera.test" } };
  const all = await storm(120, (at) => askFrom(server, `127.0.1.${at + 1}`, "/api/signup-flow/", flow));
  expect(tally(all)).toEqual({ 200: 120 });
  const keeper = await settleKeeper(server);
  expect((await addBird(server, keeper, "PT 1")).status).toBe(201);
});
