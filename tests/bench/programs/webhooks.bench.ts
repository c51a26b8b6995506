import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { loadavg } from "node:os";
import { call } from "#tests/servers/accounts.ts";
import { openTestServer } from "#tests/servers/test-server.ts";
import { addBird, type Keeper, settleKeeper } from "#tests/storms/storm.ts";
import { inQueue, verdict } from "../measures/measure.ts";

// A save of an organisation with five webhooks against one of an organisation that has none, both of one server.

const receiver = createServer((request, response) => {
  request.resume();
  response.writeHead(204).end();
});
await new Promise<void>((resolve) => receiver.listen(0, "localhost", resolve));
const { port } = receiver.address() as AddressInfo;
const server = await openTestServer({ rate_limits: "relaxed" });
try {
  const [without, five] = [await settleKeeper(server), await settleKeeper(server)];
  for (let at = 1; at <= 5; at += 1) {
    const json = { url: `http://localhost:${port}/${at}`, events: ["bird.created", "bird.changed"] };
    const made = await call(server, "/api/webhooks", { token: five.token, json });
    if (made.status !== 201) throw new Error(`a webhook: ${made.status}`);
  }
  const [less, more] = [await savingBy(without), await savingBy(five)];
  const ms = await inQueue(61, { more, less });
  console.log(verdict("a save with five webhooks, against none", ms.more ?? 0, ms.less ?? 0, 1.1));
  console.log(`load ${loadavg().map((it) => it.toFixed(1))}`);
} finally {
  receiver.close();
  await server.stop();
}

/** Changes one bird, another time each time. */
async function savingBy(owner: Keeper) {
  const { data } = (await (await addBird(server, owner, "PT 1")).json()) as { data: { id: string } };
  let version = 1;
  return async () => {
    const json = { name: `Sol ${version}`, version };
    const answer = await fetch(`${server.origin}/api/birds/${data.id}`, {
      method: "PUT",
      headers: { Authorization: `Bearer ${owner.token}`, "Content-Type": "application/json" },
      body: JSON.stringify(json),
    });
    if (answer.status !== 200) throw new Error(`a save: ${answer.status}`);
    version += 1;
    await answer.text();
  };
}
