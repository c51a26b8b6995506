import { expect, test } from "vitest";
import { call, signUp } from "#tests/servers/accounts.ts";
import { sharedServer } from "#tests/servers/shared-server.ts";

const server = sharedServer();
const clients = 8;

test("a feed round that many book at once is fed once, and taken back at once it is taken back once", async () => {
  const { token } = await signUp(server);
  const send = async <Data = { id: string }>(path: string, json?: object) => {
    const answer = await call(server, `/api/${path}`, { token, ...(json && { json }) });
    return { status: answer.status, ...((await answer.json()) as { data: Data }) };
  };
  const atOnce = async (path: string, json: object) =>
    (await Promise.all(Array.from({ length: clients }, () => send(path, json)))).map(({ status }) => status).sort();
  const item = await send("stock", { name: "Mistura", category: "seed", unit: "g" });
  const balance = async () => (await send<{ balance: number }>(`stock/${item.data.id}`)).data.balance;
  const lines = [{ item_id: item.data.id, quantity: 600 }];
  const { data } = await send<{ id: string; first_on: string }>("feed-rounds", { name: "Manhã", lines });
  const on = { on: data.first_on };
  expect(await atOnce(`feed-rounds/${data.id}/book`, on)).toEqual([
    201,
    ...Array.from({ length: clients - 1 }, () => 409),
  ]);
  expect(await balance()).toBe(-600);
  expect(await atOnce(`feed-rounds/${data.id}/undo`, on)).toEqual(Array.from({ length: clients }, () => 200));
  expect(await balance()).toBe(0);
});
